import * as z from 'zod/mini';
import type { LetterForm } from '../kit/letter.ts';
import type { DocumentWriter } from '../kit/writer.ts';
import { normalize } from '../knowledge/words.ts';
import { composeLetter } from '../letters/compose.ts';
import { settledLetter } from '../letters/settle.ts';
import { emailContentSchema, type EmailContent } from './contract.ts';
import { emailPrompt } from './prompt.ts';

export const emailWriter: DocumentWriter<LetterForm, EmailContent> = {
  consults: ['company', 'team', 'employee', 'commitments', 'lastConversation'],
  prompt: emailPrompt,
  compose: (brief, context) => z.parse(emailContentSchema, composeLetter('email', brief, context)),
  settle(content, brief, context) {
    const settled = settledLetter(content, brief, context);
    const typed = brief.subject?.trim() ?? '';
    // A capital or an accent more is the same subject.
    if (typed === '' || normalize(typed) === normalize(settled.subject)) return settled;
    const notice = 'O assunto ficou como você digitou.';
    return { ...settled, subject: typed, suggestions: [...settled.suggestions, notice] };
  },
};
