import { themeOf } from '../../knowledge/feedback/themes.ts';
import type { Talk } from '../talk.ts';
import {
  about,
  agreementSheet,
  beforehand,
  call,
  followUpLine,
  noted,
  planSteps,
  say,
  until,
  type Script,
  type ToneLines,
} from './mould.ts';

const lines: ToneLines = {
  construtivo: {
    open: 'Quero conversar com você sobre o seu próximo passo aqui. Conto o que tenho visto, ouço você e, no fim, escolhemos juntos uma coisa para praticar.',
    listen: 'Antes de eu falar, como você vê o seu trabalho nas últimas semanas?',
    close: 'Combinado, então. Eu acompanho de perto, e me conte também o que não funcionar.',
  },
  motivacional: {
    open: 'Quero falar com você sobre o seu crescimento e sobre um passo que, para mim, está ao seu alcance.',
    listen: 'De que resultado recente seu você mais gostou, e como chegou a ele?',
    close: 'Acredito nesse passo e quero acompanhar com você. Conte comigo.',
  },
  direto: {
    open: 'Quero falar com você sobre um ponto em que dá para avançar. Conto o que vi, ouço você e a gente sai daqui com uma coisa combinada.',
    listen: 'Como você avalia esse ponto hoje?',
    close: 'Ficamos combinados assim. Se alguma coisa travar, me procure, e a gente ajusta.',
  },
  empático: {
    open: 'Reservei este tempo para conversar com calma sobre o seu trabalho: o que está dando certo, o que pesa e qual pode ser o próximo passo.',
    listen: 'Como você está com o trabalho nestas semanas?',
    close: 'Não precisa mudar tudo de uma vez. Vamos começar pelo que combinamos.',
  },
};

/** More than these are no next step. */
export const mostPoints = 3;

/** What goes well, what may grow, and one small practice. */
export function development(talk: Talk): Script {
  const { who, tone, positives, improvements } = talk;
  const points = improvements.slice(0, mostPoints);
  const themes = [...new Set(points.flatMap((point) => themeOf(point) ?? []))];
  const [main] = themes;
  return {
    summary: `Conversa a sós com ${who}, de 30 a 40 minutos${until(talk)}.${about(points.length === 1 ? (points[0] ?? '') : '')} Você conta o que viu, ouve e escolhe com ${who} uma prática pequena, que os dois possam conferir.`,
    structure: [
      beforehand(talk),
      {
        section: 'Abrir e ouvir',
        steps: [
          call(talk, lines[tone].open),
          say(lines[tone].listen),
          ...noted('Pontos fortes', ...positives),
        ],
      },
      {
        section: 'Mostrar onde avançar',
        steps: [
          'Conte a situação, os fatos e o efeito: só o que você viu ou pode mostrar.',
          say('Foi assim que eu vi. Como foi para você?'),
          ...noted(points.length > 1 ? 'Pontos a desenvolver' : 'Ponto a desenvolver', ...points),
          say(main?.question ?? 'O que ajudaria você a fazer isso de outro jeito?'),
        ],
      },
      {
        section: 'Escolher a prática e fechar',
        steps: [
          say('Nas próximas duas semanas, que coisa pequena você poderia fazer diferente?'),
          ...themes.map(({ practice }) => `Se a ideia não vier, uma sugestão: ${practice}.`),
          say('Do que você precisa para isso caber na sua semana?'),
          'Anotem o que vai ser feito, em que situação e como os dois vão saber que funcionou.',
          ...planSteps(talk, ([soon, middle, last]) => [
            `Até ${soon}, você libera o tempo ou o apoio que a prática pede.`,
            `Até ${middle}, ${who} faz a primeira tentativa e conta a você como foi.`,
            `Em ${last}, os dois conversam sobre o resultado e decidem se mantêm, ajustam ou passam a outro ponto.`,
          ]),
          ...followUpLine(
            talk,
            (day) => `Em ${day}, a gente conversa de novo para ver o que mudou.`,
          ),
          say(lines[tone].close),
        ],
      },
    ],
    ready: [agreementSheet(talk)],
    replies: [
      ...themes.slice(0, 1).map(({ reply }) => reply),
      {
        ifSaid: 'Não tenho tempo para isso.',
        answer: 'Então vamos ver juntos o que pode esperar para isso caber. O que dá para adiar?',
      },
      {
        ifSaid: 'Eu sou assim mesmo.',
        answer:
          'Não quero mudar o seu jeito. Quero tentar uma coisa diferente, por duas semanas, e ver se ajuda.',
      },
    ],
    recommendations: [
      'Converse em lugar reservado, dentro do horário de trabalho, e deixe a pessoa falar mais do que você.',
      ...noted('Para outra conversa', ...improvements.slice(mostPoints)),
    ],
  };
}
