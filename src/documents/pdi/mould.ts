import type { Step } from '../knowledge/competency.ts';
import type { Risk } from '../kit/fields.ts';
import { blank } from '../reading/set-text.ts';

/*
 * The texts of a plan that hold for any person and any trade. Where the library does not know a competency, its
 * steps are lines to fill in together, by the level that comes next.
 */

/** A line of the plan that the two fill in. */
const toFillIn = (weeks: number, what: string): Step => ({
  weeks,
  action: `${what}: ${blank}`,
  proof: '',
});

/** What is practised on the way to each level. */
const toLevel: Readonly<Record<number, string>> = {
  2: 'Trabalho em que vai praticar com apoio',
  3: 'Trabalho em que vai praticar com autonomia',
  4: 'Trabalho mais exigente que vai assumir',
  5: 'Pessoa ou grupo que vai orientar',
};

export const ownSteps = {
  between: (current: number, target: number): Step[] => [
    ...Object.entries(toLevel)
      .filter(([level]) => Number(level) > current && Number(level) <= target)
      .map(([, what]) => toFillIn(2, what)),
    toFillIn(2, 'Resultado visto pelos dois'),
  ],
  today: [toFillIn(0, 'Próximo passo')],
  days: [toFillIn(0, 'Situação em que vai praticar'), toFillIn(0, 'O que funcionou')],
  keep: [toFillIn(1, 'Trabalho em que vai manter o nível'), toFillIn(2, 'Pessoa que vai ajudar')],
};

export const reviewQuestions = '“O que você tentou? O que deu certo? O que está atrapalhando?”';

export const milestones = {
  first: 'Conversa sobre os primeiros passos',
  middle: 'Meio do plano: o que manter e o que ajustar',
  alone: 'Conversa sobre o que já acontece com autonomia e o que ainda pede apoio',
  last: 'Resultado de cada objetivo conferido, e próximo plano combinado',
  today: 'Conversa feita e próximo passo marcado',
  days: 'Conversa sobre estes dias e o próximo passo',
  yearly: 'Data final deste plano; até lá, passos novos combinados a cada ano',
};

export const risks: Record<'routine' | 'short', Risk> = {
  routine: {
    risk: 'Falta de tempo para o plano na rotina',
    sign: 'a data de um passo passa sem conversa',
    response: 'na mesma semana, combinar um passo menor ou outra data',
  },
  short: {
    risk: 'Prazo curto para desenvolver uma competência',
    sign: 'os dias passam sem ocasião para praticar',
    response: 'ficar com uma situação só e marcar a data do plano seguinte',
  },
};
