import { daysBetween, formatDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { guarded } from '../../writing/guard.ts';
import { connects, datesIn, echo, sentencesOf } from '../../writing/rubric-text.ts';
import { removalNotices } from '../../knowledge/guardrails.ts';
import { pdiNotice } from '../../knowledge/style.ts';
import { normalize } from '../../knowledge/words.ts';
import type { PdiContent } from '../contract.ts';
import { actionsOf, guardedItems, milestonesOf, toldInWords, type JudgedPdi } from './subject.ts';
import { measured, mostSuggestions, nextCycleLabel, shortPeriodDays } from '../rules.ts';

/*
 * What the rubric asks of competencies, goals, milestones and suggestions.
 */

type Named = Pick<PdiContent['competencies'][number], 'name' | 'currentLevel' | 'targetLevel'>;

export function levelsKept(subject: JudgedPdi): string | null {
  const { content, brief } = subject;
  const key = ({ name, currentLevel, targetLevel }: Named) =>
    `${name} ${currentLevel} ${targetLevel}`;
  const given = (brief.competencies ?? []).flatMap((competency) => {
    const name = guarded(competency.name).text;
    return name === '' ? [] : [key({ ...competency, name })];
  });
  const written = content.competencies.map(key);
  if (given.length === 0) {
    const told = toldInWords(subject).competencies.filter(({ typed }) => typed);
    const lost = told.map(key).find((item) => !written.includes(item));
    if (lost !== undefined) return `competência pedida que não aparece: ${lost}`;
    return written.length > 0 ? null : 'nenhuma competência';
  }
  if (new Set(written).size !== written.length) return 'competência repetida';
  const missing = [...new Set(given)].find((item) => !written.includes(item));
  if (missing !== undefined) return `competência sem os níveis informados: ${missing}`;
  return written.length === new Set(given).size ? null : 'competência que não foi informada';
}

export function measurableGoals(subject: JudgedPdi): string | null {
  const { content, brief } = subject;
  const typed = guardedItems(brief.goals);
  for (const goal of typed.length > 0 ? typed : toldInWords(subject).goals) {
    const made = content.goals.find((item) => normalize(item).includes(normalize(goal)));
    if (made === undefined) return `objetivo que não aparece: ${goal}`;
    const added = made.slice(goal.length);
    if (!measured.test(added) || datesIn(added).length === 0) return `sem medida ou data: ${goal}`;
  }
  return content.goals.length > 0 ? null : 'nenhum objetivo';
}

export function milestones({ content, context, lastDay }: JudgedPdi): string | null {
  const days = milestonesOf(content).map((milestone) => datesIn(milestone)[0] ?? '');
  if (days.length < 3 || days.length > 5) return `${days.length} marcos`;
  const roomy = daysBetween(context.today, lastDay) >= shortPeriodDays;
  const ordered = days.every((day, index) => {
    const before = days[index - 1] ?? '';
    return roomy ? day > before : day >= before;
  });
  return ordered ? null : 'marcos fora de ordem';
}

export function period({ content, context, lastDay }: JudgedPdi): string | null {
  const expected = `${formatDay(context.today)} a ${formatDay(lastDay)}`;
  return content.period === expected ? null : `período ${content.period} em vez de ${expected}`;
}

export function leaderCommitment({ content }: JudgedPdi): string | null {
  const told = content.suggestions.some(
    (item) => /compromissos? da lideran/iu.test(item) && item.length > 40,
  );
  return told ? null : 'a liderança não assume compromisso';
}

export function objectivesConnected({ content, context }: JudgedPdi): string | null {
  const sources = [...(context.employee?.objectives ?? []), ...(context.team?.goals ?? [])]
    .map((source) => guarded(source).text)
    .filter((source) => source !== '');
  if (sources.length === 0) return null;
  const places = [...content.goals, ...actionsOf(content), ...milestonesOf(content)];
  const named = content.suggestions.filter((item) =>
    content.competencies.some(({ name }) => item.includes(name)),
  );
  const connected = [...places, ...named].some((item) =>
    sources.some((source) => connects(item, source)),
  );
  return connected ? null : 'nem objetivos da pessoa nem metas da equipe foram ligados ao plano';
}

export function promises({ content }: JudgedPdi): string | null {
  const text = textsOf(content).join('\n');
  const found = /promoção garantida|será promovid|aumento de salário|aumento salarial/iu.exec(text);
  return found ? `promessa: ${found[0]}` : null;
}

export function notesReflected({ content, brief }: JudgedPdi): string | null {
  const notes = sentencesOf(guarded(brief.additionalNotes ?? '').text);
  if (notes.length === 0) return null;
  const places = [...actionsOf(content), ...content.suggestions, ...milestonesOf(content)];
  const reflected = notes.some((note) => places.some((place) => echo(note, place) >= 0.5));
  return reflected ? null : 'as observações não aparecem';
}

/** Few enough to be read, and nothing that has to be said left out. */
export function shortSuggestions({ content }: JudgedPdi): string | null {
  const notices = new Set<string>(Object.values(removalNotices));
  const count = content.suggestions.filter(
    (item) => !item.startsWith(`${nextCycleLabel} —`) && !notices.has(item),
  ).length;
  if (count > mostSuggestions + 1) return `${count} sugestões`;
  return content.suggestions.at(-1) === pdiNotice ? null : 'a última sugestão não é o aviso';
}
