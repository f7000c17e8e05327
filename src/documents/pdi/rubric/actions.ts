import { addDays, daysBetween } from '#shared/format.ts';
import { guarded } from '../../writing/guard.ts';
import { datesIn } from '../../writing/rubric-text.ts';
import { normalize, stems } from '../../knowledge/words.ts';
import { absencesIn } from '../absences.ts';
import type { PdiContent } from '../contract.ts';
import { actionsOf, guardedItems, milestonesOf, type JudgedPdi } from './subject.ts';
import { actionCounts, nextCycleLabel } from '../rules.ts';
import { splitSentences } from '../sentences.ts';
import { topicOf } from '../topics.ts';

/*
 * What the rubric asks of actions and their days.
 */

const tagPattern = /^\[(Prática|Troca|Estudo)\] (\p{Lu}\p{L}+)/u;

/** The actions put off to the next cycle, told in a suggestion. */
function putOff({ suggestions }: PdiContent, name: string): number {
  const told = suggestions.find((item) => item.startsWith(`${nextCycleLabel} — ${name}:`));
  return told?.match(/\[(?:Prática|Troca|Estudo)\]/gu)?.length ?? 0;
}

export function numberOfActions({ content }: JudgedPdi): string | null {
  for (const { name, currentLevel, targetLevel, actions } of content.competencies) {
    const expected = actionCounts(targetLevel - currentLevel);
    const found = actions.length + putOff(content, name);
    if (found !== expected) return `${name}: ${found} ações em vez de ${expected}`;
  }
  return null;
}

export function mix({ content }: JudgedPdi): string | null {
  for (const { name, currentLevel, targetLevel, actions } of content.competencies) {
    const tags = actions.map((action) => tagPattern.exec(action)?.[1]);
    const count = (tag: string) => tags.filter((found) => found === tag).length;
    const lacking = count('Prática') === 0 || count('Troca') === 0;
    if (targetLevel > currentLevel && lacking) return `${name}: falta prática ou troca`;
    if (count('Estudo') * 3 > actions.length) return `${name}: estudo demais`;
  }
  return null;
}

export function actionForm({ content }: JudgedPdi): string | null {
  const bad = actionsOf(content).find((action) => {
    const verb = tagPattern.exec(action)?.[2];
    const infinitive = verb !== undefined && /[aeio]r$/u.test(normalize(verb));
    return !infinitive || datesIn(action).length === 0 || !action.includes('Evidência');
  });
  return bad === undefined ? null : `ação sem verbo, data ou evidência: ${bad}`;
}

export function withinPeriod({ content, context, lastDay }: JudgedPdi): string | null {
  const days = [...actionsOf(content), ...milestonesOf(content)]
    .flatMap(datesIn)
    .filter((day) => day !== null)
    .toSorted();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return 'nenhuma data';
  if (last > lastDay) return `data depois do prazo: ${last}`;
  const patience = Math.max(30, Math.floor(daysBetween(context.today, lastDay) * 0.2));
  return first > addDays(context.today, patience) ? `começa tarde: ${first}` : null;
}

const typedWords = 2;

/** An action takes up words of what was typed beside the competencies: the plan is this person's. */
export function concreteActions({ content, brief, context }: JudgedPdi): string | null {
  const named = stems(content.competencies.map(({ name }) => name).join(' '));
  const sources = [
    ...guardedItems(brief.goals),
    ...(context.team?.goals ?? []),
    ...(context.employee?.objectives ?? []),
  ].flatMap((source) => {
    const words = [...stems(guarded(source).text)];
    // What the competencies themselves name needs no other words.
    const isNamed = words.some((word) => named.has(word));
    return words.length > typedWords && !isNamed && topicOf(source) !== null ? [words] : [];
  });
  if (sources.length === 0) return null;
  const actions = actionsOf(content).map((action) => stems(action));
  const taken = sources.some((words) =>
    actions.some((said) => words.filter((word) => said.has(word)).length >= typedWords),
  );
  return taken ? null : 'nenhuma ação usa as palavras dos objetivos ou das metas';
}

/** Nothing is planned on days without work that the leader announced. */
export function clearOfAbsences({ content, brief, context, lastDay }: JudgedPdi): string | null {
  const sentences = [brief.additionalNotes, brief.freeText].flatMap(splitSentences);
  const windows = absencesIn(sentences, { today: context.today, deadline: lastDay });
  const planned = [...actionsOf(content), ...content.goals, ...milestonesOf(content)];
  const within = planned
    .flatMap(datesIn)
    .find((day) => day !== null && windows.some(({ from, to }) => day >= from && day <= to));
  return within === undefined ? null : `data em ausência anunciada: ${within}`;
}
