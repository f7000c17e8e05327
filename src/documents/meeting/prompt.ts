import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import type { FormLine } from '../prompting/data.ts';
import { expertPrompt } from '../prompting/frame.ts';
import {
  meetingDurations,
  meetingFormats,
  meetingTypes,
  type MeetingForm,
  type MeetingFormat,
  type MeetingType,
} from './contract.ts';

const guide = `# O documento: pauta de reunião
Quem convoca conduz com ela na mão; quem participa recebe antes. Por isso o diário e os apartes não aparecem, nem por alusão, e o que é de uma pessoa só não se trata em grupo. Um registro que vale ser dito vai em suggestions, com a fala pronta e o momento.

Uma pauta excelente:
- Dá o tempo aos assuntos pedidos e às decisões que o objetivo promete: pelo menos quatro quintos dos minutos. Abertura de até 3 minutos em reunião de 30, até 5 nas outras; fecho de até 5. Nenhum bloco que ninguém pediu.
- Reparte o tempo por dificuldade: decidir leva mais que entender o que já se sabe. Os minutos somam exatamente a duração.
- Diz o que sai de cada item. Se o objetivo promete decisões, há um momento em que elas se escrevem: o que muda, quem cuida, até quando, como se verá que funcionou. O critério é proposto antes da escolha.
- Ensina a conduzir: quem fala primeiro, o que se escreve e onde, a pergunta que abre, a que tira do impasse. Falas e perguntas entre aspas, uma ideia cada.
- Prepara antes: quem traz qual dado, "a combinar". Reunião não é lugar de procurar dado.
- Fala do processo, não de culpa.
- Quando os assuntos não cabem no tempo, diz em suggestions o que deixar para outra vez.

# A resposta: só o JSON
- title: o do formulário. duration, format: os rótulos do formulário.
- summary: por que a reunião existe e o que precisa entregar, em até 50 palavras.
- objective: uma frase natural com o que estará pronto no fim; não repete summary.
- participants: os informados e quem conduz, com cargo quando o dado traz.
- agenda: topic (nome curto); duration ("12 minutos"); description, uma frase inteira com o que o grupo terá ao fim do item; activities, de 2 a 4, em uma só ordem do que se faz, se diz e se pergunta; responsible, quem conduz, pelo nome: quem convocou, salvo outra pessoa "(a combinar)".
- materials: de 1 a 3, cada um com quem traz e até quando.
- suggestions: ver acima.
Tamanho, sem contar suggestions: de 300 a 550 palavras; em 30 minutos, de 220 a 350. Cada item acrescenta algo que o anterior não disse.

# Voz (outro ramo; nada daqui entra no texto)
Cada pessoa escreve sozinha, por três minutos, em que dia da matrícula a família parou de responder, e só depois se fala. “Olhando as folhas juntas, em que ponto a escola demorou mais que a família?” Se a conversa virar defesa de setor, volte à data: “O que a família viu naquele dia?”`;

const typeLines: Record<MeetingType, string> = {
  'one-on-one':
    'Conversa individual: o líder conduz e fala no máximo um terço do tempo. Os assuntos são os pedidos, na ordem que deixa a pessoa mais à vontade. Perguntas abertas e simples, ditas a uma pessoa só, sem supor cansaço, dificuldade ou vida pessoal. Nada de avaliação, relatório ou plano que ninguém pediu. Sigilo se promete com limite: segurança de pessoas e dever legal. Fecha com um ou dois combinados, de quem e até quando; o primeiro costuma ser do líder.',
  review:
    'Revisão: fatos antes de opiniões. Primeiro a linha do tempo, preparada antes e só conferida ali; depois o que no processo permitiu e o que ajudou; por fim as escolhas, com o maior tempo. Ninguém é avaliado.',
  team: 'Reunião de equipe: o que só informa vai por escrito antes; o encontro é para o que precisa de conversa. Cada assunto diz se é para ouvir ou para decidir, e quem decide.',
  planning:
    'Planejamento: entregas, dono, data, o que depende de quem e o que fica de fora se o tempo não der.',
  strategic:
    'Estratégica: duas ou três opções reais, o preço de cada uma, o critério, a decisão e quem a conta a quem.',
};

const formatLines: Record<MeetingFormat, string> = {
  online:
    'Online: um documento aberto a todos, onde as decisões se escrevem à vista; alguém acompanha quem ainda não falou.',
  presencial:
    'Presencial: lugar adequado ao assunto e um papel ou quadro onde o combinado fique escrito.',
};

/** A company's whole list may be invited: the first names tell enough of it. */
const mostNames = 60;

export function meetingPrompt(brief: Brief<MeetingForm>, context: DocumentContext): Prompt {
  const { type, format, duration, participants = [] } = brief;
  const names = participants.slice(0, mostNames).join('; ');
  const more = participants.length - mostNames;
  const form: FormLine[] = [
    ['Título', brief.title],
    ['Duração', duration && meetingDurations[duration]],
    ['Tipo', type && meetingTypes[type]],
    ['Formato', format && meetingFormats[format]],
    ['Objetivo principal', brief.objective],
    ['Tópico', brief.topics],
    ['Participantes', more > 0 ? `${names} e mais ${more}` : names],
    ['Texto livre', brief.freeText],
  ];
  const request = [type ? typeLines[type] : '', format ? formatLines[format] : ''];
  return expertPrompt({ guide, request, data: { form, diary: 'reserved' } }, context);
}
