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
    open: 'Quero tratar com você de um ponto do trabalho que precisa mudar. Conto o que anotei, ouço como foi para você e, no fim, combinamos juntos o que fazer.',
    listen: 'Como foi isso do seu lado? O que estava acontecendo?',
    close: 'Agradeço a conversa. Temos um combinado, e a minha parte dele eu faço.',
  },
  motivacional: {
    open: 'Conto com o seu trabalho e por isso prefiro falar com clareza. Há um ponto que precisa mudar, e ele está ao seu alcance.',
    listen: 'O que estava acontecendo do seu lado naquele momento?',
    close:
      'Sei que esse ajuste está ao seu alcance. Quando ele aparecer, quero ser a primeira pessoa a dizer.',
  },
  direto: {
    open: 'Vou direto ao ponto. Uma coisa no trabalho precisa mudar, e quero sair daqui com isso combinado. Primeiro eu conto, depois ouço você.',
    listen: 'O que aconteceu, na sua versão?',
    close: 'O combinado é esse. Se algo impedir, me procure antes, e não depois.',
  },
  empático: {
    open: 'O assunto de hoje não é fácil, e prefiro falar com você a deixar crescer. Vou contar o que anotei e quero entender o seu lado antes de pedir qualquer coisa.',
    listen: 'Como esses dias têm sido para você? O que estava acontecendo?',
    close: 'Sei que não é simples ouvir isso. Se depois da conversa algo pesar, me procure.',
  },
};

/** One matter, the fact first, and an agreement that can be checked. */
export function correction(talk: Talk): Script {
  const { who, tone, positives, improvements, first } = talk;
  const [matter = '', ...others] = improvements;
  const theme = themeOf(matter);
  return {
    summary: `Conversa a sós com ${who}, de 20 a 30 minutos${until(talk)}. Você conta o fato, diz a consequência, ouve antes de pedir e sai com um combinado que os dois possam conferir. Corrige-se o que foi feito, e não a pessoa.`,
    structure: [
      {
        section: 'Antes de chamar',
        steps: [
          'Separe o que você viu ou pode mostrar do que é conclusão ou relato de outra pessoa. Só a primeira parte entra na conversa.',
          'Responda a si: o que se espera já estava combinado, e desde quando? Se não estava, hoje se combina, e a cobrança fica para a próxima vez.',
          ...whereItStands(talk),
        ],
      },
      {
        section: 'Abrir e contar o fato',
        steps: [
          call(talk, lines[tone].open),
          ...whatWasNoted(talk),
          'Conte na ordem em que aconteceu, com dia e medida, sem “sempre”, sem “nunca” e sem adjetivo. Depois, pare de falar.',
          say('Foi isso que eu registrei. Alguma coisa não foi assim?'),
        ],
      },
      {
        section: 'Dizer a consequência',
        steps: [
          'Diga uma consequência que você conhece ou já anotou, para o cliente, para os colegas ou para o prazo. Uma basta.',
          ...goalsToName(talk),
          say('Quando isso acontece, quem fica com o problema na mão?'),
        ],
      },
      {
        section: 'Ouvir',
        steps: [
          say(lines[tone].listen),
          say(theme?.question ?? 'O que dificulta fazer do jeito combinado?'),
          'Espere a resposta, mesmo que o silêncio pareça longo. Se a causa for falta de ferramenta, de tempo ou de instrução, essa parte do combinado é sua.',
        ],
      },
      {
        section: 'Dizer o que se espera',
        steps: [
          ...noted('O ponto a mudar', matter),
          theme
            ? say(`O que eu espero daqui em diante é isto. ${theme.picture}`)
            : 'Diga em uma frase o que espera daqui em diante, como um gesto que se possa ver: quem faz, em que momento e como se confere.',
          ...(positives.length > 0
            ? [
                'Diga também o que vai bem e deve continuar, como um fato, sem “mas” antes nem depois.',
              ]
            : []),
          ...positives.flatMap((point) => noted('Vai bem', point)),
        ],
      },
      {
        section: 'Combinar',
        steps: [
          say('O que você vai fazer de diferente, já na próxima vez?'),
          say('E o que você precisa de mim para isso dar certo?'),
          'Anotem em uma linha o que muda, a partir de que dia e como os dois vão conferir.',
          ...planSteps(talk, ([soon, middle, last]) => [
            `Até ${soon}, você manda o combinado por escrito, em três linhas, e resolve o que ficou do seu lado.`,
            `Até ${middle}, ${who} põe o combinado em prática e conta a você o que funcionou.`,
            `Em ${last}, dez minutos a dois para conferir. Se o fato não se repetiu, diga isso com todas as letras e encerre o assunto.`,
          ]),
          ...followUpLine(
            talk,
            (day) => `Em ${day}, a gente volta a conversar para conferir como ficou.`,
          ),
          say(lines[tone].close),
        ],
      },
    ],
    replies: [
      {
        ifSaid: 'Todo mundo faz isso.',
        answer:
          'Com quem mais fizer, eu converso também. Agora quero resolver a sua parte. O que muda a partir de amanhã?',
      },
      {
        ifSaid: 'Não foi bem assim.',
        answer: 'Me conte como foi. Se a minha anotação estiver errada, eu corrijo agora.',
      },
      {
        ifSaid: 'Ninguém me avisou.',
        answer:
          'Se faltou combinar, essa parte é minha. Então fica combinado hoje, e eu mando por escrito.',
      },
      {
        ifSaid: 'Foi um problema pessoal.',
        answer:
          'Agradeço por me dizer. Não precisa entrar em detalhes. O que ajudaria aqui no trabalho, nestas semanas?',
      },
    ],
    recommendations: [
      'Conversem em local fechado e dentro do horário de trabalho. Se houver choro ou irritação, façam uma pausa e marquem a hora de continuar.',
      `Esta conversa não é advertência e não deve ser usada como tal. Se o fato se repetir depois do combinado, fale com o RH antes de uma nova conversa${first === '' ? '' : ` com ${first}`}.`,
      ...others.flatMap((point) => noted('Fica para outro dia', point)),
    ],
  };
}
