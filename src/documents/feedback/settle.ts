import { addDays } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import { hasPage } from '../kit/page.ts';
import { ThinAnswer, type Brief } from '../kit/writer.ts';
import { daysAsWritten, settledDays } from '../settling/days.ts';
import { leftOut } from '../settling/left-out.ts';
import { employeeLine } from './compose.ts';
import { feedbackTypes, stepsOf, type FeedbackContent, type FeedbackForm } from './contract.ts';
import { readTalk } from './talk.ts';

/** Praise is one moment of a few lines; a single one is no conversation. */
const fewestSteps = 2;
/** Where no day to meet again was typed, what is agreed lies within half a year. */
const horizonDays = 183;

/** Checks a model's script against the form: whom it is about, its type, its days, what was typed. */
export function settleFeedback(
  content: FeedbackContent,
  brief: Brief<FeedbackForm>,
  context: DocumentContext,
): FeedbackContent {
  const isPage = hasPage(content);
  if (!isPage && content.structure.flatMap(stepsOf).length < fewestSteps) {
    throw new ThinAnswer();
  }
  const talk = readTalk(brief, context);
  const { today } = context;
  const deadline = brief.followUpDate ?? addDays(today, horizonDays);
  const days = isPage
    ? daysAsWritten
    : settledDays({ today, deadline, typed: textsOf([brief, context]) });
  const settle = (texts: readonly string[]) => texts.map((text) => days.settle(text));
  const settled: FeedbackContent = {
    ...content,
    employee: employeeLine(talk) || content.employee,
    type: brief.feedbackType ? feedbackTypes[brief.feedbackType] : content.type,
    structure: content.structure.map((part) => ({
      ...part,
      steps: settle(part.steps),
      points: settle(part.points),
      questions: settle(part.questions),
    })),
    recommendations: settle(content.recommendations),
    ready: days.settleAll(content.ready),
  };
  const notices = [...days.notices(), ...leftOut(typedIn(brief), settled)];
  return notices.length === 0
    ? settled
    : { ...settled, suggestions: [...settled.suggestions, ...notices] };
}

function typedIn({
  context,
  specificExamples,
  positivePoints,
  improvementPoints,
  freeText,
}: Brief<FeedbackForm>): unknown {
  return [context, specificExamples, positivePoints, improvementPoints, freeText];
}
