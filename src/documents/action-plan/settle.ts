import type { DocumentContext } from '../kit/document-context.ts';
import { hasPage } from '../kit/page.ts';
import { ThinAnswer, type Brief } from '../kit/writer.ts';
import { daysAsWritten } from '../settling/days.ts';
import { leftOut } from '../settling/left-out.ts';
import { settledTitle } from '../settling/title.ts';
import { endNotice, endsElsewhere, planDays, settledTimeline } from '../settling/plan.ts';
import { settledRisks } from '../settling/risks.ts';
import type { ActionPlanContent, ActionPlanForm } from './contract.ts';
import { planOf } from './plan.ts';

/** Fewer actions are no plan. */
const fewestActions = 2;

/**
 * What a model wrote, with the title and the end that the form fixes. Days outside a plan in fields come back into it,
 * and what was typed and is nowhere is told. Nobody's name is touched.
 *
 * @throws ThinAnswer where there is no page and fewer than two actions
 */
export function settleActionPlan(
  content: ActionPlanContent,
  brief: Brief<ActionPlanForm>,
  context: DocumentContext,
): ActionPlanContent {
  const isPage = hasPage(content);
  if (content.actions.length < fewestActions && !isPage) throw new ThinAnswer();
  const { span } = planOf(brief, context);
  const days = isPage
    ? daysAsWritten
    : planDays(span, { brief, context, timeline: content.timeline });
  const notices: string[] = [];
  if (!isPage && endsElsewhere(content.timeline, span)) notices.push(endNotice(span));
  const settled: ActionPlanContent = {
    ...content,
    title: settledTitle(brief.title, content.title),
    // It stands on the page.
    description: isPage ? '' : content.description,
    actions: content.actions.map((action) =>
      typeof action === 'string'
        ? days.settle(action)
        : {
            ...action,
            task: days.settle(action.task),
            done: days.settle(action.done),
            deadline: days.settle(action.deadline),
          },
    ),
    timeline: settledTimeline(content.timeline, span, days.settle),
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
