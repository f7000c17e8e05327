import * as z from 'zod/mini';
import { letterText, type LetterForm } from '../kit/letter.ts';
import { composeLetter, settleLetter } from '../writing/letter/document.ts';
import { letterPrompt } from '../writing/letter/prompt.ts';
import type { DocumentWriter } from '../writing/writer.ts';
import { emailContentSchema, type EmailContent } from './contract.ts';

export const emailWriter: DocumentWriter<LetterForm, EmailContent> = {
  consults: ['company', 'team', 'employee'],
  prompt: (brief, context) => letterPrompt('email', brief, context),
  compose: (brief, context) => z.parse(emailContentSchema, composeLetter('email', brief, context)),
  settle(content, brief, context) {
    const written = { ...content, content: letterText(content.content) };
    return z.parse(emailContentSchema, settleLetter(written, { kind: 'email', brief, context }));
  },
};
