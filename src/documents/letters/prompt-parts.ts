import type { LetterForm, LetterPurpose, LetterTone, Urgency } from '../kit/letter.ts';
import { letterPurposes, letterTones, letterTypes, urgencies } from '../kit/letter.ts';
import type { Brief } from '../kit/writer.ts';
import type { FormLine } from '../prompting/data.ts';

/*
 * What the prompts of a message and of an e-mail have in common, and the lines of one purpose, tone and urgency.
 */

/** How a letter of either kind is written. */
export const letterGuide = `Escreva, em primeira pessoa, o que o melhor chefe que esta pessoa poderia ter lhe mandaria: ela entende de uma vez o que aconteceu ou muda e por quê, o que se espera dela e até quando, e se sente respeitada. O que se sabe dela (o que quer, o que faz bem, o que já foi conversado) entra quando deixa o recado mais justo ou mais gentil, em frases ligadas e não como ficha.

- O contexto é o recado, às vezes como ordem a você ("avisar a Ana que…"): fale com quem lê. Pedido de redação ("ser breve") se cumpre, não se escreve.
- Nada se acrescenta ao que foi pedido: nem tarefa, nem encontro, nem convite. Um pedido, e uma só resposta a dar; se são vários, vêm numerados, cada um inteiro. Dados que se consultam (dia, lugar, valores), se são muitos, em linhas.
- O motivo que é particular de outra pessoa não aparece; o recado se sustenta sem ele. O que quem lê precisa saber para fazer o trabalho se diz inteiro, e suggestions diz se convém mandar no particular.
- O que os dados não mostram se pergunta, não se acusa; quem assina não promete nem assume o que eles não dizem. O que não fecha não segue errado nem vira dúvida no recado: conta errada sai certa ou fica fora, data que não bate com o dia da semana vai sem ele, e suggestions manda conferir antes de enviar. Só se pergunta o que quem lê sabe responder.
- Data digitada não se troca e se escreve como a um colega ("sexta, 27/11"); feriado ou domingo se avisa em suggestions.
- Desligamento ou punição não se comunica nem se ameaça por escrito: marque só a conversa e explique em suggestions.
- Sem negrito nem colchetes a preencher.`;

/** The fields beside the letter itself. */
export const letterFieldsGuide = `- tone: o tom pedido, com a mesma palavra. context: o assunto, em até 8 palavras. notes: uma linha a quem lidera: para quem é, se espera resposta e até quando.
- suggestions: de nenhuma a três; num recado simples, nenhuma, salvo um erro ou um risco de verdade.`;

export const purposeLines: Record<LetterPurpose, string> = {
  informativo:
    'Finalidade, informar: o fato, o que muda para quem lê e o que continua igual, se foi dito. Não invente pedido nem resposta esperada.',
  feedback:
    'Finalidade, feedback: o que a pessoa faz bem, se os dados mostram, o que foi visto e por que importa, o que se espera daqui em diante, se foi dito, e um convite sincero a conversar. Em texto corrido, sem prazo que não foi pedido e sem adivinhar o que ela sente.',
  instrucoes:
    'Finalidade, instruir: o que fazer, na ordem em que se faz, desde e até quando, e a quem recorrer, se foi dado.',
  reconhecimento:
    'Finalidade, reconhecer: agradeça pelo que a pessoa fez, com o detalhe dado e sem relatório, e diga a diferença que fez. Sem “mas” e sem tarefa que ninguém pediu; um pedido que os dados trazem vem por último.',
  correção:
    'Finalidade, corrigir: o fato sem adjetivo, por que importa se foi dito, o que se espera daqui em diante e uma pergunta sincera sobre o que houve. Sem comparar com terceiros, sem “sempre” e “nunca”.',
  convite:
    'Finalidade, convidar: primeiro por que esta pessoa, com o fato, e o convite; depois quando, onde, com quem e com que apoio, em linhas; a resposta pedida e até quando. O que no fundo é ordem se escreve como pedido direto.',
};

export const toneLines: Record<LetterTone, string> = {
  profissional: 'Tom profissional: cordial e simples, como se fala com um colega que se respeita.',
  amigavel: 'Tom amigável: próximo e leve, com a fala do dia a dia (“a gente”, “dá para”).',
  formal:
    'Tom formal: cortês e corrente, como um bom e-mail de hoje, sem gíria e sem frase engomada.',
  motivacional: 'Tom motivacional: confiança tirada do fato, no máximo uma exclamação.',
  assertivo: 'Tom assertivo: direto e firme, com respeito; sem rodeio e sem dureza.',
  empático: 'Tom empático: mostra que entende o que isso significa para quem lê.',
};

export const urgencyLines: Record<Urgency, string> = {
  baixa: 'Urgência baixa: a pessoa sente que pode fazer com calma, dentro do prazo se houver.',
  normal: '',
  alta: 'Urgência alta: o pedido e o prazo aparecem cedo no texto.',
  urgente:
    'Urgência máxima: a primeira frase pede atenção hoje ou agora; depois, em frases curtas, o que aconteceu e o que fazer já. Peça a resposta para quando a pessoa ler, nunca “assim que puder”. Sem a palavra “urgente”.',
};

/** The lines of one request; what was not chosen has none. */
export function requestLines({ purpose, tone, urgency }: Brief<LetterForm>): string[] {
  return [
    purpose ? purposeLines[purpose] : '',
    tone ? toneLines[tone] : '',
    urgency ? urgencyLines[urgency] : '',
  ];
}

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
