import { spelledContext, spelledForm } from '../writing/spelling.ts';
import type { DocumentWriter } from '../writing/writer.ts';
import { composeInterview } from './compose.ts';
import type { InterviewContent, InterviewForm } from './contract.ts';
import { interviewPrompt } from './prompt.ts';
import { settleInterview } from './settle.ts';

export const interviewWriter: DocumentWriter<InterviewForm, InterviewContent> = {
  consults: ['company', 'team', 'position'],
  prompt: (brief, context) => interviewPrompt(spelledForm(brief), spelledContext(context)),
  compose: composeInterview,
  settle: (content, brief, context) =>
    settleInterview(content, spelledForm(brief), spelledContext(context)),
};
