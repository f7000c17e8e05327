import type { GoalSort } from './sorts.ts';
import type { Figures } from '../told-measures.ts';

export interface Dates {
  start: string;
  middle: string;
  late: string;
  end: string;
}
interface Told {
  /** ' das filas', or ''. */
  of: string;
  figures: Figures | null;
}
/** How a goal becomes measurable without a figure that nobody gave. */
export type Completion = (dates: Dates, told: Told) => string;

export const completions: Record<GoalSort, readonly Completion[]> = {
  reduce: [
    ({ start, middle, end }, { of }) =>
      `Indicador: medição semanal${of}; linha de base registrada até ${start}; revisão em ${middle}; resultado avaliado em ${end}`,
    ({ start, middle, end }, { of }) =>
      `Indicador: contagem semanal${of}, com ponto de partida registrado até ${start}; comparação em ${middle} e em ${end}`,
    ({ start, middle, end }) =>
      `Indicador: ocorrências por semana; primeira medição até ${start}; correção de rota em ${middle}; balanço em ${end}`,
  ],
  increase: [
    ({ start, middle, end }, { of }) =>
      `Indicador: valor mensal${of} comparado à linha de base registrada até ${start}; revisão em ${middle}; avaliação em ${end}`,
    ({ start, middle, end }, { of }) =>
      `Indicador: acompanhamento mensal${of}, com valor inicial registrado até ${start}; análise das causas em ${middle}; balanço em ${end}`,
    ({ start, middle, end }) =>
      `Indicador: resultado de cada mês lado a lado com o inicial, medido até ${start}; leitura conjunta em ${middle} e em ${end}`,
  ],
  learn: [
    ({ end }) => `com uma aplicação prática no trabalho apresentada à liderança até ${end}`,
    ({ middle, end }) =>
      `com um uso real na rotina até ${middle} e uma demonstração à equipe até ${end}, como evidência`,
    ({ start, end }) =>
      `com plano de estudo combinado até ${start} e um trabalho feito com esse conhecimento, avaliado pela liderança até ${end}`,
  ],
  assume: [
    ({ late, end }) =>
      `conduzir ao menos uma responsabilidade desse escopo, por período combinado e com acompanhamento, até ${late}; avaliação conjunta em ${end}`,
    ({ middle, late, end }) =>
      `acompanhar de perto esse trabalho até ${middle} e responder por uma parte dele, temporária e combinada por escrito, até ${late}; avaliação com a liderança em ${end}`,
    ({ start, late, end }) =>
      `definir com a liderança, até ${start}, que parte desse trabalho pode ser praticada no cargo atual e registrar os resultados até ${late}; conversa de avaliação em ${end}`,
  ],
  improve: [
    ({ middle, end }) =>
      `Evidência: duas situações reais registradas com a liderança, uma até ${middle} e outra até ${end}`,
    ({ start, end }) =>
      `Evidência: um exemplo de como é hoje, registrado até ${start}, e um exemplo de como ficou, apresentado até ${end}`,
    ({ middle, end }) =>
      `Evidência: retorno de quem recebe o trabalho, ouvido até ${middle} e outra vez até ${end}`,
    ({ start, late, end }) =>
      `Primeira mudança escolhida até ${start}, mantida na rotina até ${late} e avaliada em ${end}`,
    ({ late, end }) =>
      `Evidência: demonstração em uma situação de trabalho até ${late}, com balanço entre pessoa e liderança em ${end}`,
    ({ start, middle, end }) =>
      `Evidência: critério de avanço escrito com a liderança até ${start} e conferido em ${middle} e em ${end}`,
  ],
  teach: [
    ({ start, middle, end }) =>
      `Evidência: o que quem aprende já faz sem ajuda, anotado até ${start} e conferido em ${middle} e em ${end}`,
    ({ start, middle, end }) =>
      `Evidência: roteiro do que será ensinado combinado até ${start}; primeira etapa feita por quem aprende até ${middle}; balanço em ${end}`,
  ],
  within: [
    ({ start, middle, end }) =>
      `Indicador: parte das entregas dentro do prazo, registrada desde ${start}; revisão em ${middle}; resultado avaliado em ${end}`,
    ({ start, middle, end }) =>
      `Indicador: data combinada e data cumprida de cada entrega, anotadas desde ${start}; causas dos desvios vistas em ${middle}; balanço em ${end}`,
  ],
  other: [
    ({ start, middle, end }) =>
      `Evidência combinada com a liderança até ${start}; verificação em ${middle} e ${end}`,
    ({ start, middle, end }) =>
      `Primeiro passo e forma de verificar definidos até ${start}; avanço registrado em ${middle}; resultado avaliado em ${end}`,
    ({ start, end }) =>
      `Resultado esperado descrito por escrito até ${start} e comparado com o alcançado em ${end}`,
    ({ middle, end }) =>
      `Entrega parcial apresentada até ${middle} e entrega final avaliada com a liderança em ${end}`,
  ],
};

/** Where the goal tells from where and to where. */
export const measuredCompletions: readonly Completion[] = [
  ({ middle, end }, { of, figures }) =>
    `Indicador: medição semanal${of}, com ponto de partida em ${figures?.from}; revisão em ${middle}; chegada a ${figures?.to} conferida em ${end}`,
  ({ start, middle, end }, { of, figures }) =>
    `Indicador: registro quinzenal${of} desde ${start}; distância até ${figures?.to} vista em ${middle}; balanço em ${end}, frente aos ${figures?.from} do início`,
];

/** A goal of the previous plan goes on from where it stands. `since` is that plan's day. */
export const continuations: Record<'measured' | 'other', (dates: Dates, since: string) => string> =
  {
    measured: ({ start, middle, end }, since) =>
      `continua do PDI de ${since}, com o último valor registrado como ponto de partida, conferido até ${start}; comparação em ${middle} e em ${end}`,
    other: ({ start, middle, end }, since) =>
      `continua do PDI de ${since}, com o que já mudou e o que falta por escrito até ${start}; avaliação em ${middle} e em ${end}`,
  };

/** In a few days nothing can be measured twice. */
export const completionsInDays: readonly Completion[] = [
  ({ end }) =>
    `Evidência: primeiro passo registrado e continuação combinada com a liderança em ${end}`,
];
