import type { DocumentContext } from '../writing/context.ts';
import { addMonths } from '../writing/calendar.ts';
import { commonChecks } from '../writing/common-checks.ts';
import { judge, type Check, type Verdict } from '../writing/rubric.ts';
import { spelledContext, spelledForm } from '../writing/spelling.ts';
import type { Brief } from '../writing/writer.ts';
import { pdiContentSchema, type PdiContent, type PdiForm } from './contract.ts';
import { deadlineIn } from './free-text/deadline.ts';
import {
  actionForm,
  clearOfAbsences,
  concreteActions,
  mix,
  numberOfActions,
  withinPeriod,
} from './rubric/actions.ts';
import {
  leaderCommitment,
  levelsKept,
  measurableGoals,
  milestones,
  notesReflected,
  objectivesConnected,
  period,
  promises,
  shortSuggestions,
} from './rubric/content.ts';
import { guardedItems, type JudgedPdi } from './rubric/subject.ts';
import { defaultMonths } from './rules.ts';

/** P1 to P15. */
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
  { id: 'P13', blocking: false, fault: concreteActions },
  { id: 'P14', blocking: false, fault: shortSuggestions },
  { id: 'P15', blocking: false, fault: clearOfAbsences },
];

export function judgePdi(
  content: PdiContent,
  typed: Brief<PdiForm>,
  known: DocumentContext,
): Verdict {
  const [brief, context] = [spelledForm(typed), spelledContext(known)];
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
