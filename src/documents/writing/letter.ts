import { textsOf } from '#shared/json.ts';
import { delicatePieces, emptyPieces, toldPieces } from './letter/body.ts';
import { endingOf, endingOfTalk, type LetterEnding } from './letter/ending.ts';
import { manners, urgentLines } from './letter/knowledge.ts';
import { lowerOpening, said } from './letter/opening.ts';
import { condolence, condolenceEnding } from './letter/condolence.ts';
import { textOfPoint, type Letter } from './letter/reading.ts';
import { pushTo, type Piece } from './letter/flow.ts';
import { matterOf, urgencyLine } from './letter/urgent.ts';
import { upperFirst } from './portuguese.ts';
import { asSentence, wordsIn } from './letter/text.ts';

/** The fewest words of a letter, however little was typed. */
const fewestWords = { message: 30, email: 55 } as const;
/** What a letter says beside what was typed, and how many words make it whole whatever that was. */
const ownWords = 35;
const wholeEmail = 80;
/** The same, where the leader asked for few. */
const briefWords = { message: 25, email: 45 } as const;
const brevity = /(?<!\p{L})(?:brev|curt|sucint|objetiv|diret|enxut)/iu;
const mostSentences = { message: 4, email: 3 } as const;

export interface WrittenLetter {
  text: string;
  asks: boolean;
}

/** The letter as it is sent, from its greeting to its signature. */
export function writeLetter(letter: Letter): WrittenLetter {
  const { kind } = letter;
  const greeting = greetingOf(letter);
  const signature = kind === 'email' ? signatureOf(letter) : '';
  const least = letter.wishes.some((wish) => brevity.test(wish))
    ? briefWords[kind]
    : kind === 'email'
      ? Math.min(wholeEmail, Math.max(fewestWords.email, letter.typedWords + ownWords))
      : fewestWords.message;
  const room = least - wordsIn(`${greeting} ${signature}`);
  const { pieces, ending } = partsOf(letter, room);
  const paragraphs = [
    ...pieces.flatMap((piece) => paragraphsOf(letter, piece)),
    ...endOf(ending),
  ].filter((paragraph) => paragraph !== '');
  if (kind === 'email') {
    return {
      text: [greeting, ...paragraphs, signature].filter((part) => part !== '').join('\n\n'),
      asks: ending.asks,
    };
  }
  return { text: spokenTogether(greeting, paragraphs), asks: ending.asks };
}

/** A message goes on after its greeting; a list does not. */
function spokenTogether(greeting: string, paragraphs: readonly string[]): string {
  const [first = '', ...rest] = paragraphs;
  if (greeting === '' || /^(?:- |\d+\. |\p{Lu}\p{L}*: )/u.test(first)) {
    return [greeting, ...paragraphs].join('\n\n').trim();
  }
  const begun = greeting.endsWith(',') ? lowerOpening(first) : first;
  return [`${greeting} ${begun}`, ...rest].join('\n\n');
}

function partsOf(letter: Letter, room: number): { pieces: Piece[]; ending: LetterEnding } {
  const lacking = (pieces: readonly Piece[]) => room - wordsIn(pieces.flatMap(textsOf).join(' '));
  if (letter.condolence) {
    const { plain, formal } = condolence.opening;
    const opening = letter.tone === 'formal' ? formal : plain;
    const told = letter.points.map(textOfPoint).map(asSentence);
    const pieces = [opening, told].map((all): Piece => ({ type: 'sentences', sentences: all }));
    return { pieces, ending: condolenceEnding };
  }
  const empty = letter.points.length === 0 && letter.theme === null && letter.subject === '';
  if (letter.delicate || empty) {
    const pieces = letter.delicate ? delicatePieces(letter) : emptyPieces(letter);
    return { pieces, ending: endingOfTalk(letter, !letter.delicate, lacking(pieces)) };
  }
  const pieces = toldPieces(letter);
  if (urgentLines(letter) && matterOf(letter) === 'fix') pushTo(pieces, urgencyLine(letter, 'fix'));
  return { pieces, ending: endingOf(letter, pieces, lacking(pieces)) };
}

/** 'Oi, Renata!' */
export function greetingOf(letter: Letter): string {
  const { recipient, kind } = letter;
  if (letter.condolence) return `${recipient.called},`;
  if (recipient.called === '') return kind === 'email' ? 'Olá.' : 'Olá!';
  return upperFirst(
    said(letter, manners(letter).greeting[kind]).replace('{nome}', () => recipient.called),
  );
}

/** The sign-off of the tone, with the name and the position of who writes. */
export function signatureOf(letter: Letter): string {
  const { name, position } = letter.context.author;
  return [said(letter, manners(letter).signOff), name.trim(), position.trim()]
    .filter((line) => line !== '')
    .join('\n');
}

/** What helps and what closes: one paragraph while they are short. */
function endOf({ support, close }: LetterEnding): string[] {
  return support.length + close.length > 3
    ? [support.join(' '), close.join(' ')]
    : [[...support, ...close].join(' ')];
}

function paragraphsOf({ kind }: Letter, piece: Piece): string[] {
  if (piece.type === 'lines') {
    const lines = piece.lines.join('\n');
    return [piece.intro === '' ? lines : `${piece.intro}\n\n${lines}`];
  }
  // Even paragraphs: four sentences are two and two, not three and a lost one.
  const count = Math.ceil(piece.sentences.length / mostSentences[kind]);
  const size = Math.ceil(piece.sentences.length / count);
  const paragraphs: string[] = [];
  for (let at = 0; at < piece.sentences.length; at += size) {
    paragraphs.push(piece.sentences.slice(at, at + size).join(' '));
  }
  return paragraphs;
}
