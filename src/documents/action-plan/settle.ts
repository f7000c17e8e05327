import { isLastDay } from '../kit/business-days.ts';
import { formatDay, parseDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { ThinAnswer, type Brief } from '../kit/writer.ts';
import { normalize } from '../knowledge/words.ts';
import { settledDays } from '../settling/days.ts';
import { leftOut } from '../settling/left-out.ts';
import { settledRisks } from '../settling/risks.ts';
import type { ActionPlanContent, ActionPlanForm } from './contract.ts';
import { planOf } from './plan.ts';

/** Fewer actions are no plan. */
const fewestActions = 2;

/**
 * What a model wrote, with the title and the end that the form fixes. Days outside the plan come back into it,
 * and what was typed and is nowhere is told. Nobody's name is touched.
 *
 * @throws ThinAnswer where there are fewer than two actions
 */
export function settleActionPlan(
  content: ActionPlanContent,
  brief: Brief<ActionPlanForm>,
  context: DocumentContext,
): ActionPlanContent {
  if (content.actions.length < fewestActions) throw new ThinAnswer();
  const { span } = planOf(brief, context);
  const days = settledDays({
    today: span.today,
    deadline: span.deadline,
    typed: [...textsOf(brief), ...textsOf(context), formatDay(span.horizon)],
  });
  const notices: string[] = [];
  const title = brief.title !== undefined && normalize(brief.title) !== normalize(content.title);
  if (title) notices.push('O título é o do formulário.');
  const { timeline } = content;
  const ends =
    typeof timeline !== 'string' &&
    !span.assumed &&
    !isLastDay(parseDay(timeline.end), span.deadline);
  if (ends) notices.push(`O plano termina em ${formatDay(span.deadline)}, a data do formulário.`);
  const settled: ActionPlanContent = {
    ...content,
    title: title ? (brief.title ?? content.title) : content.title,
    actions: content.actions.map((action) =>
      typeof action === 'string'
        ? days.settle(action)
        : { ...action, task: days.settle(action.task), deadline: days.settle(action.deadline) },
    ),
    timeline:
      typeof timeline === 'string'
        ? timeline
        : {
            ...timeline,
            ...(ends && { duration: span.duration, end: formatDay(span.deadline) }),
            milestones: timeline.milestones.map(days.settle),
          },
    ready: days.settleAll(content.ready),
    risks: settledRisks(content.risks, days.settle),
  };
  const { objective, context: situation, resources, challenges, successMetrics } = brief;
  const typed = {
    objective,
    situation,
    resources,
    challenges,
    successMetrics,
    notes: brief.additionalNotes,
    freeText: brief.freeText,
  };
  return {
    ...settled,
    suggestions: [
      ...content.suggestions,
      ...notices,
      ...days.notices(),
      ...leftOut(typed, settled),
    ],
  };
}
