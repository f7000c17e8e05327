import * as z from 'zod/mini';
import { formatDay, parseDay } from '#shared/format.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { normalize } from '../knowledge/words.ts';
import type { DocumentContext } from '../writing/context.ts';
import { datesIn, echo } from '../writing/rubric-text.ts';
import type { Brief } from '../writing/writer.ts';
import { joinList, withoutFinalStop } from '../writing/portuguese.ts';
import {
  actionPlanContentSchema,
  type ActionPlanContent,
  type ActionPlanForm,
} from './contract.ts';
import { metricLines } from './metrics.ts';
import { parseTask } from './plan-text.ts';
import { withDeadline } from './objectives.ts';
import { readPlan, type Plan } from './plan.ts';
import { resourceLines } from './resource-lines.ts';
import { leftOver } from './resources.ts';
import { answerLines } from './risks.ts';
import { settleActions, settleCount } from './settle-actions.ts';
import { settleTimeline } from './settle-timeline.ts';

/**
 * What a model wrote, with what the leader typed, what the calendar says and the number of actions put back.
 * A second time it changes nothing.
 */
export function settlePlan(
  content: ActionPlanContent,
  brief: Brief<ActionPlanForm>,
  context: DocumentContext,
): ActionPlanContent {
  const plan = readPlan(brief, context);
  const dated = (text: string) => withRealDates(text, plan);
  const { actions: counted, postponed } = settleCount(content.actions, plan);
  const actions = settleActions(counted, plan).map((action) => ({
    ...action,
    task: dated(action.task),
    responsible: dated(action.responsible),
  }));
  const suggestions = [...content.suggestions, ...postponedLine(postponed)].map(dated);
  return z.parse(actionPlanContentSchema, {
    ...content,
    title: plan.assumed.has('title') ? dated(content.title) : plan.title,
    description: dated(content.description),
    objectives: settleObjectives(content.objectives.map(dated), plan),
    actions,
    timeline: settleTimeline(content.timeline, { plan, actions }),
    suggestions: settleSuggestions({ ...content, suggestions, actions }, plan),
  });
}

/** What a plan of this detail has no room for is not lost. */
function postponedLine(tasks: readonly string[]): string[] {
  if (tasks.length === 0) return [];
  const named = tasks.map((task) => `“${withoutFinalStop(parseTask(task).task)}”`);
  return [
    `Ficou para depois, porque o plano já tem o número de ações do nível de detalhe: ${joinList(named)}.`,
  ];
}

/** Typed objectives first, with the deadline; typed metrics each with what it is followed by. */
function settleObjectives(written: readonly string[], plan: Plan): string[] {
  const day = formatDay(plan.deadline);
  const typed = plan.assumed.has('objective') ? [] : plan.objectives;
  const missing = typed.filter(
    (objective) => !written.some((item) => echo(objective, item) >= 0.8 && item.includes(day)),
  );
  const lost = plan.metrics.filter((metric) => !written.some((item) => follows(item, metric)));
  const kept = written.filter((item) => {
    const isPartOf = missing.some((objective) => echo(objective, item) >= 0.6 && !isMetric(item));
    return !isPartOf && !lost.some((metric) => includes(item, metric));
  });
  return [
    ...missing.map((objective) => withDeadline(objective, day, '')),
    ...kept,
    ...(lost.length > 0 ? metricLines({ ...plan, metrics: lost }, null) : []),
  ];
}

function includes(item: string, typed: string): boolean {
  return ` ${normalize(item)} `.includes(` ${normalize(typed)} `);
}

function isMetric(item: string): boolean {
  return /fonte:/iu.test(item);
}

/** True where a line names the metric, its source, its rhythm and its target or the day to set it. */
function follows(item: string, metric: string): boolean {
  const told = /fonte.+acompanhamento/isu.test(item) && /meta/iu.test(item);
  return told && includes(item, metric) && datesIn(item).length > 0;
}

function settleSuggestions(content: ActionPlanContent, plan: Plan): string[] {
  const { suggestions, actions, objectives } = content;
  const unanswered = plan.challenges.filter(
    (challenge) =>
      !suggestions.some((item) => {
        const [risk = '', response = ''] = item.split('Resposta:');
        return echo(challenge, risk) >= 0.6 && response.trim() !== '';
      }),
  );
  const places = [
    ...actions.map((action) => (typeof action === 'string' ? action : action.task)),
    ...objectives,
    ...suggestions,
  ];
  const unused = plan.resources.filter(
    (resource) => !places.some((place) => echo(resource, place) >= 0.6),
  );
  const notices = [...plan.removed].map((reason) => removalNotices[reason]);
  return [
    ...suggestions,
    ...answerLines({ ...plan, challenges: unanswered }),
    ...resourceLines(leftOver(unused)),
    ...notices.filter((notice) => !suggestions.includes(notice)),
  ];
}

/** A day after the deadline, or in no calendar, becomes the last of the plan, unless it was typed. */
function withRealDates(text: string, { dates, deadline, told }: Plan): string {
  return text.replace(/\b\d{2}\/\d{2}\/\d{4}\b/gu, (found) => {
    const day = parseDay(found);
    const fits = day !== null && day <= deadline;
    return fits || told.includes(found) ? found : formatDay(dates.last);
  });
}
