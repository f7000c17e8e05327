import type { LetterForm } from '../kit/letter.ts';
import { letterPurposes, letterTones, letterTypes, urgencies } from '../kit/letter.ts';
import type { Brief } from '../kit/writer.ts';
import type { FormLine } from '../prompting/data.ts';

/* What the prompts of a message and of an e-mail have in common. */

/** How a letter of either kind is written. */
export const letterGuide = `Escreva-o em primeira pessoa, como quem assina o escreveria a quem lê, no tom e na finalidade do formulário. O contexto é o recado, às vezes como ordem a você ("avisar a Ana que…"). Pedido de redação ("ser breve") se cumpre, não se escreve. Desligamento ou punição não se comunica por escrito: marque só a conversa e explique em suggestions.`;

/** The fields beside the letter itself. */
export const letterFieldsGuide = `- tone: o tom pedido, com a mesma palavra. context: o assunto, em até 8 palavras. notes: uma linha a quem lidera: para quem é, se espera resposta e até quando.`;

/** Every field of the form, as the form calls it. */
export function formLines(brief: Brief<LetterForm>): FormLine[] {
  const { type, tone, purpose, urgency } = brief;
  return [
    ['Tipo de mensagem', type && letterTypes[type]],
    ['Nome do destinatário', brief.recipientName],
    ['Assunto do e-mail', brief.subject],
    ['Contexto/objetivo', brief.context],
    ['Tom', tone && letterTones[tone]],
    ['Finalidade', purpose && letterPurposes[purpose]],
    ['Urgência', urgency && urgencies[urgency]],
    ['Informações adicionais', brief.additionalInfo],
    ['Texto livre', brief.freeText],
  ];
}
