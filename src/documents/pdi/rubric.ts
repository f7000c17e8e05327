import { addDays, daysBetween, formatDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import type { DocumentContext } from '../writing/context.ts';
import { guarded } from '../writing/guard.ts';
import { commonChecks } from '../writing/common-checks.ts';
import { judge, type Check, type Judged, type Verdict } from '../writing/rubric.ts';
import { connects, datesIn, echo, sentencesOf } from '../writing/rubric-text.ts';
import type { Brief } from '../writing/writer.ts';
import { normalize } from '../knowledge/words.ts';
import { pdiContentSchema, type PdiContent, type PdiForm } from './contract.ts';
import { deadlineIn } from './free-text.ts';
import { actionCounts, defaultMonths, nextCycleLabel, shortPeriodDays } from './rules.ts';
import { addMonths } from '../writing/calendar.ts';

interface JudgedPdi extends Judged<PdiContent> {
  brief: Brief<PdiForm>;
}
type Competency = PdiContent['competencies'][number];

const tagPattern = /^\[(Prática|Troca|Estudo)\] (\p{Lu}\p{L}+)/u;

function milestonesOf({ timeline }: PdiContent): string[] {
  return typeof timeline === 'string' ? [] : timeline.milestones;
}

function actionsOf(content: PdiContent): string[] {
  return content.competencies.flatMap(({ actions }) => actions);
}

/** The actions put off to the next cycle, told in a suggestion. */
function putOff({ suggestions }: PdiContent, name: string): number {
  const told = suggestions.find((item) => item.startsWith(`${nextCycleLabel} — ${name}:`));
  return told?.match(/\[(?:Prática|Troca|Estudo)\]/gu)?.length ?? 0;
}

function levelsKept({ content, brief }: JudgedPdi): string | null {
  const key = ({ name, currentLevel, targetLevel }: Omit<Competency, 'actions'>) =>
    `${name} ${currentLevel} ${targetLevel}`;
  const given = (brief.competencies ?? []).flatMap((competency) => {
    const name = guarded(competency.name).text;
    return name === '' ? [] : [key({ ...competency, name })];
  });
  const written = content.competencies.map(key);
  if (given.length === 0) return written.length > 0 ? null : 'nenhuma competência';
  if (new Set(written).size !== written.length) return 'competência repetida';
  const missing = [...new Set(given)].find((item) => !written.includes(item));
  if (missing !== undefined) return `competência sem os níveis informados: ${missing}`;
  return written.length === new Set(given).size ? null : 'competência que não foi informada';
}

function numberOfActions({ content }: JudgedPdi): string | null {
  for (const { name, currentLevel, targetLevel, actions } of content.competencies) {
    const expected = actionCounts(targetLevel - currentLevel);
    const found = actions.length + putOff(content, name);
    if (found !== expected) return `${name}: ${found} ações em vez de ${expected}`;
  }
  return null;
}

function mix({ content }: JudgedPdi): string | null {
  for (const { name, currentLevel, targetLevel, actions } of content.competencies) {
    const tags = actions.map((action) => tagPattern.exec(action)?.[1]);
    const count = (tag: string) => tags.filter((found) => found === tag).length;
    const lacking = count('Prática') === 0 || count('Troca') === 0;
    if (targetLevel > currentLevel && lacking) return `${name}: falta prática ou troca`;
    if (count('Estudo') * 3 > actions.length) return `${name}: estudo demais`;
  }
  return null;
}

function actionForm({ content }: JudgedPdi): string | null {
  const bad = actionsOf(content).find((action) => {
    const verb = tagPattern.exec(action)?.[2];
    const infinitive = verb !== undefined && /[aeio]r$/u.test(normalize(verb));
    return !infinitive || datesIn(action).length === 0 || !action.includes('Evidência');
  });
  return bad === undefined ? null : `ação sem verbo, data ou evidência: ${bad}`;
}

function withinPeriod({ content, context, lastDay }: JudgedPdi): string | null {
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

const measured =
  /indicador|evid[eê]nci|linha de base|registr|avalia|verifica|apresentad|medi[çd]|compara/iu;

function measurableGoals({ content, brief }: JudgedPdi): string | null {
  for (const goal of guardedItems(brief.goals)) {
    const made = content.goals.find((item) => normalize(item).includes(normalize(goal)));
    if (made === undefined) return `objetivo que não aparece: ${goal}`;
    const added = made.slice(goal.length);
    if (!measured.test(added) || datesIn(added).length === 0) return `sem medida ou data: ${goal}`;
  }
  return content.goals.length > 0 ? null : 'nenhum objetivo';
}

function milestones({ content, context, lastDay }: JudgedPdi): string | null {
  const days = milestonesOf(content).map((milestone) => datesIn(milestone)[0] ?? '');
  if (days.length < 3 || days.length > 5) return `${days.length} marcos`;
  const roomy = daysBetween(context.today, lastDay) >= shortPeriodDays;
  const ordered = days.every((day, index) => {
    const before = days[index - 1] ?? '';
    return roomy ? day > before : day >= before;
  });
  return ordered ? null : 'marcos fora de ordem';
}

function period({ content, context, lastDay }: JudgedPdi): string | null {
  const expected = `${formatDay(context.today)} a ${formatDay(lastDay)}`;
  return content.period === expected ? null : `período ${content.period} em vez de ${expected}`;
}

function leaderCommitment({ content }: JudgedPdi): string | null {
  const told = content.suggestions.some(
    (item) => /compromissos? da lideran/iu.test(item) && item.length > 40,
  );
  return told ? null : 'a liderança não assume compromisso';
}

function objectivesConnected({ content, context }: JudgedPdi): string | null {
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

function promises({ content }: JudgedPdi): string | null {
  const text = textsOf(content).join('\n');
  const found = /promoção garantida|será promovid|aumento de salário|aumento salarial/iu.exec(text);
  return found ? `promessa: ${found[0]}` : null;
}

function notesReflected({ content, brief }: JudgedPdi): string | null {
  const notes = sentencesOf(guarded(brief.additionalNotes ?? '').text);
  if (notes.length === 0) return null;
  const places = [...actionsOf(content), ...content.suggestions, ...milestonesOf(content)];
  const reflected = notes.some((note) => places.some((place) => echo(note, place) >= 0.5));
  return reflected ? null : 'as observações não aparecem';
}

/** P1 to P12. */
export const pdiChecks: readonly Check<JudgedPdi>[] = [
  { id: 'P1', blocking: false, fault: levelsKept },
  { id: 'P2', blocking: false, fault: numberOfActions },
  { id: 'P3', blocking: false, fault: mix },
  { id: 'P4', blocking: false, fault: actionForm },
  { id: 'P5', blocking: false, fault: withinPeriod },
  { id: 'P6', blocking: false, fault: measurableGoals },
  { id: 'P7', blocking: false, fault: milestones },
  { id: 'P8', blocking: false, fault: period },
  { id: 'P9', blocking: false, fault: leaderCommitment },
  { id: 'P10', blocking: false, fault: objectivesConnected },
  { id: 'P11', blocking: false, fault: promises },
  { id: 'P12', blocking: false, fault: notesReflected },
];

function guardedItems(items: readonly string[] = []): string[] {
  return items.map((item) => guarded(item).text.trim()).filter((item) => item !== '');
}

export function judgePdi(
  content: PdiContent,
  brief: Brief<PdiForm>,
  context: DocumentContext,
): Verdict {
  const given = brief.deadline;
  const usable = given !== undefined && given >= context.today;
  const told = usable ? given : deadlineIn(brief.freeText ?? '', context.today);
  return judge<JudgedPdi>([...commonChecks, ...pdiChecks], {
    content,
    brief,
    context,
    contentSchema: pdiContentSchema,
    lastDay: told ?? addMonths(context.today, defaultMonths),
    typedItems: [
      ...guardedItems(brief.goals),
      ...guardedItems(brief.competencies?.map(({ name }) => name)),
    ],
  });
}
