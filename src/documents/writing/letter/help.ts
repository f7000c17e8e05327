import type { LetterPurpose } from '../../kit/letter.ts';
import { changesSomething, namesTime } from '../../knowledge/letter/clauses.ts';
import { celebrations, lessons, socialOccasions, talks } from '../../knowledge/letter/occasions.ts';
import type { SupportLine } from '../../knowledge/letter/support.ts';
import { normalize } from '../../knowledge/words.ts';
import type { Piece } from './flow.ts';
import { supportLines, urgentLines } from './knowledge.ts';
import { said } from './opening.ts';
import { textOfPoint, type Letter } from './reading.ts';
import { asksAlready } from './urgent.ts';
import { wordsIn } from './text.ts';

/** Everything that was typed. */
export function wordsOf({ points, subject }: Letter): string {
  return [subject, ...points.map(textOfPoint)].join('. ');
}

/** Congratulations on what is no work. */
export function celebrates(letter: Letter): boolean {
  return letter.purpose === 'reconhecimento' && celebrations.test(normalize(wordsOf(letter)));
}

interface Help {
  letter: Letter;
  asked: boolean;
  pieces: readonly Piece[];
  /** What closes the letter. */
  close?: string;
}

/**
 * Sentences that help and claim nothing, until a letter of few words is whole. Who likes to know where they
 * stand is given one in any case.
 */
export function supportOf({ letter, asked, pieces, close = '' }: Help, room: number): string[] {
  const purpose =
    asked && letter.purpose === 'informativo' ? purposeOfHelp(letter) : letter.purpose;
  const fitting = fittingSupport(letter, hasSteps(pieces));
  // That the reader is heard is said once.
  const fits = (line: SupportLine) =>
    fitting(line) && !(/ouvir/u.test(close) && /ouvir/u.test(line.text));
  const chosen: string[] = [];
  let words = 0;
  for (const line of supportLines({ ...letter, purpose }).filter(fits)) {
    if (words >= room && (chosen.length > 0 || letter.profile !== 'planejador')) break;
    chosen.push(said(letter, line.text));
    words += wordsIn(line.text);
  }
  return chosen;
}

/** What is to be done may need an access; a question needs none. */
function purposeOfHelp({ points }: Letter): LetterPurpose {
  return points.some(({ type }) => type === 'task') ? 'instrucoes' : 'informativo';
}

export function hasSteps(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => piece.type === 'lines' && piece.steps);
}

/** What comes with the letter is no news of a change. */
const sending = /^(?:envio|encaminho|compartilho|apresento|segue|seguem)(?!\p{L})/iu;

/** How something went afflicts nobody's work. */
const reporting = /(?<!\p{L})(?:resultados?|relatórios?|balanços?|atas?|propostas?)(?!\p{L})/iu;

function fittingSupport(letter: Letter, steps: boolean): (line: SupportLine) => boolean {
  const typed = wordsOf(letter);
  const social = socialOccasions.test(normalize(typed));
  const talk =
    !social &&
    !letter.optional &&
    (talks.test(normalize(typed)) || !lessons.test(normalize(typed)));
  const wishes = celebrates(letter);
  const sends = letter.points.some(
    (point) => point.type === 'fact' && sending.test(point.text) && !changesSomething(point.text),
  );
  const reports = reporting.test(typed) && !changesSomething(typed);
  const changes =
    !asksAlready(letter) && !sends && !reports && (changesSomething(typed) || namesTime(typed));
  const helped = /(?<!\p{L})(?:acessos?|senhas?)(?!\p{L})/iu.test(typed);
  return ({ fits, text }) => {
    // Who helps with it was typed.
    if (helped && text.includes('acesso')) return false;
    switch (fits) {
      case 'change':
        return changes;
      case 'social':
        return social;
      case 'steps':
        return steps;
      case 'celebration':
        return wishes;
      case 'work':
        return !wishes;
      case 'asked':
        return asksAlready(letter) && urgentLines(letter) === null;
      case 'talk':
        return talk;
      case 'presence':
        return !social && !talk && !letter.optional;
      default:
        return true;
    }
  };
}
