import type { LetterForm, LetterPurpose, LetterTone, Urgency } from '../kit/letter.ts';
import { letterPurposes, letterTones, letterTypes, urgencies } from '../kit/letter.ts';
import type { Brief } from '../kit/writer.ts';
import type { FormLine } from '../prompting/data.ts';

/*
 * What the prompts of a message and of an e-mail have in common, and the lines of one purpose, tone and urgency.
 */

/** How a letter of either kind is written. */
export const letterGuide = `Escreva o que um bom chefe escreveria a esta pessoa com calma: a primeira frase já diz a que vem, cada assunto tem o seu parágrafo, as frases se ligam (“por isso”, “porque”, “assim”), e quem lê sabe o que fazer ou responder e se sente respeitado. Tire o que ninguém diria em voz alta.

- O contexto é o recado, às vezes como ordem a você ("avisar a Ana que…"): fale com quem lê, com as palavras de uma pessoa e não as do formulário. Pedido de redação ("ser breve") se cumpre, não se escreve; o que o recado não é ("não quero que soe como bronca") se diz em duas palavras (“não é bronca”). Se o pedido fala em e-mail ou em cópia, assim sai: assunto, cópia e assinatura.
- Nada se acrescenta ao que foi pedido: nem tarefa, nem encontro, nem cobrança, nem valor da empresa como lema. Pede-se como pergunta ou pedido gentil; tarefas com prazo vão em linhas, cada uma com o seu.
- O motivo particular de um colega não aparece; o de quem se atende (cliente, morador, aluno) se diz no que o serviço pede.
- O que os dados não mostram se pergunta, não se acusa; quem assina não promete nem assume o que eles não dizem. O que não fecha não segue errado nem vira dúvida no recado: a conta errada fica fora, a data que não bate com o dia da semana vai sem ele, e suggestions manda conferir antes de enviar.
- Data digitada não se troca e se escreve como a um colega ("sexta, 27/11"); feriado ou domingo se avisa em suggestions.
- Desligamento ou punição não se comunica nem se ameaça por escrito: marque só a conversa e explique em suggestions.
- Sem negrito nem colchetes a preencher.`;

/** The fields beside the letter itself. */
export const letterFieldsGuide = `- tone: o tom pedido, com a mesma palavra. context: o assunto, em até 8 palavras. notes: uma linha a quem lidera: para quem é, se espera resposta e até quando.
- suggestions: o que um colega experiente diria antes do envio: o que quem lê vai perguntar, o trecho que pode expor alguém e como ficaria sem ele; num recado simples, nenhuma.`;

/** What each purpose asks for, and its voice, in an example of another trade than any input. */
export const purposeLines: Record<LetterPurpose, string> = {
  informativo: `Finalidade, informar: o fato, o que muda para quem lê e o que continua igual, se foi dito. Não invente pedido nem resposta esperada.
A voz, num exemplo (não copie): “Oi, Sandra! O laboratório atrasou: as lentes chegam só na quinta, 14/05, à tarde. Por isso os três clientes de quarta passam pra sexta, e a Nair já está ligando pra eles. O resto da semana continua igual.”`,
  feedback: `Finalidade, feedback: o que a pessoa faz bem, se os dados mostram, o que foi visto e por que importa, o que se espera daqui em diante, se foi dito, e um convite sincero a conversar. Sem prazo que não foi pedido e sem adivinhar o que ela sente.
A voz, num exemplo (não copie): “Oi, Beto, tudo bem? Queria falar com você sobre os fechamentos do caixa, e já adianto que não é bronca. Você é quem mais conhece aquele caixa, e por isso estranhei: na terça e na quinta a diferença passou de R$ 50, e o relatório chegou sem a sua conferência. Quero entender o que houve e ver como posso ajudar. Podemos conversar amanhã, às 10h, na minha sala?”`,
  instrucoes: `Finalidade, instruir: o que fazer, na ordem em que se faz, desde e até quando, e a quem recorrer, se foi dado. O motivo que faz levar a sério um cuidado vai junto dele.
A voz, num exemplo (não copie): “Oi, Neide! Amanhã a vitrine muda, e preciso da sua ajuda. Antes de abrir, tira os manequins da entrada e guarda no depósito, porque o vidraceiro chega às 8h e precisa do espaço livre. Quando ele terminar, me chama antes de montar de novo. Qualquer dúvida, fala com o Ivo.”`,
  reconhecimento: `Finalidade, reconhecer: agradeça pelo que a pessoa fez, com o detalhe, e elogie como quem conhece o ofício, numa frase que só vale para ela, sem explicar o elogio. Sem “mas” e sem tarefa que ninguém pediu; um pedido que os dados trazem vem por último, como pergunta.
A voz, num exemplo (não copie): “Oi, Lia! Passei pela vitrine hoje cedo e parei pra olhar. Você refez tudo na sexta à noite e ainda deixou a lista do que falta repor. Montar sozinha, no fim do dia, sem uma etiqueta fora do lugar, é coisa de quem ama vitrine. Muito obrigado! Topa mostrar pra Ana como você monta?”`,
  correção: `Finalidade, corrigir: o fato sem adjetivo, por que importa se foi dito, e o que se espera daqui em diante. A quem é da equipe, pergunte o que houve; a quem é de fora, só o que foi pedido. Sem comparar com terceiros, sem “sempre” e “nunca”.
A voz, num exemplo (não copie): “Oi, Rui. Ontem o portão ficou aberto depois do seu turno, e o vigia só viu às 23h: qualquer um podia ter entrado no pátio das motos. A partir de hoje, fecha e assina a folha antes de sair. O que aconteceu ontem?”`,
  convite: `Finalidade, convidar: por que esta pessoa, com o fato, ligado ao que ela quer, com entusiasmo; depois quando, onde, com quem e com que apoio; a resposta pedida e até quando. O que no fundo é ordem se escreve como pedido direto.
A voz, num exemplo (não copie): “Oi, Duda! Quando abriu vaga no curso de vitrine, lembrei na hora de você, que refez a nossa duas vezes este ano. São três sábados, a partir de 08/05, das 9h às 12h, e a loja paga. Topa? Me diz até quinta, pra eu garantir a vaga.”`,
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
  alta: 'Urgência alta: o que se pede e até quando vem logo no começo, e só ali.',
  urgente:
    'Urgência máxima: o mais importante na primeira frase, em frases curtas, sem a palavra “urgente” e sem “assim que puder”.',
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
