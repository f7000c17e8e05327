import { themeOf } from '../../knowledge/feedback/themes.ts';
import { confidentialityNotice } from '../../knowledge/notices.ts';
import type { Talk } from '../talk.ts';
import {
  call,
  followUpLine,
  noted,
  planSteps,
  say,
  until,
  whereItStands,
  type Script,
  type ToneLines,
} from './mould.ts';

const lines: ToneLines = {
  construtivo: {
    open: 'Reunimos o que várias pessoas percebem do seu trabalho, e quero olhar isso junto com você.',
    listen: 'O que você faz que mais ajuda quem trabalha com você?',
    close: 'A prioridade é sua, e o apoio é meu. Vamos olhar juntos o que mudar.',
  },
  motivacional: {
    open: 'Muita gente parou para pensar no seu trabalho, e há coisas boas para você ouvir e usar.',
    listen: 'Que força sua você acha que as pessoas mais percebem?',
    close: 'Você tem uma boa base para esse passo. Quero ver aonde ele chega.',
  },
  direto: {
    open: 'Vou mostrar os temas que apareceram, os que combinam e os que divergem. No fim, você escolhe o que trabalhar.',
    listen: 'Antes dos temas: em que você vai bem e em que precisa avançar?',
    close: 'A prioridade está escolhida. Agora é praticar e conferir.',
  },
  empático: {
    open: 'Ouvir a percepção de tanta gente pode mexer com qualquer pessoa. Vamos com calma, e podemos parar quando você quiser.',
    listen: 'Como você chega para esta conversa, e o que imagina ouvir?',
    close: 'É bastante coisa para um dia só. Se amanhã surgir uma dúvida, me procure.',
  },
};

/** Themes and never authors; the person sees first, and chooses at the end. */
export function manyVoices(talk: Talk): Script {
  const { who, tone, situation, facts, positives, improvements } = talk;
  const [theme] = improvements.flatMap((point) => themeOf(point) ?? []);
  return {
    summary: `Conversa a sós com ${who}, de 40 a 45 minutos${until(talk)}, sobre o que várias pessoas percebem. Começa pela visão de quem recebe, mostra os temas sem dizer quem falou e termina em uma ou duas prioridades escolhidas por ${who}.`,
    structure: [
      {
        section: 'Abrir',
        steps: [
          call(talk, lines[tone].open),
          say(confidentialityNotice),
          ...noted('O que você anotou', situation),
          'Leve os temas já sem nomes, cargos ou episódios que mostrem quem disse.',
          ...whereItStands(talk),
        ],
      },
      {
        section: 'Ouvir primeiro',
        steps: [
          say(lines[tone].listen),
          say('E o que você acha que gostariam que fosse diferente?'),
          'Anote as palavras usadas: elas são a ponte para os temas.',
        ],
      },
      {
        section: 'Mostrar os temas',
        steps: [
          ...noted('Os exemplos que você reuniu', facts),
          'Mostre um tema por vez, com um exemplo que não identifique ninguém, e diga onde ele combina com o que acabou de ouvir.',
          ...positives.flatMap((point) => noted('Apareceu como força', point)),
          say('Isso combina com o que você vê? Em que situações acontece?'),
          ...improvements.flatMap((point) => noted('Apareceu como ponto a crescer', point)),
          'Onde as percepções divergem, diga que divergem: ninguém precisa ter razão. Não defenda nem rebata em nome de ninguém.',
          say('Qual destes temas você já esperava, e qual foi surpresa?'),
        ],
      },
      {
        section: 'Escolher a prioridade',
        steps: [
          say(
            'Se pudesse trabalhar uma ou duas coisas, quais fariam mais diferença para você e para quem depende de você?',
          ),
          ...(theme
            ? [`Uma ideia para oferecer, se o tema for escolhido: ${theme.practice}.`]
            : []),
          say('De quem você quer ajuda, e como vamos saber que mudou?'),
          ...planSteps(talk, ([soon, middle, last]) => [
            `Até ${soon}, ${who} escreve em poucas linhas a prioridade e o primeiro passo.`,
            `Até ${middle}, você abre o espaço ou o apoio que esse passo pede.`,
            `Em ${last}, conversa a dois sobre o que mudou, com exemplos dos dois lados.`,
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
          'Isso eu não conto, e faria o mesmo por você. O que interessa é o tema. Ele faz sentido para você?',
      },
      {
        ifSaid: 'Não concordo com isso.',
        answer:
          'Está bem. É a percepção de outras pessoas, e não um veredito. O que poderia levar alguém a perceber assim?',
      },
      {
        ifSaid: 'Isso é de uma pessoa só.',
        answer:
          'Pode ser que não faça sentido hoje. Deixe guardado e me diga na próxima conversa se apareceu de novo.',
      },
    ],
    recommendations: [
      'Só leve temas que tenham vindo de pelo menos três pessoas; o que veio de uma só fica fora da conversa.',
      'Se possível, entregue os temas por escrito no fim, e não antes, para a conversa vir primeiro.',
    ],
  };
}
