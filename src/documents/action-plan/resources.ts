import { contract, lowerFirst, quiet, startsWithInfinitive } from '../writing/portuguese.ts';
import { commonNames } from '../writing/rubric-text.ts';
import { themeOf } from '../writing/theme.ts';
import { readResource, type ResourceKind } from '../knowledge/action-themes/resources.ts';
import type { ThemeAction } from '../knowledge/action-themes/shape.ts';
import { closeness } from '../knowledge/subjects.ts';
import { normalize } from '../knowledge/words.ts';

/** A resource that found no action of its own. */
export interface LeftResource {
  text: string;
  kind: ResourceKind | null;
  /** As it stands inside a sentence, with its article where that is certain. */
  phrase: string;
}

/** What each action works with, by its place in the plan; and what found no action. */
export interface ResourceUse {
  byAction: Map<number, string>;
  left: LeftResource[];
  /** Where the leader records things: the source of what nothing else measures. */
  record: string | null;
}

/** Longer texts are not said inside an action. */
const mostWords = 10;

/** Actions that a resource of a sort has a use in. Others take it only where they speak of it. */
const uses: Partial<Record<ResourceKind, RegExp>> = {
  channel:
    /^(?:avisar|comunicar|convidar|divulgar|publicar|procurar|retomar o contato|fazer contato|informar|mostrar|combinar o aviso)/u,
  people:
    /^(?:procurar|observar|demonstrar|receber|conversar|testar|medir|levantar|mapear|classificar|contar|acompanhar|montar|criar|preparar|organizar|tratar|listar|analisar|separar|definir|eliminar|entrevistar|percorrer|treinar|revisar(?! os resultados))/u,
  money:
    /^(?:automatizar|treinar|preparar|organizar endere[çc]os|eliminar ou proteger|montar um calend[áa]rio|publicar|ajustar treinamento)/u,
  time: /^(?:testar|criar|treinar|montar|preparar|mapear|revisar(?! os resultados)|fazer|acompanhar|escolher|proteger|organizar|colocar|definir|tratar)/u,
  learning: /trein|prepar|lista|padr[aã]o|roteiro|confer[eê]ncia|integra|encontros|crit[eé]rios/u,
};
/** Words that any task may share with any resource. */
const everywhere =
  /(?<!\p{L})(?:duas|dois|três|quatro|cinco|seis|nov[oa]s?|cada|equipe|pessoas?|trabalho)(?!\p{L})/giu;
const beforehand: ReadonlySet<ResourceKind> = new Set(['equipment', 'place', 'money', 'time']);
/** Where speaking of the same thing is enough. */
const closeEnough = 2;

/** 'Consultoria em janeiro': it is there on its own day, not on that of an action. */
const comesLater =
  /(?<!\p{L})(?:em|a partir de|desde) (?:\d{1,2}\/\d|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)/iu;

export function assignResources(
  resources: readonly string[],
  actions: readonly ThemeAction[],
): ResourceUse {
  const byAction = new Map<number, string>();
  const left: LeftResource[] = [];
  let record: string | null = null;
  for (const resource of resources) {
    if (comesLater.test(resource)) {
      left.push({ text: resource, kind: null, phrase: '' });
      continue;
    }
    const kind = kindOf(resource);
    const phrase = phraseFor(resource, kind);
    const place = phrase === null ? undefined : placeFor(resource, { kind, actions, byAction });
    if (phrase === null || place === undefined) {
      left.push(...leftOver([resource]));
    } else byAction.set(place, phrase);
    if (kind === 'record') record ??= resource;
  }
  return { byAction, left, record };
}

/** Resources that no action takes, as a line of their own says them. */
export function leftOver(resources: readonly string[]): LeftResource[] {
  return resources.map((text) => ({
    text,
    kind: kindOf(text),
    phrase: isSayable(text) ? spoken(text) : '',
  }));
}

function kindOf(resource: string): ResourceKind | null {
  return readResource(resource).kind ?? (isPerson(resource) ? 'people' : null);
}

/** 'Carla Dias', 'Ana (financeiro)': all capitals, and a given name first. */
function isPerson(resource: string): boolean {
  const words = resource
    .replace(/\([^)]*\)/gu, '')
    .trim()
    .split(/\s+/u);
  const [first = ''] = words;
  return (
    /^\p{Lu}\p{Ll}/u.test(first) &&
    commonNames.has(normalize(first)) &&
    words.every((word) => /^(?:\p{Lu}|d[aeo]s?$)/u.test(word))
  );
}

interface Placing {
  kind: ResourceKind | null;
  actions: readonly ThemeAction[];
  byAction: ReadonlyMap<number, string>;
}

function placeFor(resource: string, { kind, actions, byAction }: Placing): number | undefined {
  const bare = resource
    .replaceAll(everywhere, ' ')
    .replace(/(?<!\p{L})dds(?!\p{L})/iu, 'conversas de segurança antes do turno');
  const free = actions
    .map(({ task, how, owner, given }, index) => {
      return {
        index,
        task,
        owner,
        given: given === true,
        score: closeness(bare, kind === null ? task : `${task} ${how}`),
      };
    })
    // What ends in an explanation takes nothing more; the closing is said as it is.
    .filter(({ index, task, owner }) => {
      if (owner === 'hr' && normalize(resource) === 'rh') return false;
      const last = index === actions.length - 1;
      // Where things stand is found out before anything is bought, used or booked.
      if (index === 0 && kind !== null && beforehand.has(kind)) return false;
      return !byAction.has(index) && !last && !task.includes(':') && task.split(' ').length <= 16;
    });
  // The baseline is written down where the leader records things.
  if (kind === 'record' && !byAction.has(0)) return 0;
  const use = kind === null || isEarmarked(resource, kind) ? undefined : uses[kind];
  return free
    .map((each) => ({ ...each, useful: use?.test(each.task.toLocaleLowerCase('pt-BR')) ?? false }))
    .filter(
      ({ index, score, useful, given }) => (useful && index > 0 && !given) || score >= closeEnough,
    )
    .toSorted(
      (a, b) =>
        Number(b.score >= closeEnough) - Number(a.score >= closeEnough) ||
        Number(b.useful) - Number(a.useful) ||
        b.score - a.score,
    )[0]?.index;
}

/** 'R$ 5 mil para comunicação': it pays for that, and for nothing else. */
function isEarmarked(resource: string, kind: ResourceKind): boolean {
  return (
    kind === 'money' &&
    /\s(?:para|em|de) (?!r\$)\p{L}/iu.test(resource.replace(/ de (?=r\$)/iu, ' '))
  );
}

/** What follows an action: 'no quadro de tarefas', 'com a participação de dois estagiários'. */
function phraseFor(resource: string, kind: ResourceKind | null): string | null {
  if (!isSayable(resource)) return null;
  const said = spoken(resource);
  switch (kind) {
    case 'record':
      return /^[oa]s? /u.test(said) ? contract('em', said) : `com registro em “${resource}”`;
    case 'channel':
      return `com avisos ${contract('por', said)}`;
    case 'people':
      return `com a participação ${contract('de', said)}`;
    case 'money':
      if (/^(?:r\$|\d)/iu.test(said)) return `dentro do limite de ${said}`;
      return `dentro ${contract('de', said)}`;
    case 'time':
      return `reservando ${said}`;
    case 'learning':
      return `com apoio ${contract('em', said)}`;
    case 'equipment':
    case 'place':
      return `usando ${said}`;
    default:
      return `contando com ${said}`;
  }
}

function isSayable(resource: string): boolean {
  const short = resource.split(/\s+/u).length <= mostWords;
  return short && !startsWithInfinitive(resource) && !/[.!?:\n]\s/u.test(resource);
}

const ownName =
  /^(?:Instagram|Facebook|WhatsApp|Whatsapp|LinkedIn|Linkedin|TikTok|YouTube|Telegram)(?!\p{L})/u;

/** 'Quadro de tarefas' → 'o quadro de tarefas'; without an article where none is certain. */
function spoken(resource: string): string {
  // 'Consultora 8h por semana' is one person, and so much of her time.
  const clean = quiet(resource)
    .trim()
    .replace(
      /^(\p{L}.*\p{L}) (\d+ ?h(?:oras)? por (?:dia|semana|m[êe]s)|[àa]s (?:segundas|ter[çc]as|quartas|quintas|sextas)(?:-feiras)?)$/iu,
      '$1 ($2)',
    );
  if (isPerson(clean)) return clean;
  const { article } = readResource(clean);
  if (article !== null) return `${article} ${ownName.test(clean) ? clean : lowerFirst(clean)}`;
  const things = themeOf(clean)?.things;
  const [thing = ''] = things ?? [];
  return things?.length === 1 && /^[oa]s? /u.test(thing) ? thing : lowerFirst(clean);
}
