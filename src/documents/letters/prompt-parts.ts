import type { LetterForm } from '../kit/letter.ts';
import { letterPurposes, letterTones, letterTypes, urgencies } from '../kit/letter.ts';
import type { Brief } from '../kit/writer.ts';
import type { FormLine } from '../prompting/data.ts';

/* What the prompts of a message and of an e-mail have in common. */

/** How a letter of either kind is written. */
export const letterGuide = `Escreva-o como quem assina o escreveria, em primeira pessoa, a quem lê: com naturalidade, no tom e na finalidade do formulário, sem nada que ele não pediu. O contexto é o recado, às vezes como ordem a você ("avisar a Ana que…"). Pedido de redação ("ser breve") se cumpre, não se escreve. Se ele fala em e-mail ou em cópia, assim sai, com assunto, cópia e assinatura. Recado que muda o horário, o lugar ou a tarefa de alguém, e cobrança, terminam pedindo o que falta (um ok, uma data, um sim ou não) e até quando; se o prazo é seu, notes diz que é sugestão.

- O que é reservado ou particular de um colega não aparece, nem por alusão; o de quem se atende (cliente, morador, aluno) se diz no que o serviço pede.
- Data se escreve como a um colega ("sexta, 27/11"). O que não bate (o dia da semana com a data, uma soma) vai na forma mais provável, e suggestions manda conferir antes de enviar. A quem lê nada se promete além do que os dados garantem: quantidade ou prazo que não fecha fica fora, e suggestions traz as saídas.
- Desligamento ou punição não se comunica por escrito: marque só a conversa e explique em suggestions.`;

/** The fields beside the letter itself. */
export const letterFieldsGuide = `- tone: o tom pedido, com a mesma palavra. context: o assunto, em até 8 palavras. notes: uma linha a quem lidera: para quem é, se espera resposta e até quando. suggestions: só o que pode mudar o envio.`;

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
