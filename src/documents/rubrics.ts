import { actionPlanCorpus } from './action-plan/corpus.ts';
import { judgeActionPlan } from './action-plan/rubric.ts';
import type { ContentOf, FormOf } from './contracts.ts';
import { emailCorpus } from './email/corpus.ts';
import { judgeEmail } from './email/rubric.ts';
import { feedbackCorpus } from './feedback/corpus.ts';
import { judgeFeedback } from './feedback/rubric.ts';
import { interviewCorpus } from './interview/corpus.ts';
import { judgeInterview } from './interview/rubric.ts';
import type { DocumentKind } from './labels.ts';
import { meetingCorpus } from './meeting/corpus.ts';
import { judgeMeeting } from './meeting/rubric.ts';
import { messageCorpus } from './message/corpus.ts';
import { judgeMessage } from './message/rubric.ts';
import { pdiCorpus } from './pdi/corpus.ts';
import { judgePdi } from './pdi/rubric.ts';
import type { DocumentContext } from './writing/context.ts';
import type { Verdict } from './writing/rubric.ts';
import type { Brief } from './writing/writer.ts';

/** How the documents of a kind are judged, and the inputs that they are tried on. */
export interface DocumentRubric<K extends DocumentKind> {
  corpus: readonly { name: string; brief: Brief<FormOf<K>>; context: DocumentContext }[];
  judge(content: ContentOf<K>, brief: Brief<FormOf<K>>, context: DocumentContext): Verdict;
}

export const documentRubrics: { [K in DocumentKind]: DocumentRubric<K> } = {
  action_plan: { corpus: actionPlanCorpus, judge: judgeActionPlan },
  meeting: { corpus: meetingCorpus, judge: judgeMeeting },
  message: { corpus: messageCorpus, judge: judgeMessage },
  email: { corpus: emailCorpus, judge: judgeEmail },
  interview: { corpus: interviewCorpus, judge: judgeInterview },
  pdi: { corpus: pdiCorpus, judge: judgePdi },
  feedback: { corpus: feedbackCorpus, judge: judgeFeedback },
};
