import type { DocumentWriter } from '../kit/writer.ts';
import { composeMeeting } from './compose.ts';
import type { MeetingContent, MeetingForm } from './contract.ts';
import { meetingPrompt } from './prompt.ts';
import { settledMeeting } from './settle.ts';

export const meetingWriter: DocumentWriter<MeetingForm, MeetingContent> = {
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
  prompt: meetingPrompt,
  compose: composeMeeting,
  settle: settledMeeting,
};
