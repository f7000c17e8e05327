import { normalize } from '../../knowledge/words.ts';
import type { TypedPoint } from './point.ts';
import type { Recipient } from './recipient.ts';
import { upperFirst } from '../portuguese.ts';

/*
 * Someone of the reader's family has died: a letter says that one is sorry, what need not worry the reader,
 * and asks for nothing.
 */

const kin =
  '(?:pai|mae|marido|esposa|filh[oa]|irma|irmao|avo|ava|sogr[oa]|ti[oa]|sobrinh[oa]|companheir[oa]|familiar|parente)';
const sorry = /\b(?:pesames|condolencias|meus sentimentos|nossos sentimentos|meus? pesar)\b/u;
const died = /\b(?:faleceu|morreu|falecimento|morte|obito|luto|perdeu|perda|enterro|velorio)\b/u;

/** Whether what was typed says that the reader has lost someone, and not that somebody else has. */
export function isCondolence(text: string, { called, many }: Recipient): boolean {
  if (many || called === '') return false;
  const plain = normalize(text);
  if (sorry.test(plain)) return true;
  const theirs = new RegExp(
    `\\b${kin} (?:d[aeo] ${normalize(called)}|del[ea])\\b|\\b(?:su?a|seu) ${kin}\\b|\\b${normalize(called)} perdeu [oa] ${kin}\\b`,
    'u',
  );
  return died.test(plain) && theirs.test(plain);
}

const wantsToSay =
  /^(?:quero|queria|gostaria de|preciso)?\s*(?:dar|enviar|mandar|transmitir|oferecer|expressar)?\s*(?:os |as )?(?:meus |minhas |nossos |nossas )?(?:pêsames|condolências|sentimentos)\s*(?:(?:a|para) el[ea])?[,\s]*(?:e\s+)?(?:(?:quero |queria )?(?:dizer|avisar|falar|informar)(?: (?:a|para|pra) el[ea])? que\s+)?/iu;

/** What is to be told besides: the loss itself is not told to who has it. */
export function besideTheLoss(points: readonly TypedPoint[]): TypedPoint[] {
  return points.flatMap((point) => {
    const rest = point.text.replace(wantsToSay, '').trim();
    if (rest === '' || sorry.test(normalize(rest))) return [];
    if (died.test(normalize(rest)) && new RegExp(kin, 'u').test(normalize(rest))) return [];
    return [{ ...point, text: upperFirst(rest) }];
  });
}

export const condolence = {
  opening: {
    plain: ['Soube da sua perda e sinto muito.', 'Meus sentimentos a você e à sua família.'],
    formal: [
      'Recebi com pesar a notícia da sua perda.',
      'Receba os meus sentimentos, que estendo à sua família.',
    ],
  },
  subject: 'Meus sentimentos pela sua perda',
  context: 'Condolências',
  advice:
    'Se puder, fale com a pessoa antes de escrever, e confirme com o RH os dias de ausência a que ela tem direito.',
};

/** Help is offered; nothing is asked for. */
export const condolenceEnding = {
  support: ['O trabalho pode esperar: cuide de você e dos seus.'],
  close: ['Se precisar de algo, conte comigo.', 'Não é preciso responder.'],
  asks: false,
};
