import type { LetterForm, LetterPurpose, LetterTone, Urgency } from '../kit/letter.ts';
import { letterPurposes, letterTones, letterTypes, urgencies } from '../kit/letter.ts';
import type { Brief } from '../kit/writer.ts';
import type { FormLine } from '../prompting/data.ts';

/*
 * What the prompts of a message and of an e-mail have in common, and the lines of one purpose, tone and urgency.
 */

/** How a letter of either kind is written. */
export const letterGuide = `Escreva o texto que um chefe competente e gentil mandaria a essa pessoa: pronto para enviar, em primeira pessoa. Ela entende de uma vez o que aconteceu, o que precisa fazer e até quando, e sente que o texto foi escrito para ela.

- O contexto é o recado, anotado às pressas, às vezes como ordem a você ("avisar a Ana que…", "ela entregou…"). Transforme tudo em conversa com quem lê: o que é da pessoa vira "você" (de um grupo, "vocês"), o que é de quem assina vira "eu", terceiros ficam com o nome. Pedido de redação ("ser breve", "não citar o valor") se cumpre, não se escreve.
- Uma linha de pensamento: o que aconteceu ou muda, a razão se foi dada, o que se espera e até quando. Cada pedido diz tudo o que a pessoa precisa para agir.
- Fatos, razões, regras, prazos, ofertas e promessas são só os dados; propostas não cabem aqui. O que vem de você é a humanidade: no máximo uma frase que nasce do assunto e não serviria para outro, e só onde ela falta. Ela não promete nada, não afirma o que a pessoa sentiu ou fez e não culpa. Se o contexto acusa alguém do que os dados não mostram, não repita a acusação: pergunte, e explique em suggestions.
- Notícia difícil tem o seu espaço. Luto ou perda: o primeiro parágrafo é só da pessoa, simples e sincero; o trabalho vem depois, em outro parágrafo, com uma passagem suave e sem cobrança. Recusa: clara e logo no começo, com a razão dada e com o que ainda é possível, se foi dito.
- Datas como se escrevem a um colega: "sexta, 27/11"; o ano, só se foi digitado ou se é outro. Data digitada não se troca: se cai em fim de semana ou feriado, avise em suggestions.
- Desligamento ou punição não se comunica nem se ameaça por escrito: se o recado é esse, marque só a conversa e explique em suggestions que ela se faz ao vivo, com o RH.
- Sem negrito nem colchetes a preencher. Três passos ou mais viram lista numerada.`;

/** The fields beside the letter itself. */
export const letterFieldsGuide = `- tone: o tom pedido, com a mesma palavra. context: o assunto, em até 8 palavras. notes: uma linha a quem lidera: para quem é, se espera resposta e até quando.
- suggestions: de zero a três.`;

export const purposeLines: Record<LetterPurpose, string> = {
  informativo:
    'Finalidade, informar: o fato, o que muda para quem lê e o que continua igual, se foi dito. Não invente pedido nem resposta esperada.',
  feedback:
    'Finalidade, feedback: o que foi visto, com o efeito dado; o que se espera daqui em diante, se foi dito; e um convite sincero a ouvir o lado da pessoa.',
  instrucoes:
    'Finalidade, instruir: o que fazer, na ordem em que se faz, desde quando e até quando, o cuidado e a quem recorrer, se foram dados.',
  reconhecimento:
    'Finalidade, reconhecer: conte o que a pessoa fez, com o detalhe dado, e diga com simplicidade a diferença que isso fez para quem foi atendido ou para a equipe. Agradeça de verdade, sem “mas”. Se há um pedido junto, ele vem no fim, como convite.',
  correção:
    'Finalidade, corrigir: o fato sem adjetivo, por que importa se foi dito, o que se espera daqui em diante e uma pergunta sincera sobre o que houve. Sem comparar com terceiros, sem “sempre” e “nunca”.',
  convite:
    'Finalidade, convidar: o que é, quando e onde, se informados, por que a presença conta se foi dito, e a confirmação pedida. O que no fundo é ordem se escreve como pedido direto.',
};

export const toneLines: Record<LetterTone, string> = {
  profissional: 'Tom profissional: cordial e simples, como se fala com um colega que se respeita.',
  amigavel: 'Tom amigável: próximo e leve, com a fala do dia a dia (“a gente”, “dá para”).',
  formal: 'Tom formal: frase cuidada e cortês, sem gíria e sem palavra de ofício.',
  motivacional: 'Tom motivacional: confiança tirada do fato, no máximo uma exclamação.',
  assertivo: 'Tom assertivo: direto e firme, com respeito; sem rodeio e sem dureza.',
  empático: 'Tom empático: mostra que entende o que isso significa para quem lê.',
};

export const urgencyLines: Record<Urgency, string> = {
  baixa: 'Urgência baixa: a pessoa sente que pode fazer com calma, dentro do prazo se houver.',
  normal: '',
  alta: 'Urgência alta: o pedido e o prazo aparecem cedo no texto.',
  urgente:
    'Urgência máxima: logo no começo, em frases curtas e completas, o que aconteceu e o que fazer agora; sem prazo dado, assim que puder. Sem a palavra “urgente” e sem maiúsculas.',
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
