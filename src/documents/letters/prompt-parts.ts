import type { LetterForm, LetterPurpose, LetterTone, Urgency } from '../kit/letter.ts';
import { letterPurposes, letterTones, letterTypes, urgencies } from '../kit/letter.ts';
import type { Brief } from '../kit/writer.ts';
import type { FormLine } from '../prompting/data.ts';

/*
 * What the prompts of a message and of an e-mail have in common, and the lines of one purpose, tone and urgency.
 */

/** How a letter of either kind is written. */
export const letterGuide = `Quem lê é o destinatário, e o texto sai com o nome de quem lidera. Escreva na primeira pessoa, como essa pessoa falaria.

- O contexto é o recado. Diga o que ele diz, com todos os nomes, números e datas, e nada além: nenhuma razão, regra, benefício, prazo ou agradecimento que não foi dado. Aqui não há lugar para propostas.
- Comece pelo que muda para quem lê. O motivo, se foi dado, vem depois, em uma frase.
- Faça um pedido só, com verbo e prazo, perto do fim. O que depende da pessoa se pergunta ("você consegue…?"); o que já está decidido se diz.
- O que foi digitado sobre o destinatário vira dito a ele ("Ana entregou" vira "você entregou"); o que foi digitado sobre quem assina vira "eu"; terceiros ficam com o nome. "Vocês" só quando o destinatário é um grupo.
- Dia da semana, "hoje" e "amanhã" ficam como foram digitados; junto de um prazo, ponha a data entre parênteses ("sexta, 27/11"). Data completa digitada fica igual.
- Verbos de conversa: preciso, pode, consegue, muda, fica. Nunca "venho por meio", "solicito", "informo que", "conforme alinhado", "fico no aguardo", "é prioridade".
- Urgência aparece na ordem e no prazo, sem rótulo nem maiúsculas.
- Pedido de redação ("ser breve", "não citar o valor") se cumpre, não se escreve. Desligamento, advertência, salário, saúde ou conflito: só marque a conversa e explique em suggestions que a notícia se dá ao vivo, com o RH.
- Sem negrito, sem colchetes a preencher, sem frase de cortesia que serve para qualquer assunto, sem fecho que repita o pedido.`;

/** The fields beside the letter itself. */
export const letterFieldsGuide = `- tone: o tom pedido, com a mesma palavra. context: o assunto, em até 8 palavras. notes: uma linha ao líder: para quem é, até quando, se espera resposta.
- suggestions: de zero a duas, só sobre o envio ou a conversa que virá.`;

export const purposeLines: Record<LetterPurpose, string> = {
  informativo:
    'Finalidade, informar: o fato primeiro; depois o que muda para quem lê e o que continua igual, se foi dito. Não invente pedido nem resposta esperada.',
  feedback:
    'Finalidade, feedback: um fato e um convite a conversar. A avaliação fica para a conversa.',
  instrucoes:
    'Finalidade, instruir: o que fazer, a partir de quando ou até quando, a exceção e a quem perguntar, se foram dados. Três passos ou mais, numerados.',
  reconhecimento:
    'Finalidade, reconhecer: o que a pessoa fez, com o detalhe dado, e o efeito dado. Sem “mas”, sem pedido, sem elogio de caráter. Basta um agradecimento curto.',
  correção:
    'Finalidade, corrigir: o fato sem adjetivo, o que se espera daqui em diante e uma pergunta sincera sobre o que houve. Sem terceiros, sem “sempre” e “nunca”.',
  convite:
    'Finalidade, chamar: o que é, quando e onde, se informados, e a confirmação pedida. O que no fundo é ordem se escreve como pedido direto.',
};

export const toneLines: Record<LetterTone, string> = {
  profissional: 'Tom profissional: cordial e simples, como se fala com um colega que se respeita.',
  amigavel: 'Tom amigável: próximo e leve, com a fala do dia a dia (“a gente”, “dá para”).',
  formal: 'Tom formal: frase cuidada, sem gíria e sem palavra de ofício.',
  motivacional: 'Tom motivacional: confiança tirada do fato, no máximo uma exclamação.',
  assertivo: 'Tom assertivo: afirma no presente, sem desculpas e sem dureza.',
  empático: 'Tom empático: reconhece o lado de quem lê, só com o que foi dado, antes de pedir.',
};

export const urgencyLines: Record<Urgency, string> = {
  baixa: 'Urgência baixa: diga que pode ser com calma.',
  normal: '',
  alta: 'Urgência alta: o pedido e o prazo logo no começo.',
  urgente:
    'Urgência máxima: o pedido e o prazo na primeira frase; sem prazo dado, assim que puder, dentro do horário de trabalho.',
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
