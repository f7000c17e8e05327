import * as z from 'zod/mini';
import type { LetterForm } from '../kit/letter.ts';
import type { DocumentWriter } from '../kit/writer.ts';
import { composeLetter } from '../letters/compose.ts';
import { settledLetter } from '../letters/settle.ts';
import { messageContentSchema, type MessageContent } from './contract.ts';
import { messagePrompt } from './prompt.ts';

export const messageWriter: DocumentWriter<LetterForm, MessageContent> = {
  consults: ['company', 'team', 'employee', 'commitments', 'lastConversation'],
  prompt: messagePrompt,
  // The schema leaves out the subject, which a message has not.
  compose: (brief, context) =>
    z.parse(messageContentSchema, composeLetter('message', brief, context)),
  settle: settledLetter,
};
