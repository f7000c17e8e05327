import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief, Prompt } from '../kit/writer.ts';
import { isShortCase } from '../prompting/case-size.ts';
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
Quem convoca conduz com ela na mão, e quem participa recebe antes. O que está só no diário não aparece, nem por alusão, e o que é de uma pessoa só não se trata em grupo.

- O tempo é dos assuntos pedidos e das decisões que o objetivo promete, mais para o que é difícil; nenhum bloco de assunto que ninguém pediu. Abertura e fecho são curtos, e os minutos somam a duração.
- Quem conduz chega com a conta feita e com uma proposta inteira para cada decisão, que o grupo melhora; o que o grupo ainda vai decidir, ou o que cabe a alguém ainda não ouvido, não aparece como certo. O que se compara (dois custos, duas contas) vai em quadro no próprio bloco.
- Cada bloco tem o que dizer ou perguntar, como se fala em voz alta, e termina com o que ficou decidido, quem faz e até quando.
- Fala-se do trabalho, e não de culpados. O que precisa vir pronto tem quem traz, "a combinar".
- Se os assuntos não cabem no tempo, suggestions diz o que deixar para outra vez.

# A resposta: só o JSON
- title: o do formulário, escrito certo. duration, format: os rótulos do formulário.
- summary: por que a reunião existe agora e o que precisa sair dela, com o achado que os dados já dão, em duas ou três frases.
- objective: uma frase com o que estará pronto no fim; não repete summary.
- participants: os informados e quem conduz, com o cargo quando os dados trazem.
- agenda: topic (nome curto); duration ("12 minutos"); description, até 12 palavras, o que sai do bloco ("A semana das ligações e quem liga"): com topic e duration, faz a tabela da pauta; activities, de 1 a 4 frases curtas, na ordem: o que se faz, e a fala ou pergunta inteira entre “ ”, em frases que se dizem em voz alta; ready, o quadro, a conta ou o texto que se usa naquele bloco (como em ready, abaixo), ou []; responsible, quem conduz o bloco: quem convocou, salvo outra pessoa "(a combinar)".
- materials: de nenhum a 4, o que cada um traz e até quando; vêm antes da pauta.
- ready: a folha de decisões ou o que se usa depois ou fora dos blocos, cada peça com title e lines (um texto pronto; em checklist, cada linha começa por "- ") ou columns e rows (tabela, com "" no que se preenche na hora): a proposta por escrito, o convite que pede o preparo, o quadro já com nomes e números conhecidos; poucas e sem repetir a agenda; o que não se usa fica [].
- suggestions: ver acima.`;

const sizes = {
  short: 'Tamanho: uma folha, até 300 palavras ao todo; uma peça em ready no máximo.',
  full: 'Tamanho: de 500 a 750 palavras ao todo, com os quadros e fora suggestions; o que não muda a conversa fica fora.',
} as const;

const typeLines: Record<MeetingType, string> = {
  'one-on-one':
    'Conversa individual: quem foi convidado fala a maior parte do tempo. Os assuntos são os pedidos, na ordem que deixa a pessoa mais à vontade, com perguntas abertas, ditas a ela, sem supor cansaço, dificuldade ou vida pessoal. Não há avaliação nem relatório que ninguém pediu. Sem ressalva nem promessa de sigilo: a primeira fala diz o assunto e tira o medo que ele pode dar (“se não puder, nada muda”), e suggestions manda dizê-la só se for para cumprir. No fim, um ou dois combinados, de quem e até quando; o primeiro costuma ser da liderança. As duas pessoas leem a pauta: orientação de como conduzir vai em suggestions.',
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
  const request = [
    type ? typeLines[type] : '',
    format ? formatLines[format] : '',
    sizes[isShortCase(brief) ? 'short' : 'full'],
  ];
  return expertPrompt({ guide, request, data: { form, diary: 'reserved' } }, context);
}
