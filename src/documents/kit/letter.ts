import * as z from 'zod/mini';
import { idSchema, oneOf, optionalText, textOfAtLeast } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';
import { citationsField, plainText, text, textList, textOrNothing } from './fields.ts';
import type { PeopleOfForm } from './contract.ts';
import type { Audience } from './document-context.ts';
import { firstName, isGroup, plainName, speaksOf } from './names.ts';
import type { Block } from './outline.ts';

/*
 * What a message and an e-mail have in common: one form asks for either (section 2), and both are one
 * letter with a few words about it.
 */

export const letterTypes = { instant: 'Mensagem instantânea', email: 'E-mail' } as const;
export type LetterType = keyof typeof letterTypes;

export const letterTones = {
  profissional: 'Profissional',
  amigavel: 'Amigável',
  formal: 'Formal',
  motivacional: 'Motivacional',
  assertivo: 'Assertivo',
  empático: 'Empático',
} as const;
export type LetterTone = keyof typeof letterTones;

export const letterPurposes = {
  informativo: 'Informativo',
  feedback: 'Feedback',
  instrucoes: 'Instruções',
  reconhecimento: 'Reconhecimento',
  correção: 'Correção',
  convite: 'Convite',
} as const;
export type LetterPurpose = keyof typeof letterPurposes;

export const urgencies = {
  baixa: 'Baixa',
  normal: 'Normal',
  alta: 'Alta',
  urgente: 'Urgente',
} as const;
export type Urgency = keyof typeof urgencies;

export const letterFormSchema = z.object({
  type: oneOf(letterTypes),
  recipientName: textOfAtLeast(1, limits.name),
  subject: optionalText(limits.line),
  context: textOfAtLeast(1, limits.paragraph),
  tone: oneOf(letterTones),
  purpose: oneOf(letterPurposes),
  urgency: oneOf(urgencies),
  additionalInfo: optionalText(limits.paragraph),
  /** The employee whom the name is of; it travels beside the form and is no part of it. */
  employeeId: z.optional(idSchema),
});
export type LetterForm = z.infer<typeof letterFormSchema>;

/** What is between the leader and one person does not go to another whose name was typed. */
export function letterAudience(
  { recipientName = '' }: Partial<LetterForm>,
  { employee }: PeopleOfForm,
): Audience {
  const first = plainName(firstName(recipientName));
  const isOther = first !== '' && employee !== null && first !== plainName(firstName(employee));
  return isOther || isGroup(recipientName) ? 'team' : 'person';
}

export function emptyLetter(type: LetterType): z.input<typeof letterFormSchema> {
  return {
    type,
    recipientName: '',
    subject: '',
    context: '',
    tone: 'profissional',
    purpose: 'informativo',
    urgency: 'normal',
    additionalInfo: '',
    employeeId: '',
  };
}

/** The quick screens call the context `content` (section 7). */
export const letterAliases = { content: 'context' };

const wrapped = z.object({
  message: textOrNothing(),
  text: textOrNothing(),
  body: textOrNothing(),
  content: textOrNothing(),
});

/** What stands for a text that is not there. */
export const letterPlaceholders = {
  subject: 'Assunto não especificado',
  content: 'Conteúdo não disponível',
  tone: 'Tom não especificado',
  context: 'Contexto não informado',
  notes: 'Sem observações',
} as const;

export const letterFields = {
  /** The first way is how it is written; the others are how a model or an older row may have it. */
  content: z.catch(z.union([plainText, wrapped]), letterPlaceholders.content),
  tone: text(letterPlaceholders.tone),
  context: text(letterPlaceholders.context),
  notes: text(letterPlaceholders.notes),
  suggestions: textList(),
  citations: citationsField,
};

export type LetterText = z.infer<typeof letterFields.content>;

/** The letter itself, in whichever of its four shapes it came. */
export function letterText(content: LetterText): string {
  if (typeof content === 'string') return content;
  const { message, text: plain, body, content: inner } = content;
  return message ?? plain ?? body ?? inner ?? letterPlaceholders.content;
}

const bullets = ['- ', '• '];
const isItem = (line: string) => bullets.some((bullet) => line.startsWith(bullet));
const withoutBullet = (line: string) => (isItem(line) ? line.slice(2) : line);
/** As the lines of a numbered list have them, one after the other. */
const figureAt = (index: number) => `${index + 1}. `;

/** The paragraphs and lists of a letter. */
export function letterBlocks(content: LetterText): Block[] {
  return letterText(content)
    .split(/\n{2,}/u)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      const ordered = lines.every((line, index) => line.startsWith(figureAt(index)));
      if (!ordered && !lines.every(isItem)) {
        return { type: 'paragraph', text: paragraph };
      }
      return {
        type: 'list',
        ordered,
        items: lines.map((line, index) =>
          withoutBullet(ordered ? line.slice(figureAt(index).length) : line),
        ),
      };
    });
}

/** What the leader is told where a text that is to be sent to somebody speaks of that person by name, or null. */
export function thirdPersonNotice(recipientName: string, typed: string): string | null {
  if (isGroup(recipientName) || !speaksOf(typed, recipientName)) return null;
  return `O texto fala de ${firstName(recipientName)} na terceira pessoa; ajuste antes de enviar.`;
}
