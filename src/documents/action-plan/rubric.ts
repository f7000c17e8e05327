import { addDays } from '#shared/format.ts';
import { commonChecks } from '../writing/common-checks.ts';
import type { DocumentContext } from '../writing/context.ts';
import { judge, type Check, type Verdict } from '../writing/rubric.ts';
import { spelledContext, spelledForm } from '../writing/spelling.ts';
import type { Brief } from '../writing/writer.ts';
import { actionPlanChecks, keptItems, taskOf, type JudgedPlan } from './checks.ts';
import {
  actionPlanContentSchema,
  type ActionPlanContent,
  type ActionPlanForm,
} from './contract.ts';
import { defaultDays } from './rules.ts';
import { freeTextDeadline, toldDeadline } from './told-deadline.ts';
import { splitItems } from './typed-items.ts';

/** One person may answer for many actions: the column of owners is no text that repeats itself. */
const planCommonChecks = commonChecks.map((check): Check<JudgedPlan> => {
  if (check.id !== 'G10') return check;
  const withoutOwners = ({ content, ...rest }: JudgedPlan) => ({
    ...rest,
    content: { ...content, actions: content.actions.map(taskOf) },
  });
  return { ...check, fault: (subject) => check.fault(withoutOwners(subject)) };
});

export function judgeActionPlan(
  content: ActionPlanContent,
  typed: Brief<ActionPlanForm>,
  known: DocumentContext,
): Verdict {
  const [brief, context] = [spelledForm(typed), spelledContext(known)];
  const given = brief.deadline;
  const usable = given !== undefined && given >= context.today;
  const said = [brief.freeText, brief.objective, brief.title].map((text) =>
    keptItems([text ?? '']),
  );
  const told = usable
    ? given
    : (said.flatMap((text, index) => {
        const read = index === 0 ? freeTextDeadline : toldDeadline;
        return read(text.join('\n'), context.today) ?? [];
      })[0] ?? null);
  return judge<JudgedPlan>([...planCommonChecks, ...actionPlanChecks], {
    content,
    brief,
    context,
    contentSchema: actionPlanContentSchema,
    ownCapitals: ['Plano de Ação'],
    lastDay: told ?? addDays(context.today, defaultDays),
    typedItems: [
      ...keptItems(brief.successMetrics),
      ...keptItems(splitItems(brief.challenges)),
      ...keptItems(splitItems(brief.resources)),
    ],
  });
}
