import { isJsonObject } from '#shared/json.ts';
import { spelledOut } from '../knowledge/letter/spelling.ts';
import type { DocumentContext } from './context.ts';
import { upperFirst } from './portuguese.ts';
import { quieted } from './quieted.ts';

/** What people and posts are called, and what is chosen from a list: it stays as it was typed. */
const kept = new Set(
  `employeeId employeeName teamId selectedTeams participants position deadline priority detailLevel
  experienceLevel interviewType focusAreas duration type format`.split(/\s+/u),
);

/** In a document nobody says 'pra'. */
function spelled(text: string): string {
  return spelledOut(text)
    .replace(/(?<!\p{L})pra(s?)(?!\p{L})/gu, (_, many: string) =>
      many === '' ? 'para' : 'para as',
    )
    .replace(/(?<!\p{L})Pra(?!\p{L})/gu, 'Para')
    .replace(/(?<!\p{L})pro(s?)(?= (?!d[aeo] )\p{L}{2})/gu, 'para o$1');
}

/** An item of a list opens with a capital, but for a name like 'iFood', and does not shout. */
function opened(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : upperFirst(text);
}

/** A form with its accents back and its abbreviations written out. */
export function spelledForm<Value>(value: Value): Value {
  if (typeof value === 'string') return spelled(value) as Value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      typeof item === 'string' ? opened(spelledItem(item)) : spelledForm(item),
    ) as Value;
  }
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (kept.has(key)) return [key, item];
      return [
        key,
        key === 'name' && typeof item === 'string' ? opened(spelledItem(item)) : spelledForm(item),
      ];
    }),
  ) as Value;
}

function spelledItem(text: string): string {
  return spelled(quieted(text));
}

/** The same of what a team and a person want. */
export function spelledContext(context: DocumentContext): DocumentContext {
  const { team, employee } = context;
  return {
    ...context,
    team: team && { ...team, goals: team.goals.map(spelledItem) },
    employee: employee && { ...employee, objectives: employee.objectives.map(spelledItem) },
  };
}
