import { addDays, formatDay, parseDay } from '#shared/format.ts';
import { isBusinessDay } from '../writing/calendar.ts';
import { guarded } from '../writing/guard.ts';
import { startsWithInfinitive } from '../writing/portuguese.ts';
import type { Check, Judged } from '../writing/rubric.ts';
import { datesIn, echo } from '../writing/rubric-text.ts';
import type { Brief } from '../writing/writer.ts';
import { contentWords, normalize } from '../knowledge/words.ts';
import {
  actionPriorities,
  type ActionPlanContent,
  type ActionPlanForm,
  type PlannedAction,
} from './contract.ts';
import { readNotes } from './notes.ts';
import { readDates } from './plan-dates.ts';
import { actionCounts, mostOnLastDay, nobody } from './rules.ts';
import { splitItems, splitSentences } from './typed-items.ts';

export interface JudgedPlan extends Judged<ActionPlanContent> {
  brief: Brief<ActionPlanForm>;
}

function kept(text: string | undefined): string {
  return guarded(text ?? '').text.trim();
}

export function keptItems(items: readonly string[] = []): string[] {
  return items.map(kept).filter((item) => item !== '');
}

function datesOf({ brief, context, lastDay }: JudgedPlan) {
  const period = { today: context.today, deadline: lastDay };
  const notes = readNotes(keptItems(splitSentences(brief.additionalNotes)), period);
  return readDates(
    { ...period, priority: brief.priority ?? 'media' },
    notes.flatMap(({ away }) => away ?? []),
  );
}

/** Actions as they should be written; plain text has neither owner nor day. */
function planned({ content }: JudgedPlan): PlannedAction[] {
  return content.actions.filter((action) => typeof action !== 'string');
}

export function taskOf(action: ActionPlanContent['actions'][number]): string {
  return typeof action === 'string' ? action : action.task;
}

function titleAndObjective({ content, brief, lastDay }: JudgedPlan): string | null {
  const title = kept(brief.title);
  if (title !== '' && !normalize(content.title).includes(normalize(title))) return 'outro título';
  const day = formatDay(lastDay);
  const objectives = keptItems((brief.objective ?? '').split('\n'));
  const missing = objectives.find(
    (objective) =>
      !content.objectives.some((item) => echo(objective, item) >= 0.8 && item.includes(day)),
  );
  if (missing !== undefined)
    return `objetivo sem as palavras informadas ou sem o prazo: ${missing}`;
  return content.objectives.some((item) => item.includes(day)) ? null : 'objetivo sem prazo';
}

function numberOfActions({ content, brief }: JudgedPlan): string | null {
  const [fewest, most] = actionCounts[brief.detailLevel ?? 'resumido'];
  const { length } = content.actions;
  return length >= fewest && length <= most ? null : `${length} ações`;
}

function actionForm(subject: JudgedPlan): string | null {
  const { content, context, lastDay } = subject;
  if (planned(subject).length < content.actions.length) return 'ação sem responsável e sem data';
  for (const { task, deadline, responsible, priority } of planned(subject)) {
    if (!startsWithInfinitive(task)) return `não começa com verbo no infinitivo: ${task}`;
    const day = parseDay(deadline);
    if (day === null || day > lastDay || day < context.today) return `data: ${deadline}`;
    if (contentWords(responsible).length === 0 && !/RH/u.test(responsible)) {
      return `sem responsável: ${task}`;
    }
    if (!Object.hasOwn(actionPriorities, priority)) return `prioridade: ${priority}`;
  }
  return null;
}

const findsOut =
  /linha de base|levant|mape|diagn[óo]st|ouvir|classific|medir|analis|contar|compar|reunir|listar|identific|percorrer|separar/iu;

function diagnosisFirst(subject: JudgedPlan): string | null {
  const [first] = planned(subject);
  if (!first || !findsOut.test(first.task)) return 'a primeira ação não é um diagnóstico';
  const day = parseDay(first.deadline);
  return day !== null && day <= datesOf(subject).first ? null : `começa tarde: ${first.deadline}`;
}

function spreadDeadlines(subject: JudgedPlan): string | null {
  const { start, last } = datesOf(subject);
  let workdays = 0;
  for (let day = start; day <= last; day = addDays(day, 1)) if (isBusinessDay(day)) workdays += 1;
  const actions = planned(subject);
  // With one day there is nothing to spread.
  if (workdays < 2) return null;
  const days = actions.map(({ deadline }) => parseDay(deadline) ?? '');
  const latest = days.toSorted().at(-1);
  const onLatest = days.filter((day) => day === latest).length;
  return onLatest / days.length <= mostOnLastDay ? null : `${onLatest} ações no último dia`;
}

function metricsFollowed({ content, brief }: JudgedPlan): string | null {
  const followed = /fonte.+(?:acompanhamento|leitura|medi)/isu;
  for (const metric of keptItems(brief.successMetrics)) {
    const line = content.objectives.find(
      (item) => normalize(item).includes(normalize(metric)) && followed.test(item),
    );
    if (line === undefined) return `métrica sem fonte ou sem frequência: ${metric}`;
    if (!/meta/iu.test(line) || datesIn(line).length === 0) return `métrica sem meta: ${metric}`;
  }
  return null;
}

function challengesAnswered({ content, brief }: JudgedPlan): string | null {
  const { suggestions, actions, objectives } = content;
  for (const challenge of keptItems(splitItems(brief.challenges))) {
    const answered = suggestions.some((item) => {
      const [risk = '', response = ''] = item.split('Resposta:');
      return echo(challenge, risk) >= 0.6 && contentWords(response).length >= 4;
    });
    if (!answered) return `desafio sem resposta: ${challenge}`;
  }
  const places = [...actions.map(taskOf), ...objectives, ...suggestions.filter(isUse)];
  const unused = keptItems(splitItems(brief.resources)).find(
    (resource) => !places.some((place) => echo(resource, place) >= 0.6),
  );
  return unused === undefined ? null : `recurso sem uso: ${unused}`;
}

/** A suggestion that says what to do with something: it is no bare list. */
function isUse(item: string): boolean {
  return startsWithInfinitive(item) || item.startsWith('Meio previsto');
}

function milestonesInOrder({ content, lastDay, ...rest }: JudgedPlan): string | null {
  const { timeline } = content;
  const lines = typeof timeline === 'string' ? [] : timeline.milestones;
  const days = lines.map((line) => datesIn(line)[0] ?? '');
  if (days.length < 3 || days.length > 5) return `${days.length} marcos`;
  const { start, last } = datesOf({ content, lastDay, ...rest });
  const roomy = addDays(start, 7) <= last;
  const ordered = days.every((day, index) => {
    const before = days[index - 1] ?? '';
    return roomy ? day > before : day >= before;
  });
  if (!ordered) return 'marcos fora de ordem';
  const end = days.at(-1);
  return end === last || end === lastDay ? null : `último marco em ${end}`;
}

function closing({ content }: JudgedPlan): string | null {
  const last = normalize(taskOf(content.actions.at(-1) ?? ''));
  const checks = /\b(?:compar|avali|conferir|verific|medir|revis)\w*/u.test(last);
  const keeps = /\b(?:padroniz|padrao|rotina|regra|incorporar|manter)\w*/u.test(last);
  return checks && keeps
    ? null
    : 'a última ação não confere o resultado nem mantém o que funcionou';
}

function someoneAnswers(subject: JudgedPlan): string | null {
  const bad = planned(subject).find(({ responsible }) => nobody.test(responsible.trim()));
  return bad === undefined ? null : `ninguém responde por: ${bad.task}`;
}

function howAndWhy({ content, brief }: JudgedPlan): string | null {
  if (brief.detailLevel !== 'detalhado') return null;
  const told = content.actions.filter(
    (action) => /Como:/u.test(taskOf(action)) && /Por quê:/u.test(taskOf(action)),
  );
  const share = told.length / Math.max(1, content.actions.length);
  return share >= 0.7 ? null : `só ${told.length} ações dizem como e por quê`;
}

/** A1 to A11. */
export const actionPlanChecks: readonly Check<JudgedPlan>[] = [
  { id: 'A1', blocking: false, fault: titleAndObjective },
  { id: 'A2', blocking: false, fault: numberOfActions },
  { id: 'A3', blocking: false, fault: actionForm },
  { id: 'A4', blocking: false, fault: diagnosisFirst },
  { id: 'A5', blocking: false, fault: spreadDeadlines },
  { id: 'A6', blocking: false, fault: metricsFollowed },
  { id: 'A7', blocking: false, fault: challengesAnswered },
  { id: 'A8', blocking: false, fault: milestonesInOrder },
  { id: 'A9', blocking: false, fault: closing },
  { id: 'A10', blocking: false, fault: someoneAnswers },
  { id: 'A11', blocking: false, fault: howAndWhy },
];
