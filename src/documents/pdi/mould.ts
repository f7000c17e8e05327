import { ladder, type Step } from '../knowledge/competency.ts';
import type { Risk } from '../kit/fields.ts';
import { quote } from '../reading/quote.ts';

/*
 * The texts of a plan that hold for any person and any trade. What was typed stands in them in quotation marks
 * or after a colon, so that any words fit.
 */

/** For what the library does not know. Three ladders, so that such competencies do not read alike. */
export const generalLadders: readonly (readonly Step[])[] = [
  ladder(
    '1: ver de perto como trabalha alguém que já faz isso bem => duas coisas que a pessoa faz e que dá para copiar, contadas à liderança',
    '1: fazer a parte mais simples com essa pessoa ao lado, mais de uma vez => na última vez, ninguém precisou corrigir o principal',
    '2: fazer um trabalho inteiro, com alguém por perto só para as dúvidas => o trabalho foi aceito, e as dúvidas foram poucas',
    '2: fazer sem ajuda um caso comum, do começo ao fim => a liderança viu o resultado e não pediu para refazer',
    '3: assumir um caso mais difícil do que os de costume e decidir como tratar => o que foi decidido e por quê, contado à liderança',
    '3: perguntar a duas pessoas que recebem o trabalho o que poderia ser melhor e mudar um ponto => as duas notaram a mudança',
    '3: ensinar a parte mais difícil a alguém da equipe: mostrar, fazer junto, deixar fazer => a pessoa fez uma vez sem ajuda',
    '4: ser por um mês quem a equipe procura nas dúvidas sobre isso => as dúvidas foram resolvidas sem chegar à liderança',
  ),
  ladder(
    '1: escolher com a liderança uma situação desta semana em que dá para praticar => a situação aconteceu, e os dois conversaram sobre ela',
    '2: trabalhar em dupla com quem tem mais prática e trocar de papel no meio => a segunda metade saiu com pouca ajuda',
    '2: cuidar de um caso simples e chamar alguém só se travar => o caso terminou, e dá para dizer onde travou',
    '2: repetir em um caso diferente, com menos perguntas do que na primeira vez => o caso terminou sem nenhuma pergunta sobre o que já se sabia',
    '3: cuidar de um trabalho que depende de outras pessoas e acertar com elas o que precisa => o trabalho saiu no dia combinado',
    '3: voltar a um caso que não saiu bem e refazer o ponto que travou => o ponto refeito, visto pela liderança',
    '3: orientar um colega em um trabalho parecido, com perguntas em vez de respostas => o colega terminou o trabalho por conta própria',
    '3: propor à equipe um jeito melhor de fazer e testar por duas semanas => a equipe decidiu manter ou não, e sabe por quê',
  ),
  ladder(
    '1: pedir a um colega experiente que mostre um trabalho bem feito e um que teria de ser refeito => a diferença entre os dois, dita em voz alta',
    '2: fazer um trabalho pequeno e comparar com o trabalho bem feito => o que ficou igual e o que ainda falta',
    '2: fazer três vezes seguidas o mesmo tipo de trabalho e contar o que mudou => a terceira vez pediu menos correção do que a primeira',
    '2: fazer um dia normal de trabalho nisso sem pedir ajuda => no fim do dia, nada voltou para refazer',
    '3: resolver um imprevisto do começo ao fim e contar depois como foi => a liderança teria resolvido do mesmo jeito, ou concorda com o motivo',
    '3: manter o mesmo resultado em uma semana cheia => a qualidade foi a mesma das outras semanas',
    '3: preparar um colega para cobrir a própria ausência nisso => a ausência foi coberta sem chamado',
    '4: mostrar à equipe, no próprio trabalho, o que aprendeu neste plano => ao menos uma pessoa passou a fazer do mesmo jeito',
  ),
];

/** Where more competencies are unknown than there are ladders, and where the time is a matter of days. */
export const namedSteps = {
  any: (name: string): Step => ({
    weeks: 1,
    action: `escolher com a liderança uma situação real para praticar ${quote(name)} e conversar depois sobre ela`,
    proof: 'o que funcionou e o que fazer diferente na próxima vez',
  }),
  today: (name: string): Step => ({
    weeks: 0,
    action: `conversar 20 minutos sobre ${quote(name)}: uma situação recente e uma coisa a fazer diferente na próxima`,
    proof: 'essa coisa, dita em uma frase',
  }),
  days: (name: string): Step[] => [
    {
      weeks: 0,
      action: `escolher com a liderança uma situação destes dias que peça ${quote(name)}`,
      proof: 'a situação escolhida e o que se quer fazer diferente nela',
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
      action: `continuar a usar ${quote(name)} em um trabalho que outras pessoas vejam`,
      proof: 'o trabalho saiu no nível de sempre',
    },
    {
      weeks: 2,
      action: `ajudar alguém da equipe em uma situação real de ${quote(name)}`,
      proof: 'quem recebeu a ajuda resolveu a situação',
    },
  ],
};

interface GoalDays {
  /** When what is wanted is said. */
  early: string;
  /** When there is something to see. */
  middle: string;
  last: string;
}

/** Follow a typed goal after a colon; the next goal takes the next one. */
export const goalPaths: readonly ((days: GoalDays) => string)[] = [
  ({ early, middle, last }) =>
    `até ${early}, a pessoa e a liderança dizem como está hoje e o que querem ver no fim; até ${middle}, há um primeiro resultado, mesmo pequeno; em ${last}, os dois comparam.`,
  ({ early, middle, last }) =>
    `até ${early}, os dois escolhem por onde começar; até ${middle}, essa parte está feita e foi vista; em ${last}, conferem o objetivo inteiro.`,
  ({ early, middle, last }) =>
    `o ponto de partida fica combinado até ${early}; o que já mudou se vê em ${middle}, e o resultado, em ${last}.`,
];
export const shortGoalPaths = {
  today: 'hoje se combina o primeiro passo e o dia em que ele fica pronto.',
  days: (last: string) => `até ${last}, uma parte que caiba nestes dias, vista pelos dois.`,
};

export const reviewQuestions = '“O que você tentou? O que deu certo? O que está atrapalhando?”';

export const milestones = {
  first: 'Primeiros passos feitos, e dito em voz alta como está hoje cada objetivo',
  middle: 'Metade do caminho: o que manter, o que cortar e o que trocar',
  alone: 'Conversa sobre o que já sai sem ajuda e o que ainda pede apoio',
  last: 'Objetivos conferidos pelos dois, e o próximo plano combinado',
  today: 'Conversa feita e próximo passo marcado',
  days: 'Conversa sobre estes dias: o que funcionou e se vale um plano mais longo',
  yearly: 'Data final deste plano; até lá, passos novos combinados a cada ano',
};

export const risks: Record<'routine' | 'study' | 'tooBig' | 'short', Risk> = {
  routine: {
    risk: 'O trabalho do dia tomar o lugar do plano',
    sign: 'a data de um passo passa e ninguém comenta',
    response: 'na mesma semana, a liderança diminui o passo e combina outra data',
  },
  study: {
    risk: 'Faltar ocasião para praticar',
    sign: 'passam duas semanas sem uma situação real',
    response: 'a liderança procura um caso da semana, mesmo pequeno',
  },
  tooBig: {
    risk: 'Um passo difícil demais para agora',
    sign: 'o passo é adiado, ou outra pessoa acaba fazendo',
    response: 'voltar ao passo anterior, com alguém ao lado, e tentar de novo',
  },
  short: {
    risk: 'Querer em poucos dias o que pede meses',
    sign: 'os dias passam em conversa, e nada é praticado',
    response: 'ficar com uma situação só e marcar a data do plano seguinte',
  },
};
