import { themeOf } from '../../knowledge/feedback/themes.ts';
import { blank } from '../../reading/set-text.ts';
import type { Talk } from '../talk.ts';
import {
  about,
  agreementSheet,
  beforehand,
  call,
  followUpLine,
  isDeed,
  noted,
  planSteps,
  say,
  until,
  type Script,
  type ToneLines,
} from './mould.ts';

const lines: ToneLines = {
  construtivo: {
    open: 'Quero conversar com você sobre um ponto do trabalho que precisa mudar. Vou contar o que aconteceu, quero ouvir você e, no fim, a gente combina o que fazer.',
    listen: 'Como foi isso do seu lado?',
    close: 'Agradeço a conversa. Se alguma coisa atrapalhar o que combinamos, me procure logo.',
  },
  motivacional: {
    open: 'Quero falar com clareza sobre um ponto do trabalho, porque acredito que ele está ao seu alcance. Vou contar o que aconteceu e depois quero ouvir você.',
    listen: 'O que estava acontecendo do seu lado naquele momento?',
    close: 'Acredito que dá para acertar isso. Conte comigo no que combinamos.',
  },
  direto: {
    open: 'Vou direto ao assunto: há um ponto do trabalho que precisa mudar. Primeiro conto o que aconteceu, depois ouço você e a gente combina o que fazer.',
    listen: 'O que aconteceu, do seu ponto de vista?',
    close: 'Ficamos combinados assim. Se alguma coisa impedir, me avise antes.',
  },
  empático: {
    open: 'Quero falar com você sobre um assunto que não é fácil. Vou contar o que aconteceu e quero entender o seu lado antes de pedir qualquer coisa.',
    listen: 'Como foi isso para você? Pode contar com calma.',
    close: 'Sei que não é simples ouvir isso, e agradeço a conversa. Se precisar, me procure.',
  },
};

/** One matter, the fact first, and an agreement that can be checked. */
export function correction(talk: Talk): Script {
  const { who, tone, positives, improvements } = talk;
  const [matter = '', ...others] = improvements;
  const theme = themeOf(matter);
  return {
    summary: `Conversa a sós com ${who}, de 20 a 30 minutos${until(talk)}.${about(matter)} Você conta o fato, ouve, diz o que espera e combina com ${who} como os dois vão conferir.`,
    structure: [
      beforehand(talk),
      {
        section: 'Abrir e contar o fato',
        steps: [
          call(talk, lines[tone].open),
          'Conte a situação, os fatos e o efeito: só o que você viu ou pode mostrar.',
          say('Foi assim mesmo? Tem alguma coisa que eu não estou vendo?'),
        ],
      },
      {
        section: 'Ouvir',
        steps: [
          say(lines[tone].listen),
          say(theme?.question ?? 'O que atrapalhou, e o que ajudaria da próxima vez?'),
          'Ouça até o fim.',
        ],
      },
      {
        section: 'Dizer o que espera e combinar',
        steps: [
          ...expectation(matter),
          ...noted('Pontos fortes', ...positives),
          say('O que você vai fazer de diferente a partir de agora?'),
          say('E o que você precisa de mim para isso dar certo?'),
          'Anotem o que muda, a partir de que dia e como os dois vão conferir.',
          ...planSteps(talk, ([soon, middle, last]) => [
            `Até ${soon}, você manda o combinado por escrito e resolve o que ficou com você.`,
            `Até ${middle}, ${who} põe o combinado em prática e conta como foi.`,
            `Em ${last}, os dois conversam dez minutos. Se o fato não se repetiu, diga isso e encerre o assunto.`,
          ]),
          ...followUpLine(
            talk,
            (day) => `Em ${day}, a gente conversa de novo para ver como ficou.`,
          ),
          say(lines[tone].close),
        ],
      },
    ],
    ready: [agreementSheet(talk)],
    replies: [
      ...(theme ? [theme.reply] : []),
      {
        ifSaid: 'Não foi bem assim.',
        answer: 'Então me conte como foi. Se eu entendi alguma coisa errada, quero corrigir.',
      },
      {
        ifSaid: 'Todo mundo faz isso.',
        answer:
          'Com quem mais fizer eu converso também. Agora quero combinar a sua parte: o que dá para mudar?',
      },
      ...(theme
        ? []
        : [
            {
              ifSaid: 'Foi um problema pessoal.',
              answer:
                'Agradeço por me contar, e não precisa entrar em detalhes. O que ajudaria aqui no trabalho?',
            },
          ]),
    ],
    recommendations: [
      'Converse em lugar reservado e dentro do horário de trabalho. Se a conversa esquentar, faça uma pausa e marque a hora de continuar.',
      'Esta conversa não é advertência. Se o fato se repetir, fale com o RH antes da próxima.',
      ...noted('Para outra conversa', ...others),
    ],
  };
}

function expectation(matter: string): string[] {
  if (isDeed(matter))
    return [
      say(
        `O que eu espero daqui para a frente é isto: ${matter[0]!.toLowerCase()}${matter.slice(1)}.`,
      ),
    ];
  return [...noted('Ponto a mudar', matter), `O que se espera daqui para a frente: ${blank}`];
}
