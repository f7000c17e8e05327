import {
  lowerFirst,
  quiet,
  startsWithInfinitive,
  upperFirst,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { themeOf } from '../writing/theme.ts';
import type { ActionTheme } from '../knowledge/action-themes/shape.ts';
import { closeness } from '../knowledge/subjects.ts';
import { contentWords, normalize } from '../knowledge/words.ts';

interface AimTerms {
  /** The objective as typed, a line each. */
  typed: readonly string[];
  /** An objective that a free text tells. */
  told: string | null;
  title: string;
  teamGoals: readonly string[];
  theme: ActionTheme;
  /** What is told of the situation; '' for nothing. */
  situation: string;
}

/** What the plan is for. Where nobody said, what is nearest: the title, a goal of the team, the theme's own. */
export function aimOf({ typed, told, title, teamGoals, theme, situation }: AimTerms): {
  objectives: string[];
  assumed: boolean;
} {
  if (typed.length > 0) return { objectives: [...typed], assumed: false };
  if (told !== null) return { objectives: [told], assumed: false };
  if (startsWithInfinitive(title) && contentWords(title).length > 1) {
    return { objectives: [title], assumed: true };
  }
  const goal = teamGoals.find((each) => situation === '' || closeness(each, situation) > 1);
  const nearest = title === '' ? (goal ?? theme.aim ?? mendOf(situation)) : (theme.aim ?? goal);
  return { objectives: nearest === undefined ? [] : [upperFirst(nearest)], assumed: true };
}

/** 'a coleta seletiva não funciona' → 'Fazer a coleta seletiva funcionar' */
function mendOf(situation: string): string | undefined {
  const [, thing, verb] =
    /(?<!\p{L})([ao]s? (?:\p{L}+ ){1,6}?)n[ãa]o (funciona|anda|avan[çc]a|roda)m?(?!\p{L})/iu.exec(
      situation,
    ) ?? [];
  return thing === undefined ? undefined : `Fazer ${lowerFirst(thing.trim())} ${verb}r`;
}

const longestTitle = 12;

/** The leader's title; where there is none, the objective's first words say it. */
export function titleOf(typed: string, [objective]: readonly string[]): string {
  if (typed !== '') return upperFirst(typed);
  if (objective === undefined) return 'Plano de Ação';
  const clean = quiet(withoutFinalStop(objective));
  const words = clean.split(/\s+/u);
  return words.length > longestTitle ? 'Plano de Ação' : `Plano de ação: ${lowerFirst(clean)}`;
}

/** An objective that can stand inside a sentence after 'para': 'reduzir as filas'; null where it cannot. */
export function aimClause([objective]: readonly string[]): string | null {
  if (objective === undefined) return null;
  const clean = quiet(withoutFinalStop(objective));
  const fits =
    startsWithInfinitive(clean) && !/[.!?;:()\n]/u.test(clean) && clean.split(/\s+/u).length <= 16;
  return fits ? lowerFirst(clean) : null;
}

/** Verbs whose object is what the plan works on. */
const transitive =
  /^(?:reduz|diminu|elimin|cort|baix|evit|zer|aument|melhor|ampli|elev|aceler|agiliz|encurt|simplific|organiz|padroniz|control|acompanh|resolv|trat|recuper|fortalec|revis|estrutur|sanar|corrig)/u;
/** What comes after tells where, when or how; the thing itself stands before. */
const adjunct =
  /\s(?:em|no|na|nos|nas|para|com|por|pel[oa]s?|sem|até|durante|entre|a|ao|à|dos?|das?|de)\s\S+(?:\s\S+){0,3}$/iu;

/** How much and until when: 'de 6% para 4%', 'até o fim do mês'. */
const figures = /\s(?:(?:de|em|para|por)\s\S*[\d%].*|até\s.*)$/iu;
const longestObject = 200;

/** 'diminuir as faltas' of 'diminuir as faltas e melhorar a confirmação'. */
function firstTask(clause: string): string {
  const [first = '', ...rest] = clause.split(/,? e /u);
  const second = rest.findIndex(startsWithInfinitive);
  return [first, ...(second < 0 ? rest : rest.slice(0, second))].join(' e ');
}

/** 'os erros de separação' of 'Reduzir os erros de separação nos dias de pico'; null where that is not safe. */
export function objectOf(objective: string | undefined): string | null {
  const clean = quiet(withoutFinalStop(objective ?? ''));
  if (clean.length > longestObject || !startsWithInfinitive(clean)) return null;
  if (!transitive.test(normalize(clean))) return null;
  let rest = firstTask(clean)
    .replace(/^\S+\s+/u, '')
    .replace(figures, '');
  while (rest.includes(' ')) {
    const things = themeOf(rest)?.things;
    const [thing = ''] = things ?? [];
    if (things?.length === 1 && /^[oa]s? /u.test(thing)) return thing;
    const shorter = rest.replace(adjunct, '');
    if (shorter === rest) return null;
    rest = shorter;
  }
  return null;
}
