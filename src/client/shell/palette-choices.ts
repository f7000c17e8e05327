import { documentKinds, documentKindValues, documentLabels } from '#documents/labels.ts';
import { documentGroups } from '#documents/kit/labels.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import type { SearchResults } from '#shared/search.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { mainDestinations, quickScreens, systemDestinations } from './navigation.ts';
import { newCommitmentId, type Choice, type ChoiceSort } from './palette-choice.ts';

/** The headings, in the order of the list. */
const sortLabels: Readonly<Record<ChoiceSort, string>> = {
  screen: 'Telas',
  action: 'Ações Inteligentes',
  commitment: 'Combinados',
  employee: 'Colaboradores',
  team: 'Equipes',
  diary: 'Diário do Líder',
  document: 'Documentos',
};

/** Other words under which a screen is looked for. */
const synonyms: Readonly<Record<string, string>> = {
  '/dashboard': 'início painel',
  '/empresa': 'missão visão valores cnpj',
  '/equipes': 'times metas',
  '/colaboradores': 'pessoas funcionários',
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

/** Every screen and every action: what needs no server to be found. */
const knownChoices: readonly KnownChoice[] = [
  ...[
    ...mainDestinations,
    ...valuesOf(documentGroups).map((group) => ({
      path: quickScreens[group],
      title: documentGroups[group],
    })),
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

/** What the server found, as choices, in its order. */
export function foundChoices(found: SearchResults): Choice[] {
  return [
    ...found.employees.map(({ id, name, position }) => ({
      id: `employee:${id}`,
      sort: 'employee' as const,
      title: name,
      detail: position,
      opens: `/colaboradores?id=${id}`,
    })),
    ...found.teams.map(({ id, name }) => ({
      id: `team:${id}`,
      sort: 'team' as const,
      title: name,
      detail: '',
      opens: `/equipes?id=${id}`,
    })),
    ...found.diary.map(({ id, excerpt, date }) => ({
      id: `diary:${id}`,
      sort: 'diary' as const,
      title: excerpt,
      detail: dayOf(date),
      opens: `/diario?id=${id}`,
    })),
    ...found.commitments.map(({ id, text, state, dueOn }) => ({
      id: `commitment:${id}`,
      sort: 'commitment' as const,
      title: text,
      detail: stateWords[state] ?? (dueOn === null ? '' : formatDay(dueOn)),
      opens: `/combinados?id=${id}`,
    })),
    ...found.documents.map(({ id, type, title, createdAt }) => ({
      id: `document:${id}`,
      sort: 'document' as const,
      title,
      detail: `${documentKinds[type as keyof typeof documentKinds] ?? type}, ${dayOf(createdAt)}`,
      opens: `/historico?item=${id}`,
    })),
  ];
}

const dayOf = (instant: string) => formatDay(calendarDay(new Date(instant)));

/** The words of a text as they compare: no case, no accents, 'e-mail' like 'email'. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/[\p{M}-]/gu, '');
  return plain
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Every word of the one begins a word of the other: 'plan' finds 'Plano de Ação', 'lano' does not. */
export function beginsWordsOf(typed: string, text: string): boolean {
  const starts = wordsOf(typed);
  // Signs alone begin no word.
  if (starts.length === 0) return typed.trim() === '';
  const words = wordsOf(text);
  return starts.every((start) => words.some((word) => word.startsWith(start)));
}

/** What the server's answer to an earlier text still is to this one. */
function stillHolds(typed: string, { title, detail }: Choice): boolean {
  const text = wordsOf(`${title} ${detail}`).join(' ');
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
  const known = [...knownChoices, newCommitment(typed)].filter(({ words }) =>
    beginsWordsOf(typed, words),
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
