import type { DocumentWriter } from '../kit/writer.ts';
import { composeInterview } from './compose.ts';
import type { InterviewContent, InterviewForm } from './contract.ts';
import { asksOfApplicants, tellsPay } from './law.ts';
import { interviewPrompt } from './prompt.ts';
import { settleInterview } from './settle.ts';

export const interviewWriter: DocumentWriter<InterviewForm, InterviewContent> = {
  consults: ['company', 'team', 'colleagues', 'position', 'diary'],
  allows: ['discrimination'],
  answers: asksOfApplicants,
  tells: tellsPay,
  reservesDiary: true,
  advisesOn: ['sensitive'],
  prompt: interviewPrompt,
  compose: composeInterview,
  settle: settleInterview,
};
