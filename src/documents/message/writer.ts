import * as z from 'zod/mini';
import { letterText, type LetterForm } from '../kit/letter.ts';
import { composeLetter, settleLetter } from '../writing/letter/document.ts';
import { letterPrompt } from '../writing/letter/prompt.ts';
import type { DocumentWriter } from '../writing/writer.ts';
import { messageContentSchema, type MessageContent } from './contract.ts';

export const messageWriter: DocumentWriter<LetterForm, MessageContent> = {
  consults: ['company', 'team', 'employee'],
  prompt: (brief, context) => letterPrompt('message', brief, context),
  // The schema is the normaliser; a message has no subject.
  compose: (brief, context) =>
    z.parse(messageContentSchema, composeLetter('message', brief, context)),
  settle(content, brief, context) {
    const written = { ...content, content: letterText(content.content), subject: '' };
    return z.parse(
      messageContentSchema,
      settleLetter(written, { kind: 'message', brief, context }),
    );
  },
};
