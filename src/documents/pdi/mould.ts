import { ladder, type Step } from '../knowledge/competency.ts';
import type { Risk } from '../kit/fields.ts';
import { quote } from '../reading/quote.ts';

/*
 * The texts of a plan that hold for any person and any trade. What was typed stands in them in quotation marks
 * or after a colon, so that any words fit.
 */

/** For what the library does not know. Two ladders, so that two such competencies do not read alike. */
export const generalLadders: readonly (readonly Step[])[] = [
  ladder(
    '1: escrever com a liderança, em duas frases, o que se vê alguém fazer no nível desejado => as duas frases, com um exemplo real de cada, guardadas neste plano',
    '1: acompanhar uma situação real em que alguém faz isso bem e anotar três pontos => os três pontos conversados com a liderança',
    '2: fazer uma parte pequena de um trabalho real, com alguém experiente por perto => o trabalho aceito e um retorno por escrito',
    '2: fazer um trabalho inteiro, com a liderança vendo só o começo e o fim => o trabalho entregue e o que mudaria na próxima vez',
    '3: assumir um caso mais difícil do que os de costume e escolher sem ajuda como tratar => o caso contado à liderança, com o resultado',
    '3: pedir retorno a duas pessoas que recebem o trabalho e mudar um ponto => os dois retornos e a mudança feita',
    '3: ensinar a uma pessoa da equipe a parte mais difícil: mostrar, fazer junto, deixar fazer => uma vez feita sem ajuda por quem aprendeu',
    '3: escrever em uma página o jeito que deu certo e testá-la com quem nunca fez => a página corrigida depois do teste e guardada onde a equipe encontra',
  ),
  ladder(
    '1: escolher com a liderança duas situações reais em que dá para praticar => as duas situações, com dia e com quem',
    '2: trabalhar em dupla com quem tem mais prática em uma dessas situações => o que cada um fez e o que fica para fazer sem ajuda',
    '2: cuidar do começo ao fim de um caso simples => o caso encerrado e os passos anotados para consulta',
    '2: repetir com um caso diferente e anotar só o que precisou perguntar => a lista de perguntas, menor do que na primeira vez',
    '3: cuidar de uma entrega que dependa de outra área => a entrega aceita pela outra área, com os ajustes anotados',
    '3: rever com a liderança um caso que não saiu bem e refazer o ponto que travou => o ponto refeito e o que muda daqui em diante',
    '3: orientar alguém da equipe em um trabalho parecido, fazendo perguntas em vez de dar a resposta => o trabalho feito por quem recebeu a orientação',
    '3: propor à equipe uma melhoria no jeito de fazer e testá-la por duas semanas => a comparação entre antes e depois e a decisão de manter ou não',
  ),
];

/** Where more competencies are unknown than there are ladders, and where the time is a matter of days. */
export const namedSteps = {
  any: (name: string): Step => ({
    weeks: 1,
    action: `combinar com a liderança uma situação real para praticar ${quote(name)} e contar depois como foi`,
    proof: 'o que se tentou, o que funcionou e o próximo passo, em três linhas',
  }),
  today: (name: string): Step => ({
    weeks: 0,
    action: `conversar 20 minutos sobre ${quote(name)}: uma situação recente e uma coisa a fazer diferente na próxima`,
    proof: 'essa coisa, escrita em uma frase',
  }),
  days: (name: string): Step[] => [
    {
      weeks: 0,
      action: `escolher com a liderança uma situação destes dias que peça ${quote(name)}`,
      proof: 'a situação escolhida e, em uma frase, o que se quer fazer diferente nela',
    },
    {
      weeks: 0,
      action: `praticar ${quote(name)} nessa situação, com alguém por perto`,
      proof: 'o que funcionou e o que travou, contado no mesmo dia',
    },
  ],
  keep: (name: string): Step[] => [
    {
      weeks: 1,
      action: `usar ${quote(name)} em uma entrega que outras pessoas possam ver, para manter o nível`,
      proof: 'o que funcionou, anotado onde a equipe encontra',
    },
    {
      weeks: 2,
      action: `apoiar alguém da equipe em uma situação real de ${quote(name)}`,
      proof: 'a situação resolvida por quem recebeu o apoio',
    },
  ],
};

/** 'Primeira entrega para o objetivo “…”, até 12/02/2027: …'; the next goal takes the next one. */
export const firstDeliveries: readonly string[] = [
  'uma parte pequena e real, escolhida com a liderança, com a situação de hoje anotada antes de começar',
  'a menor parte que já sirva a alguém, mostrada a quem vai usar',
  'um primeiro caso, feito com alguém experiente por perto',
];
export const wholeDeliveries: readonly string[] = [
  'feita sem apoio e mostrada à liderança, ao lado da situação anotada no começo',
  'com apoio só quando pedido, comparada com o que havia antes',
  'conferida por quem recebe o resultado, com o que ainda falta',
];
export const shortDeliveries = {
  today: 'combinar hoje qual será e o dia em que fica pronta',
  days: 'uma parte que caiba nestes dias, mostrada à liderança',
};

export const reviewQuestions = '“O que você tentou? O que aprendeu? O que tiro do seu caminho?”';

export const milestones = {
  first: 'Primeiros passos em andamento e situação de hoje anotada para cada objetivo',
  middle: 'Revisão de rota: o que manter, o que cortar e o que trocar',
  alone: 'Conversa sobre o que já sai sem ajuda e o que ainda pede apoio',
  last: 'Objetivos mostrados à liderança, como estão escritos acima, e próximo plano combinado',
  today: 'Conversa feita e próximo passo marcado',
  days: 'Balanço destes dias: o que funcionou e se vale um plano mais longo',
  yearly: 'Data final deste plano; até lá, passos novos combinados a cada ano',
};

export const risks: Record<'routine' | 'study' | 'tooBig' | 'short', Risk> = {
  routine: {
    risk: 'O dia a dia engolir o plano',
    sign: 'um passo vence e ninguém comenta',
    response: 'na mesma semana, a liderança corta o passo pela metade e combina nova data',
  },
  study: {
    risk: 'Aprender sem ter onde usar',
    sign: 'duas semanas sem uma situação real para praticar',
    response: 'a liderança traz um caso da semana, mesmo pequeno',
  },
  tooBig: {
    risk: 'Um passo grande cedo demais',
    sign: 'o passo é adiado, ou outra pessoa acaba assumindo',
    response: 'voltar ao passo anterior, com alguém ao lado, e tentar de novo',
  },
  short: {
    risk: 'Querer em poucos dias o que pede meses',
    sign: 'os passos viram conversa e nada é feito',
    response: 'ficar com uma situação só e marcar a data do plano seguinte',
  },
};
