import { formatDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { challengeAnswerOf } from '../knowledge/action-themes/challenges.ts';
import { patternOf } from '../knowledge/patterns.ts';
import { misconductNotice } from '../knowledge/style.ts';
import { normalize } from '../knowledge/words.ts';
import {
  joinList,
  lowerFirst,
  quiet,
  startsWithInfinitive,
  upperFirst,
  withFinalStop,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { excerptOf } from '../writing/relevance.ts';
import type { PlannedStep } from './actions.ts';
import type { Plan } from './plan.ts';

/*
 * What the leader added, and what the diary holds, as far as it matters for the plan. The diary is the
 * leader's: entries are pointed to by date, never quoted.
 */

const mostAlone = 3;
const longestAlone = 240;
/** Characters of notes that are repeated word for word; nobody rereads more in a plan. */
const longestRest = 800;
const mostEntries = 2;

const conduct = patternOf([
  'assedi*',
  'humilh*',
  'discriminac*',
  'discriminou',
  'racis*',
  'homofob*',
  'preconceito*',
  'ameacou',
  'ameacad*',
  'agrediu',
  'agressao',
  'agredid*',
  'xingou',
  'xingament*',
  'importunac*',
]);

/** Each note in the leader's words, with what to do about it. */
export function noteLines(plan: Plan, steps: readonly PlannedStep[]): string[] {
  const lines: string[] = [];
  const rest: string[] = [];
  const used = new Set(plan.challenges.map((each) => challengeAnswerOf(each)?.id ?? ''));
  for (const { text, away } of plan.notes) {
    if (!away && isTakenUp(text, plan, steps)) continue;
    // What the leader asks to be done is no challenge to be answered.
    const answer = startsWithInfinitive(text) ? null : challengeAnswerOf(text);
    const advice = away
      ? 'nenhuma ação deste plano vence nesse período'
      : answer && !used.has(answer.id)
        ? answer.responses[0]
        : null;
    if (advice === null || text.length > longestAlone || lines.length === mostAlone) {
      rest.push(text);
      continue;
    }
    if (answer && !away) used.add(answer.id);
    lines.push(
      `${upperFirst(quiet(withoutFinalStop(text)))}: ${lowerFirst(withFinalStop(advice))}`,
    );
  }
  return rest.length > 0 ? [...lines, considered(rest)] : lines;
}

/** A note that makes someone answer for an action needs no more words where that person does. */
function isTakenUp(text: string, { named }: Plan, steps: readonly PlannedStep[]): boolean {
  const plain = normalize(text);
  const told = named.filter(({ name }) => plain.includes(normalize(name)));
  // After a semicolon something else is told: the note is kept whole.
  return (
    told.length > 0 &&
    !text.includes(';') &&
    told.every(({ name }) => steps.some(({ responsible }) => responsible.includes(name)))
  );
}

function considered(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const next =
      text === ''
        ? upperFirst(quiet(sentence))
        : `${withFinalStop(text)} ${upperFirst(quiet(sentence))}`;
    if (next.length > longestRest && text !== '') break;
    text = excerptOf(next, longestRest);
  }
  return `Levar em conta nas reuniões de acompanhamento: ${withFinalStop(text)}`;
}

export function diaryLine({ context, today }: Plan): string[] {
  const days = context.diary
    .filter(({ text, day }) => day <= today && !conduct.test(normalize(text)))
    .slice(0, mostEntries)
    .map(({ day }) => formatDay(day));
  const [only] = days;
  if (only === undefined) return [];
  const [entries, bring] =
    days.length > 1
      ? [`os registros de ${joinList(days)} do diário`, 'Eles trazem']
      : [`o registro de ${only} do diário`, 'Ele traz'];
  return [
    `Reler ${entries} antes da primeira ação. ${bring} fatos recentes para o diagnóstico, que pode usá-los sem citar quem estava envolvido.`,
  ];
}

/** A report of misconduct asks for something else than a plan. */
export function conductLine({ context, told }: Plan, steps: readonly PlannedStep[]): string[] {
  const said = normalize([told, ...textsOf(context.diary)].join(' '));
  const planned = steps.some(({ from }) => from.task === misconductNotice);
  return conduct.test(said) && !planned ? [`${misconductNotice}.`] : [];
}
