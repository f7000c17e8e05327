import { themeOf } from '../../knowledge/feedback/themes.ts';
import { confidentialityNotice } from '../../knowledge/notices.ts';
import type { Talk } from '../talk.ts';
import {
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
    open: 'Várias pessoas contaram como veem o seu trabalho, e quero olhar isso junto com você.',
    listen: 'O que você faz que mais ajuda quem trabalha com você?',
    close: 'A prioridade é sua, e eu ajudo no que combinamos. Agradeço a conversa.',
  },
  motivacional: {
    open: 'Várias pessoas pararam para falar do seu trabalho, e há coisas boas para você ouvir e usar.',
    listen: 'Que qualidade sua você acha que as pessoas mais percebem?',
    close: 'Você tem uma boa base para esse passo, e eu quero acompanhar. Agradeço a conversa.',
  },
  direto: {
    open: 'Vou mostrar o que apareceu sobre o seu trabalho: em que as pessoas concordam e em que divergem. No fim, você escolhe o que trabalhar.',
    listen: 'Antes de eu mostrar: em que você acha que vai bem e em que precisa avançar?',
    close: 'A prioridade está escolhida, e ficamos combinados assim. Agradeço a conversa.',
  },
  empático: {
    open: 'Quero conversar com calma sobre o que várias pessoas contaram do seu trabalho. Se precisar parar um pouco, é só dizer.',
    listen: 'Como você chega para esta conversa, e o que imagina ouvir?',
    close: 'É bastante coisa para um dia só. Se amanhã surgir uma dúvida, me procure.',
  },
};

/** Themes and never authors; the person sees first, and chooses at the end. */
export function manyVoices(talk: Talk): Script {
  const { who, tone, positives, improvements } = talk;
  const [theme] = improvements.flatMap((point) => themeOf(point) ?? []);
  return {
    summary: `Conversa a sós com ${who}, de 40 a 45 minutos${until(talk)}, sobre o que várias pessoas percebem no dia a dia. Você ouve primeiro, mostra os temas sem dizer quem falou, e ${who} escolhe uma ou duas prioridades.`,
    structure: [
      {
        ...beforehand(
          talk,
          'Leve só os temas, sem nome, cargo ou episódio que mostre quem falou. O que veio de uma pessoa só fica fora da conversa.',
        ),
        section: 'Antes de chamar',
      },
      {
        section: 'Abrir e ouvir',
        steps: [
          call(talk, lines[tone].open),
          say(confidentialityNotice),
          say(lines[tone].listen),
          say('E o que você acha que as pessoas gostariam que fosse diferente?'),
        ],
      },
      {
        section: 'Mostrar os temas',
        steps: [
          'Mostre um tema por vez e diga se ele combina com o que acabou de ouvir.',
          ...noted('Pontos fortes', ...positives),
          ...noted('Pontos a desenvolver', ...improvements),
          say('Qual destes temas você já esperava, e qual foi surpresa?'),
          'Se as percepções divergem, diga que divergem. Não defenda nem rebata em nome de ninguém.',
        ],
      },
      {
        section: 'Escolher a prioridade',
        steps: [
          say('Se você pudesse trabalhar uma ou duas dessas coisas, quais fariam mais diferença?'),
          ...(theme ? [`Se a ideia não vier, uma sugestão: ${theme.practice}.`] : []),
          say('Quem pode ajudar você nisso, e como vamos saber que mudou?'),
          ...planSteps(talk, ([soon, middle, last]) => [
            `Até ${soon}, ${who} escreve em poucas linhas a prioridade e o primeiro passo.`,
            `Até ${middle}, você libera o tempo ou o apoio que esse passo pede.`,
            `Em ${last}, os dois conversam sobre o que mudou, com exemplos.`,
          ]),
          ...followUpLine(
            talk,
            (day) => `Em ${day}, conversamos de novo sobre a prioridade que você escolheu.`,
          ),
          say(lines[tone].close),
        ],
      },
    ],
    replies: [
      {
        ifSaid: 'Quem disse isso?',
        answer:
          'Isso eu não conto, e faria o mesmo por você. O que importa é o tema. Ele faz sentido para você?',
      },
      {
        ifSaid: 'Não concordo com isso.',
        answer:
          'Está bem. É a percepção de outras pessoas, e ela pode estar incompleta. O que pode levar alguém a ver assim?',
      },
    ],
    recommendations: [
      'Se possível, entregue os temas por escrito só no fim, para a conversa vir primeiro.',
    ],
  };
}
