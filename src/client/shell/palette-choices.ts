import { documentKinds, documentKindValues, documentLabels } from '#documents/labels.ts';
import { documentGroups } from '#documents/kit/labels.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import type { SearchResults } from '#shared/search.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { mainDestinations, quickScreens, systemDestinations } from './navigation.ts';
import { newCommitmentId, type Choice, type ChoiceSort } from './palette-choice.ts';
import { beginsWordsOf, wordsOf } from './palette-words.ts';

/** The headings, in the order of the list. */
const sortLabels: Readonly<Record<ChoiceSort, string>> = {
  screen: 'Telas',
  action: 'Ações Inteligentes',
  conversation: 'Conversas',
  commitment: 'Combinados',
  employee: 'Colaboradores',
  team: 'Equipes',
  diary: 'Diário do Líder',
  document: 'Documentos',
};

/** Screens that another one holds: no link of the sidebar leads there. */
const heldScreens = [
  { path: '/colaboradores?visao=espelho', title: 'Espelho' },
  { path: '/equipes?fechamento=atual', title: 'Fechamento do mês' },
];

/** Other words under which a screen is looked for. */
const synonyms: Readonly<Record<string, string>> = {
  '/dashboard': 'início painel',
  '/empresa': 'missão visão valores cnpj',
  '/equipes': 'times metas',
  '/equipes?fechamento=atual': 'mensal relatório resumo',
  '/colaboradores': 'pessoas funcionários',
  '/colaboradores?visao=espelho': 'semanas silêncio',
  '/diario': 'registros observações anotações',
  '/combinados': 'acordos promessas prazos pendências tarefas',
  '/historico': 'documentos gerados',
  '/configuracoes': 'ajustes filosofia processos privacidade',
  '/suporte': 'ajuda contato',
};

interface KnownChoice extends Choice {
  /** Everything under which it is found. */
  words: string;
}

/** Questions to one's people: a place under a screen, for who looks for it. */
const askPeople: KnownChoice = {
  id: 'action:conte-para-mim',
  sort: 'conversation',
  title: 'Conte para mim',
  detail: 'Perguntas para a equipe',
  opens: '/colaboradores?perguntas=nova',
  words: 'conte para mim perguntas perguntar equipe ouvir escuta pesquisa',
};

/** Every screen and every action: what needs no server to be found. */
const knownChoices: readonly KnownChoice[] = [
  ...[
    ...mainDestinations,
    ...valuesOf(documentGroups).map((group) => ({
      path: quickScreens[group],
      title: documentGroups[group],
    })),
    ...heldScreens,
    ...systemDestinations,
  ].map(({ path, title }) => ({
    id: `screen:${path}`,
    sort: 'screen' as const,
    title,
    detail: '',
    opens: path,
    words: `${title} ${synonyms[path] ?? ''}`,
  })),
  ...documentKindValues.map((kind) => {
    const { action, formTitle, group } = documentLabels[kind];
    return {
      id: `action:${kind}`,
      sort: 'action' as const,
      title: action,
      detail: documentGroups[group],
      opens: kind,
      words: `${action} ${formTitle} ${documentKinds[kind]} ${documentGroups[group]} gerar novo`,
    };
  }),
];

/** 'combinar rever a proposta com Ana': what follows the word is the line of a new commitment. */
const commitmentLine = /^\s*combinar:?\s+(\S.*)$/iu;

/** A new commitment, with its line where one is typed after the word. */
function newCommitment(typed: string): KnownChoice {
  const line = commitmentLine.exec(typed)?.[1]?.trim() ?? '';
  return {
    id: newCommitmentId,
    sort: 'commitment',
    title: line === '' ? 'Novo combinado' : `Combinar: ${line}`,
    detail: '',
    opens: line,
    words: line === '' ? 'combinar novo combinado anotar acordo' : typed,
  };
}

/** Of an open one its day is said. */
const stateWords: Readonly<Record<string, string>> = {
  done: 'Cumprido',
  dropped: 'Deixado de lado',
};

/** What the server found for a text, as choices, in its order. */
export function foundChoices(found: SearchResults, typed: string): Choice[] {
  return [
    ...found.employees.map(({ id, name, position, marks }) => ({
      id: `employee:${id}`,
      sort: 'employee' as const,
      title: name,
      detail: position,
      marks,
      opens: `/colaboradores?id=${id}`,
    })),
    ...found.teams.map(({ id, name, marks }) => ({
      id: `team:${id}`,
      sort: 'team' as const,
      title: name,
      detail: '',
      marks,
      opens: `/equipes?id=${id}`,
    })),
    ...found.diary.map(({ id, excerpt, date, marks }) => ({
      id: `diary:${id}`,
      sort: 'diary' as const,
      title: excerpt,
      detail: dayOf(date),
      marks,
      opens: `/diario?id=${id}`,
    })),
    ...found.commitments.map(({ id, text, state, dueOn, marks }) => ({
      id: `commitment:${id}`,
      sort: 'commitment' as const,
      title: text,
      detail: stateWords[state] ?? (dueOn === null ? '' : formatDay(dueOn)),
      marks,
      opens: `/combinados?id=${id}`,
    })),
    ...found.documents.map(({ id, type, title, createdAt, marks, excerpt, excerptMarks }) => ({
      id: `document:${id}`,
      sort: 'document' as const,
      title,
      detail: `${documentKinds[type as keyof typeof documentKinds] ?? type}, ${dayOf(createdAt)}`,
      marks,
      ...(excerpt !== '' && { passage: { text: excerpt, marks: excerptMarks } }),
      // The passage stands beside the document, too.
      opens: `/historico?item=${id}${excerpt && `&busca=${encodeURIComponent(typed)}`}`,
    })),
  ];
}

const dayOf = (instant: string) => formatDay(calendarDay(new Date(instant)));

/** What the server's answer to an earlier text still is to this one. */
function stillHolds(typed: string, { title, detail, passage }: Choice): boolean {
  const text = wordsOf(`${title} ${detail} ${passage?.text ?? ''}`).join(' ');
  return wordsOf(typed).every((word) => text.includes(word));
}

export interface ChoiceGroup {
  label: string;
  choices: Choice[];
}

interface Offered {
  typed: string;
  /** Newest first. */
  recent: readonly Choice[];
  found: readonly Choice[];
  /** The server's answer is to an earlier text. */
  isEarlier: boolean;
}

/** How many recent choices stand above the others while one searches. */
const recentWhileSearching = 3;

/**
 * The list as it is shown: recent choices first, then what is known here, then what the server found:
 * an answer that comes later never moves what was already there.
 */
export function groupsOf({ typed, recent, found, isEarlier }: Offered): ChoiceGroup[] {
  const isSearch = typed.trim() !== '';
  const again = isSearch
    ? recent
        .filter((choice) => beginsWordsOf(typed, `${choice.title} ${choice.detail}`))
        .slice(0, recentWhileSearching)
    : [...recent];
  const isShown = new Set(again.map(({ id }) => id));
  const known = [...knownChoices, newCommitment(typed), ...(isSearch ? [askPeople] : [])].filter(
    ({ words }) => beginsWordsOf(typed, words),
  );
  const others = isEarlier ? found.filter((choice) => stillHolds(typed, choice)) : found;
  const rest = [...known, ...(isSearch ? others : [])].filter(({ id }) => !isShown.has(id));
  const groups = valuesOf(sortLabels).map((sort) => ({
    label: sortLabels[sort],
    choices: rest.filter((choice) => choice.sort === sort),
  }));
  return [{ label: 'Recentes', choices: again }, ...groups].filter(
    ({ choices }) => choices.length > 0,
  );
}
