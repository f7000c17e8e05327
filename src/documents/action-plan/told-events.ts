import { normalize } from '../knowledge/words.ts';
import { statesSomething } from '../knowledge/letter/clauses.ts';
import {
  lowerFirst,
  quiet,
  startsWithInfinitive,
  upperFirst,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { nextDay } from '../writing/told-days.ts';

/** Something with a day of its own that the leader told: 'Inventário geral dia 18/12'. */
export interface ToldEvent {
  /** `yyyy-MM-dd` */
  day: string;
  text: string;
}

interface Period {
  today: string;
  deadline: string;
}

const date = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?![\d/])/gu;
/** What leads to the day: no part of what happens on it. */
const lead =
  /[\s,:(–-]*(?:(?:j[áa]|[ée]|est[áa]|fica|ser[áa]|foi|s[ãa]o)\s+){0,2}(?:previst[oa]s?|marcad[oa]s?|agendad[oa]s?|programad[oa]s?|vence(?:m|rá)?|acaba(?:m|rá)?|termina(?:m|rá)?|acontece(?:m|rá)?|ocorre(?:m|rá)?)?\s*(?:para|em|no|na|at[ée]|a partir de|de)?\s*(?:o\s+)?(?:dia\s+)?$/iu;
/** Days of the past, and days that are a reason and no step. */
const noEvent =
  /\b(?:ferias|licenca|folga|recesso|afastad\w+|ausente|congelamento|desde|entre|nasc\w+|aniversario|assinad\w+|ocorreu|aconteceu|teve|tivemos|foi|foram|caiu|apontou|auditoria de)\b/u;
const longest = 12;
const most = 3;

/** What falls on a day within the plan, in the leader's words; the first three. */
export function toldEvents(sentences: readonly string[], { today, deadline }: Period): ToldEvent[] {
  const found = sentences
    .flatMap((sentence) => sentence.split(/[;,]\s+/u))
    .flatMap((clause) => (clause.includes('/') ? (eventIn(clause, today) ?? []) : []))
    .filter(({ day }) => day > today && day <= deadline);
  return [...new Map(found.map((event) => [event.day, event])).values()].slice(0, most);
}

/** 'Freeze de deploy até 05/12' ends on that day; 'contrato vence em 28/02' says what happens. */
function untilThen(text: string, before: string): string {
  const calm = quiet(text);
  const ends =
    /(?<!\p{L})(vence|acaba|termina)m?(?!\p{L})[^\p{L}]*(?:(?:em|no|dia)[^\p{L}]*)*$/iu.exec(
      before,
    );
  if (ends) return `${calm} ${(ends[0].split(/[^\p{L}]/u)[0] ?? '').toLocaleLowerCase('pt-BR')}`;
  const isUntil = /(?<!\p{L})até\s+(?:o\s+)?(?:dia\s+)?$/iu.test(before);
  return isUntil && !startsWithInfinitive(calm) ? `Último dia: ${lowerFirst(calm)}` : calm;
}

function eventIn(clause: string, today: string): ToldEvent | null {
  const dates = [...clause.matchAll(date)];
  const [only] = dates;
  if (only === undefined || dates.length > 1 || noEvent.test(normalize(clause))) return null;
  const [told, day = '', month = '', year] = only;
  const rest = clause.slice(only.index + told.length).trim();
  const said = withoutFinalStop(clause.slice(0, only.index).replace(lead, '')).trim();
  const hour = /^[àa]s \d{1,2}(?:h|:)\d{0,2}\b/iu.exec(rest)?.[0] ?? '';
  const text = rest.length - hour.length <= 1 ? [said, hour].filter(Boolean).join(', ') : '';
  const words = text.split(/\s+/u).length;
  if (text === '' || words > longest || (words < 2 && statesSomething(text))) return null;
  const iso = nextDay({ day, month, year }, today);
  return iso === null
    ? null
    : {
        day: iso,
        text: upperFirst(
          untilThen(text, clause.slice(0, only.index)).replace(/^[ae] (?=\p{L})/iu, (word) =>
            /^e/iu.test(word) ? '' : word,
          ),
        ),
      };
}
