import * as z from 'zod/mini';
import { documentContract } from '../kit/contract.ts';
import { text } from '../kit/fields.ts';
import {
  emptyLetter,
  letterAudience,
  letterAliases,
  letterBlocks,
  letterFields,
  letterFormSchema,
  letterPlaceholders,
  letterText,
} from '../kit/letter.ts';

export const emailContentSchema = z.object({
  subject: text(letterPlaceholders.subject),
  ...letterFields,
});
export type EmailContent = z.infer<typeof emailContentSchema>;

export const email = documentContract({
  formSchema: letterFormSchema,
  audience: 'person',
  audienceOf: letterAudience,
  emptyForm: () => emptyLetter('email'),
  aliases: letterAliases,
  contentSchema: emailContentSchema,
  outline: ({ subject, content, suggestions }) => ({
    title: subject,
    blocks: letterBlocks(content),
    forLeader: suggestions,
  }),
  toText: ({ subject, content }) => `Assunto: ${subject}\n\n${letterText(content)}`,
});
