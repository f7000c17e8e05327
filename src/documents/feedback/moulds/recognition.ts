import type { Talk } from '../talk.ts';
import {
  beforehand,
  call,
  followUpLine,
  noted,
  planSteps,
  say,
  type Script,
  type ToneLines,
} from './mould.ts';

const lines: ToneLines = {
  construtivo: {
    open: 'Chamei você por um bom motivo: quero agradecer por um trabalho seu e contar o que me chamou a atenção.',
    listen: 'Como você fez para chegar a esse resultado?',
    close: 'Era isso que eu queria dizer. Agradeço pelo trabalho.',
  },
  motivacional: {
    open: 'Chamei você para comemorar um trabalho seu, e quero contar por que ele foi importante.',
    listen: 'De que parte desse trabalho você mais se orgulha?',
    close: 'Dou os parabéns de novo. Esse resultado tem muito do seu trabalho.',
  },
  direto: {
    open: 'Quero falar de uma coisa boa: um trabalho seu que ficou muito bom, e por quê.',
    listen: 'O que você fez que ajudou a dar certo?',
    close: 'Era isso. Agradeço pelo trabalho bem-feito.',
  },
  empático: {
    open: 'Quero agradecer por um trabalho seu, com calma, porque não queria que ele passasse em branco.',
    listen: 'Como foi para você fazer esse trabalho?',
    close: 'Agradeço de verdade pelo que você fez.',
  },
};

/** Recognises and does nothing else: no request, no task, no point to get better at. */
export function recognition(talk: Talk): Script {
  const { who, tone, positives, improvements, values } = talk;
  return {
    summary: `Conversa de 10 a 15 minutos com ${who}, só para agradecer e reconhecer. Nenhum pedido e nenhuma correção entram nela.`,
    structure: [
      beforehand({ ...talk, goals: [], latestFeedback: null, latestPdi: null }),
      {
        section: 'Contar e agradecer',
        steps: [
          call(talk, lines[tone].open),
          'Conte a situação, os fatos e o efeito.',
          ...noted('Pontos fortes', ...positives),
          say('Isso fez diferença para o nosso trabalho, e eu queria que você ouvisse de mim.'),
          ...noted('Valores da empresa', ...values),
        ],
      },
      {
        section: 'Ouvir e fechar',
        steps: [
          say(lines[tone].listen),
          say('O que mais ajudou, e o que foi mais difícil?'),
          'Ouça até o fim, sem passar a outro assunto.',
          say('Posso contar isso para a equipe? De que jeito você prefere?'),
          ...planSteps(talk, ([soon, middle, last]) => [
            `Até ${soon}, você escreve o agradecimento em poucas linhas e manda a ${who}.`,
            `Até ${middle}, se ${who} concordar, você conta à equipe o que aconteceu.`,
            `Em ${last}, você pergunta a ${who} como estão as coisas.`,
          ]),
          ...followUpLine(
            talk,
            (day) => `Em ${day}, quero conversar de novo com você e saber como estão as coisas.`,
          ),
          say(lines[tone].close),
        ],
      },
    ],
    replies: [
      {
        ifSaid: 'Não fiz mais do que a minha obrigação.',
        answer: 'Você fez bem-feito, e eu queria que soubesse que isso foi notado.',
      },
      {
        ifSaid: 'Foi a equipe toda.',
        answer: 'A equipe também vai ouvir de mim. Agora eu quis agradecer a sua parte.',
      },
      {
        ifSaid: 'E o aumento?',
        answer:
          'É uma pergunta justa, e merece uma conversa só para ela. Hoje não tenho como responder; vamos marcar um dia.',
      },
    ],
    recommendations: [
      'Converse logo, enquanto o fato está recente, e a sós, se não souber o que a pessoa prefere.',
      ...noted('Para outra conversa', ...improvements),
    ],
  };
}
