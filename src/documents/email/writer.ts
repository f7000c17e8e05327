import * as z from 'zod/mini';
import type { LetterForm } from '../kit/letter.ts';
import type { DocumentWriter } from '../kit/writer.ts';
import { composeLetter } from '../letters/compose.ts';
import { settledLetter } from '../letters/settle.ts';
import { settledTitle } from '../settling/title.ts';
import { emailContentSchema, type EmailContent } from './contract.ts';
import { emailPrompt } from './prompt.ts';

export const emailWriter: DocumentWriter<LetterForm, EmailContent> = {
  consults: ['company', 'team', 'employee', 'commitments', 'lastConversation'],
  prompt: emailPrompt,
  compose: (brief, context) => z.parse(emailContentSchema, composeLetter('email', brief, context)),
  settle(content, brief, context) {
    const settled = settledLetter(content, brief, context);
    return { ...settled, subject: settledTitle(brief.subject, settled.subject, { mayAdd: true }) };
  },
};
