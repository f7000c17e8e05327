import { unhurried } from '../../knowledge/letter/urgency.ts';
import type { Piece } from './flow.ts';
import { celebrates, supportOf } from './help.ts';
import { atGivenTime, closingOf, closingOfHurry, proposedTime } from './closing.ts';
import { manners, phrases, urgentLines } from './knowledge.ts';
import { said } from './opening.ts';
import { textOfPoint, type Letter } from './reading.ts';
import { asSentence, wordsIn } from './text.ts';
import { asksAlready, matterOf } from './urgent.ts';

/*
 * What a letter ends with: help, how much it hurries, one request and no more, a word of the tone.
 */

export interface LetterEnding {
  /** Sentences that help the reader. */
  support: string[];
  /** The last paragraph. */
  close: string[];
  /** An answer, or something to be done, is expected. */
  asks: boolean;
}

/** `room`: the words that the letter still lacks to be whole. */
export function endingOf(letter: Letter, pieces: readonly Piece[], room: number): LetterEnding {
  const { purpose, urgency } = letter;
  const urgent = urgentLines(letter);
  const matter = matterOf(letter);
  const typed = asksAlready(letter) || confirms(letter);
  const told = typed || (urgent !== null && (matter === 'reading' || matter === 'fix'));
  const hurries = urgent !== null && (matter === 'talk' || matter === 'presence');
  const first = closingOf(letter, told || hurries, pieces);
  const closing = urgent && matter === 'request' ? closingOfHurry(letter, first) : first;
  const asks = told || hurries || closing.asks === true;
  const close = [
    ...(hurries ? [asSentence(urgent.lines[matter])] : []),
    ...(asks || purpose === 'informativo' || purpose === 'reconhecimento'
      ? []
      : [followUp(letter)]),
    ...(urgent &&
    !letter.optional &&
    (matter === 'request' || matter === 'fix' || matter === 'presence')
      ? [urgent.extra]
      : []),
    closing.text,
    ...(urgency === 'baixa' ? unhurriedLine(letter, asks) : []),
    ...(asks ? [] : noReply(letter)),
  ].map((line) => said(letter, atGivenTime(letter, line)));
  const words = wordsIn(close.join(' '));
  const support = supportOf({ letter, asked: typed, pieces, close: close.join(' ') }, room - words);
  return {
    support,
    close,
    asks: asks || (purpose !== 'informativo' && purpose !== 'reconhecimento'),
  };
}

/** Of an invitation to talk in person, and nothing else. */
export function endingOfTalk(letter: Letter, asked: boolean, room: number): LetterEnding {
  const talk = { ...letter, purpose: 'feedback' as const };
  const urgent = urgentLines(talk);
  const closing = phrases(talk).closings.find(({ asks }) => asks)?.text ?? '';
  const hurried = urgent
    ? [asSentence(urgent.lines.talk), phrases(talk).closings.find(({ asks }) => !asks)?.text ?? '']
    : [proposedFor(letter) ?? closing];
  const close = [
    ...(asked ? [] : hurried),
    ...(letter.urgency === 'baixa' ? [unhurried.answer] : []),
  ];
  const support = supportOf(
    { letter: talk, asked: false, pieces: [] },
    room - wordsIn(close.join(' ')),
  );
  return { support, close: close.map((line) => said(letter, line)), asks: true };
}

/** 'Pode ser quinta às 15h?', where the leader named it. */
function proposedFor({ points }: Letter): string | null {
  const when = proposedTime(points.map(textOfPoint).join(' '));
  return when === null ? null : `Pode ser ${when}?`;
}

/** Facts of an instruction ask that they be followed; a mere name of one, that it be looked into. */
function followUp(letter: Letter): string {
  if (letter.purpose !== 'instrucoes') return '';
  const facts = letter.points.some(({ type }) => type === 'fact' || type === 'detail');
  const { request } = manners(letter);
  return facts
    ? request.short
        .replace('{faça}', 'siga essas orientações')
        .replace('{fazer}', 'seguir essas orientações')
    : request.long.replace('{faça}', 'veja como isso entra na sua rotina e me diga do que precisa');
}

function noReply(letter: Letter): string[] {
  const { news, thanks, wishes } = manners(letter).noReply;
  if (celebrates(letter)) return [wishes];
  if (letter.purpose === 'informativo') return [news];
  return letter.purpose === 'reconhecimento' ? [thanks] : [];
}

/** The leader's own invitation says how to answer it. */
function confirms({ purpose, points }: Letter): boolean {
  return (
    purpose === 'convite' &&
    points.some(
      (point) => point.type === 'task' && /^(?:confirmar|responder|preencher)\s/iu.test(point.text),
    )
  );
}

function unhurriedLine(letter: Letter, asks: boolean): string[] {
  const mayWait = letter.purpose !== 'informativo' || asksAlready(letter);
  if (letter.deadline !== null && mayWait && letter.purpose !== 'reconhecimento') {
    return [unhurried.dated.replace('{prazo}', () => letter.deadline ?? '')];
  }
  switch (letter.purpose) {
    case 'reconhecimento':
      return [];
    case 'informativo':
      return [asks ? unhurried.request : unhurried.reading];
    case 'instrucoes':
      return [unhurried.request];
    default:
      return [unhurried.answer];
  }
}
