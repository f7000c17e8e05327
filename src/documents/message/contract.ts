import * as z from 'zod/mini';
import { documentContract } from '../kit/contract.ts';
import {
  emptyLetter,
  letterAudience,
  letterAliases,
  letterBlocks,
  letterFields,
  letterFormSchema,
  letterText,
} from '../kit/letter.ts';

export const messageContentSchema = z.object(letterFields);
export type MessageContent = z.infer<typeof messageContentSchema>;

export const message = documentContract({
  formSchema: letterFormSchema,
  audience: 'person',
  audienceOf: letterAudience,
  emptyForm: () => emptyLetter('instant'),
  aliases: letterAliases,
  contentSchema: messageContentSchema,
  outline: ({ content, suggestions }) => ({
    title: 'Mensagem',
    blocks: letterBlocks(content),
    forLeader: suggestions,
  }),
  toText: ({ content }) => letterText(content),
});
