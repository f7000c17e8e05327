import { themeOf } from '../../knowledge/feedback/themes.ts';
import type { Talk } from '../talk.ts';
import {
  call,
  followUpLine,
  goalsToName,
  noted,
  planSteps,
  say,
  until,
  whatWasNoted,
  whereItStands,
  type Script,
  type ToneLines,
} from './mould.ts';

const lines: ToneLines = {
  construtivo: {
    open: 'Quero conversar sobre o seu próximo passo. Conto o que anotei, ouço o que você vê e, no fim, escolhemos juntos uma prática.',
    listen: 'Antes de eu falar: o que está mais fácil e o que está mais difícil no seu trabalho?',
    close: 'Fica combinado. Eu acompanho de perto e quero saber também o que não funcionar.',
  },
  motivacional: {
    open: 'Quero falar do seu crescimento e de um passo que, na minha visão, está ao seu alcance.',
    listen: 'De que resultado recente seu você mais gostou, e o que fez para chegar a ele?',
    close: 'Confio que esse passo está ao seu alcance. Conte comigo.',
  },
  direto: {
    open: 'Vou direto ao assunto: conto o que anotei, digo onde é preciso avançar, ouço você e saímos com uma prática combinada.',
    listen: 'Como você avalia esse ponto hoje, com um exemplo?',
    close: 'O combinado é esse. Se algo travar, me procure logo, que a gente ajusta.',
  },
  empático: {
    open: 'Reservei este tempo para falar de você, com calma: o que está dando certo, o que pesa e qual pode ser o próximo passo.',
    listen: 'Como você está com o trabalho nestas semanas? O que tem pesado mais?',
    close:
      'Não precisa mudar tudo de uma vez. Vamos no passo que combinamos, e eu estou por perto.',
  },
};

/** More than these are no next step. */
export const mostPoints = 3;
const ordinals = ['Primeiro ponto', 'Segundo ponto', 'Terceiro ponto'];

/** What goes well, what may grow, and one small practice. */
export function development(talk: Talk): Script {
  const { who, tone, positives, improvements } = talk;
  const points = improvements.slice(0, mostPoints);
  const themes = [...new Set(points.flatMap((point) => themeOf(point) ?? []))];
  const [main] = themes;
  return {
    summary: `Conversa a sós com ${who}, de 30 a 40 minutos${until(talk)}. ${positives.length > 0 ? 'Parte do que já dá certo, olha' : 'Olha'} de frente para o que pode crescer e termina em uma prática pequena, que os dois possam conferir. Não é cobrança: trata-se do próximo passo.`,
    structure: [
      {
        section: 'Antes',
        steps: [
          'Lembre um episódio em que o ponto apareceu e outro em que não apareceu. A diferença entre os dois costuma mostrar o caminho.',
          `Responda a si: ${who} ainda não sabe como se faz, ou sabe e algo atrapalha? No primeiro caso falta treino; no segundo, condição ou combinado.`,
          ...whereItStands(talk),
        ],
      },
      {
        section: 'Abrir e ouvir',
        steps: [
          call(talk, lines[tone].open),
          say(lines[tone].listen),
          'Ouça até o fim e anote as palavras usadas: elas servem para o resto da conversa.',
        ],
      },
      ...(positives.length === 0
        ? []
        : [
            {
              section: 'Dizer o que vai bem',
              steps: [
                'Um ponto de cada vez, com o dia ou o caso em que você o viu. É essa força que ajuda no que vem depois.',
                ...positives.flatMap((point) => noted('Vai bem', point)),
              ],
            },
          ]),
      {
        section: 'Mostrar onde crescer',
        steps: [
          ...whatWasNoted(talk),
          'Conte em duas frases a situação e o que você viu, sem explicar o motivo. O motivo se pergunta.',
          say('Foi assim que eu anotei. Como foi para você?'),
          ...points.flatMap((point, index) => {
            const theme = themeOf(point);
            const isNew =
              theme !== null && points.findIndex((each) => themeOf(each) === theme) === index;
            return [
              ...noted(points.length > 1 ? (ordinals[index] ?? 'Ponto') : 'O ponto', point),
              ...(isNew ? [say(`Na prática, eu imagino assim. ${theme.picture}`)] : []),
            ];
          }),
          ...goalsToName(talk),
          say(main?.question ?? 'Como teria sido o melhor desfecho, para você?'),
        ],
      },
      {
        section: 'Escolher a prática',
        steps: [
          'Peça a ideia primeiro; ofereça a sua só depois, como sugestão.',
          say(
            'Se você fosse tentar uma coisa diferente nas próximas duas semanas, pequena, qual seria?',
          ),
          ...themes.map(({ practice }) => `Uma ideia para oferecer: ${practice}.`),
          'A prática serve quando tem momento certo, gesto certo e cabe na semana. Na primeira vez, fique por perto; na segunda, converse depois; na terceira, escolham juntos uma situação mais difícil.',
          say('O que você precisa de mim, ou o que pode sair da sua semana, para isso caber?'),
        ],
      },
      {
        section: 'Fechar',
        steps: [
          'Escrevam juntos, em uma linha: quando tal coisa acontecer, o que cada um vai fazer.',
          ...planSteps(talk, ([soon, middle, last]) => [
            `Até ${soon}, você libera o tempo ou o apoio que a prática pede.`,
            `Até ${middle}, ${who} faz a primeira tentativa e conta a você, em cinco minutos, o que funcionou e o que atrapalhou.`,
            `Em ${last}, conversa de balanço a dois, com um exemplo de cada lado, para manter, ajustar ou passar a outro ponto.`,
          ]),
          ...followUpLine(
            talk,
            (day) => `Em ${day}, a gente se senta de novo para ver o que mudou.`,
          ),
          say(lines[tone].close),
        ],
      },
    ],
    replies: [
      {
        ifSaid: 'Eu sou assim mesmo.',
        answer:
          'Não quero mudar o seu jeito. Quero testar um gesto, em uma situação, por duas semanas.',
      },
      {
        ifSaid: 'Não tenho tempo para isso.',
        answer:
          'Então vamos escolher o que sai da sua semana para isso caber. O que dá para tirar?',
      },
      {
        ifSaid: 'Concordo com tudo.',
        answer: 'Que bom. O que disso você faria primeiro, e em que dia?',
      },
      {
        ifSaid: 'Isso não depende de mim.',
        answer:
          'Uma parte pode não depender, e essa eu levo comigo. Da parte que está na sua mão, o que ajudaria?',
      },
    ],
    recommendations: [
      'Conversem em local reservado, dentro do horário de trabalho, e fale menos da metade do tempo.',
      'Se passarem duas semanas sem tentativa, a prática ficou grande demais: cortem pela metade.',
      ...improvements
        .slice(mostPoints)
        .flatMap((point) => noted('Fica para outra conversa', point)),
    ],
  };
}
