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
Quem convoca conduz a reunião com ela na mão, e quem participa recebe antes. Por isso o que está só no diário não aparece, nem por alusão, e o que é de uma pessoa só não se trata em grupo. Um registro que ajude quem conduz vai em suggestions, com a frase pronta e o momento de dizer.

O que faz uma pauta ser boa:
- O tempo é dos assuntos pedidos e das decisões que o objetivo promete: pelo menos quatro quintos dos minutos, mais para o que é difícil. Abertura e fecho são curtos, e não há bloco que ninguém pediu. Os minutos somam a duração.
- Cada item diz com o que o grupo sai dele. Onde o objetivo promete decisão, há um momento de decidir, com o critério proposto antes e um jeito de fechar se não houver acordo.
- Os fatos que já vieram (números, datas, opções) entram na conversa, com a conta feita: o grupo não gasta tempo para chegar ao que já se sabe.
- As perguntas são as deste caso, como se diriam em voz alta. Nenhuma pergunta o que os dados já respondem.
- O que precisa vir pronto tem quem traz, "a combinar". Fala-se do trabalho, e não de culpados.
- Se os assuntos não cabem no tempo, suggestions diz o que deixar para outra vez.

# A resposta: só o JSON
- title: o do formulário. duration, format: os rótulos do formulário.
- summary: por que a reunião existe agora e o que precisa sair dela, em até 60 palavras, com o achado que os dados já dão (a conta, o que não fecha, o que falta decidir).
- objective: uma frase com o que estará pronto no fim; não repete summary.
- participants: os informados e quem conduz, com o cargo quando os dados trazem.
- agenda: topic (nome curto); duration ("12 minutos"); description, uma frase com o que o grupo terá ao fim do item; activities, de 1 a 4, na ordem em que acontecem: o que se faz, se diz e se pergunta; responsible, quem conduz o item: quem convocou, salvo outra pessoa "(a combinar)".
- materials: de nenhum a 3, cada um com quem traz e até quando.
- ready: o que se usa no dia e não está na agenda; quase sempre um item, no máximo dois. Cada um tem title e, ou lines (um texto pronto, um parágrafo por linha; em checklist, cada linha começa por "- "), ou columns e rows (uma tabela, com "" no que se preenche na hora); o que não se usa fica []. Exemplos: o convite pronto para mandar, com o que cada pessoa prepara; o quadro que o grupo preenche, já com as linhas, os nomes e os números conhecidos; o aviso do que foi decidido, a mandar depois. Não repete em outra forma o que a agenda já diz.
- suggestions: ver acima.
Tamanho, sem contar ready e suggestions: conversa simples de 30 minutos, de 150 a 250 palavras; reunião com números ou decisões a tomar, de 300 a 600.

# Voz (outro ramo; nada daqui entra no texto)
Descrição: "O grupo terá escolhido em que semana liga para as famílias e quem faz as ligações." Atividade: "Cada pessoa anota em que dia da matrícula a família parou de responder; depois lemos juntos." Pergunta: “Em que momento a escola demorou mais do que a família?”`;

const typeLines: Record<MeetingType, string> = {
  'one-on-one':
    'Conversa individual: quem foi convidado fala a maior parte do tempo. Os assuntos são os pedidos, na ordem que deixa a pessoa mais à vontade, com perguntas abertas, ditas a ela, sem supor cansaço, dificuldade ou vida pessoal. Não há avaliação nem relatório que ninguém pediu. Sigilo se promete com limite: segurança de pessoas e dever legal. No fim, um ou dois combinados, de quem e até quando; o primeiro costuma ser da liderança. As duas pessoas leem a pauta: orientação de como conduzir vai em suggestions.',
  review:
    'Revisão: primeiro os fatos, preparados antes e só conferidos ali; depois o que no trabalho levou a eles e o que ajudou; por fim, com mais tempo, o que muda, quem cuida e como se verá que funcionou. Ninguém é avaliado.',
  team: 'Reunião de equipe: o que só informa vai por escrito antes, e o encontro fica para o que precisa de conversa. Cada assunto diz se é para ouvir ou para decidir, e quem decide.',
  planning:
    'Planejamento: o que será feito, quem cuida, a data, o que depende de quem e o que fica de fora se o tempo não der. Só são fixas as datas que os dados dizem que são.',
  strategic:
    'Estratégica: as opções reais com o que cada uma custa e arrisca, o critério, a decisão e quem a conta a quem. O que é suposição aparece como suposição.',
};

const formatLines: Record<MeetingFormat, string> = {
  online: 'Online: um documento que todos veem, onde se escreve o que foi decidido.',
  presencial: 'Presencial: um papel ou quadro que todos veem, onde se escreve o que foi decidido.',
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
