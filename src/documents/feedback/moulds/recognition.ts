import { quote } from '../../reading/quote.ts';
import type { Talk } from '../talk.ts';
import {
  call,
  followUpLine,
  noted,
  planSteps,
  say,
  until,
  whatWasNoted,
  type Script,
  type ToneLines,
} from './mould.ts';

const lines: ToneLines = {
  construtivo: {
    open: 'Esta conversa é só para uma coisa: reconhecer um trabalho seu. Quero contar exatamente o que anotei.',
    listen: 'Como você chegou a isso?',
    close: 'Era isso que eu queria dizer. Agradeço pelo trabalho.',
  },
  motivacional: {
    open: 'Chamei você para comemorar um trabalho seu. Faço questão de contar o que ficou marcado para mim.',
    listen: 'De que parte você mais se orgulha?',
    close: 'Guarde este dia: o mérito é seu, e fiz questão de dizer em voz alta.',
  },
  direto: {
    open: 'Vou ser breve: o que você fez ficou muito bom, e quero dizer por quê.',
    listen: 'O que você fez que fez a diferença?',
    close: 'Era isso. Trabalho bem-feito, dito com todas as letras.',
  },
  empático: {
    open: 'Há um trabalho seu que eu não quero que passe em branco. Pensei no que ele pediu de você.',
    listen: 'Como foi para você chegar até aqui?',
    close: 'Agradeço de verdade, pelo resultado e pelo cuidado.',
  },
};

/** Recognises and does nothing else: no request, no task, no point to get better at. */
export function recognition(talk: Talk): Script {
  const { who, tone, positives, improvements, values } = talk;
  return {
    summary: `Conversa curta com ${who}, de 10 a 15 minutos${until(talk)}, só para reconhecer. Você conta a cena com os detalhes que anotou, diz o que nela foi bom trabalho e ouve como foi feito. Não termina em pedido nem em correção.`,
    structure: [
      {
        section: 'Contar o que aconteceu',
        steps: [
          call(talk, lines[tone].open),
          ...whatWasNoted(talk),
          'Conte um episódio inteiro, na ordem em que se deu, com o dia e os números que anotou. Elogio em lista soa como formulário.',
        ],
      },
      {
        section: 'Dizer o que isso tem de bom',
        steps: [
          ...positives.flatMap((point) => noted('Merece ser dito', point)),
          'Diga a escolha que estava por trás: o que podia ter sido feito só pela metade e foi feito por inteiro. Em seguida, o efeito que você conhece; se não conhece nenhum, o fato basta.',
          ...(values.length === 0
            ? []
            : [`Se couber, ligue o fato a um valor da empresa: ${values.map(quote).join('; ')}.`]),
        ],
      },
      {
        section: 'Perguntar e ouvir',
        steps: [
          say(lines[tone].listen),
          say('O que atrapalhou e você resolveu sem que eu soubesse?'),
          say('O que disso vale a pena outras pessoas conhecerem?'),
          'Ouça até o fim, sem emendar outro assunto.',
        ],
      },
      {
        section: 'Fechar',
        steps: [
          say('Posso contar isso a mais gente? Como você prefere que eu conte?'),
          ...planSteps(talk, ([soon, middle, last]) => [
            `Até ${soon}, você escreve duas linhas com o fato e manda à própria pessoa e, se ela aceitar, à sua liderança.`,
            `Até ${middle}, se ${who} quiser, dez minutos na reunião da equipe para mostrar como fez.`,
            `Em ${last}, você pergunta como está indo e conta o que soube desde hoje.`,
          ]),
          ...followUpLine(talk, (day) => `Em ${day}, quero ouvir de você como isso está andando.`),
          say(lines[tone].close),
        ],
      },
    ],
    replies: [
      {
        ifSaid: 'Não fiz nada de mais.',
        answer:
          'Para você ficou natural, e é justamente isso que eu quero que você saiba que tem valor.',
      },
      {
        ifSaid: 'Foi a equipe toda.',
        answer:
          'A equipe também vai ouvir de mim. Agora estou falando da sua parte, e ela foi esta que contei.',
      },
      {
        ifSaid: 'E o aumento?',
        answer:
          'É uma pergunta justa e merece uma conversa só dela, com informação. Hoje não prometo nada; marco essa conversa com você.',
      },
    ],
    recommendations: [
      'Converse logo, enquanto o fato está recente. A sós, se não souber o que a pessoa prefere.',
      ...improvements.flatMap((point) => noted('Guarde para outro dia', point)),
    ],
  };
}
