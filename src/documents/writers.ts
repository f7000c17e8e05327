import { actionPlanWriter } from './action-plan/writer.ts';
import type { ContentOf, FormOf } from './contracts.ts';
import { emailWriter } from './email/writer.ts';
import { feedbackWriter } from './feedback/writer.ts';
import { interviewWriter } from './interview/writer.ts';
import type { DocumentKind } from './labels.ts';
import { meetingWriter } from './meeting/writer.ts';
import { messageWriter } from './message/writer.ts';
import { pdiWriter } from './pdi/writer.ts';
import type { DocumentWriter } from './kit/writer.ts';

export const documentWriters: { [K in DocumentKind]: DocumentWriter<FormOf<K>, ContentOf<K>> } = {
  action_plan: actionPlanWriter,
  meeting: meetingWriter,
  message: messageWriter,
  email: emailWriter,
  interview: interviewWriter,
  pdi: pdiWriter,
  feedback: feedbackWriter,
};
