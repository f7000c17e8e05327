import type { DocumentWriter } from '../kit/writer.ts';
import { composeFeedback } from './compose.ts';
import type { FeedbackContent, FeedbackForm } from './contract.ts';
import { feedbackForPerson } from './for-person.ts';
import { feedbackPrompt } from './prompt.ts';
import { settleFeedback } from './settle.ts';

export const feedbackWriter: DocumentWriter<FeedbackForm, FeedbackContent> = {
  consults: [
    'company',
    'team',
    'colleagues',
    'employee',
    'latestFeedback',
    'latestPdi',
    'commitments',
    'lastConversation',
    'told',
    'diary',
  ],
  prompt: feedbackPrompt,
  compose: composeFeedback,
  settle: settleFeedback,
  forPerson: feedbackForPerson,
};
