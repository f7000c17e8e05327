import * as z from 'zod/mini';
import type { DocumentContext } from '../kit/document-context.ts';
import { hasPage } from '../kit/page.ts';
import { ThinAnswer, type Brief } from '../kit/writer.ts';
import { normalize } from '../knowledge/words.ts';
import { leftOut } from '../settling/left-out.ts';
import { settledMinutes } from '../settling/minutes.ts';
import { withoutLabel } from '../settling/risks.ts';
import { positionLine } from './compose.ts';
import {
  interviewContentSchema,
  interviewDurations,
  interviewTypes,
  type InterviewContent,
  type InterviewForm,
} from './contract.ts';
import { refusalNotice, tellsOfLaw } from './law.ts';
import { readVacancy } from './vacancy.ts';

const fewestQuestions = 3;

/** Checks a model's script against the form: position, labels, minutes, what was typed, what the law forbids. */
export function settleInterview(
  content: InterviewContent,
  brief: Brief<InterviewForm>,
  context: DocumentContext,
): InterviewContent {
  const isPage = hasPage(content);
  if (content.questions.length < fewestQuestions && !isPage) throw new ThinAnswer();
  const vacancy = readVacancy(brief, context);
  const { position, description, refusal } = vacancy;
  const total = brief.duration === undefined ? null : Number(brief.duration);
  const stages = inMinutes(content.stages, total);
  // Older lists are derived from the stages where there are any: then they are not looked at twice.
  const sections = inMinutes(content.sections, content.stages.length > 0 ? null : total);
  const settled = z.parse(interviewContentSchema, {
    ...content,
    position: position === '' ? content.position : formed(content.position, positionLine(vacancy)),
    duration: brief.duration ? interviewDurations[brief.duration] : content.duration,
    interviewType: brief.interviewType
      ? interviewTypes[brief.interviewType]
      : content.interviewType,
    // What a page says, it says once.
    ...(isPage && { objective: '', evaluation: { ...content.evaluation, instructions: '' } }),
    stages: stages.items.map((stage) => ({ ...stage, questions: stage.questions.map(unlabelled) })),
    sections: sections.items,
  });
  const notices = [
    ...stages.notices,
    ...sections.notices,
    ...leftOut([position, description], settled),
    ...(refusal && !tellsOfLaw(content.suggestions) ? [refusalNotice(refusal)] : []),
  ];
  return notices.length === 0
    ? settled
    : { ...settled, suggestions: [...settled.suggestions, ...notices] };
}

function inMinutes<Item extends { duration: string }>(items: Item[], total: number | null) {
  return total === null ? { items, notices: [] } : settledMinutes(items, total);
}

function unlabelled(question: InterviewContent['questions'][number]) {
  const { expectedResponse, evaluationCriteria } = question;
  return {
    ...question,
    expectedResponse: withoutLabel(expectedResponse),
    evaluationCriteria: withoutLabel(evaluationCriteria),
  };
}

/** The form's words, unless a model wrote the same in another case. */
function formed(written: string, ours: string): string {
  return normalize(written) === normalize(ours) ? written : ours;
}
