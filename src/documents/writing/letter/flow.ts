import { textsOf } from '#shared/json.ts';
import { normalize } from '../../knowledge/words.ts';
import { actSentence, taskSentence } from './acts.ts';
import { imperativeOf } from './imperative.ts';
import { whenSentence } from './invitation.ts';
import { manners, phrases } from './knowledge.ts';
import { withoutSubjectHead } from './label.ts';
import { ledInto, openingOfNoun, said, themedOpening } from './opening.ts';
import type { Point } from './points.ts';
import type { Letter } from './reading.ts';
import { asSentence } from './text.ts';
import { lowerFirst, startsWithInfinitive, upperFirst, withoutFinalStop } from '../portuguese.ts';
import { themeOf, withTheme } from '../theme.ts';

/*
 * The leader's points as the paragraphs of a letter, in their order.
 */

/** A paragraph of sentences, or lines that stand one under the other. */
export type Piece =
  | { type: 'sentences'; sentences: string[] }
  | { type: 'lines'; intro: string; lines: string[]; steps: boolean };

/** This many things to do are a list of steps; who likes order gets one sooner. */
const fewestSteps = 3;

/** `opens`: nothing has been said yet but the greeting. */
export function flow(letter: Letter, points: readonly Point[], opens: boolean): Piece[] {
  const pieces: Piece[] = [];
  const runs = runsOf(points);
  for (const [index, run] of runs.entries()) {
    const [point] = run;
    if (point === undefined) continue;
    const first = opens && pieces.length === 0;
    if (isList(letter, run)) pieces.push(listOf(letter, run, pieces, first));
    else if (introduces(point, runs[index + 1])) pieces.push(introOf(letter, point));
    else pushTo(pieces, sentenceOf(letter, run, first));
  }
  return pieces.filter((piece) => piece.type === 'sentences' || piece.lines.length > 0);
}

/** Adds a sentence to the last paragraph, or as one after a list. */
export function pushTo(pieces: Piece[], sentence: string): void {
  const last = pieces.at(-1);
  if (last?.type === 'sentences') last.sentences.push(sentence);
  else pieces.push({ type: 'sentences', sentences: [sentence] });
}

function textOf(point: Point): string {
  return 'text' in point ? point.text : '';
}

/** Things to do in a row, details in a row, and points of one typed list. */
function runsOf(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    const alike = before?.type === point.type && (point.type === 'task' || point.type === 'detail');
    const listed = before?.listed === true && point.listed && before.type !== 'detail';
    if (before?.origin === point.origin && (alike || (listed && point.type !== 'detail'))) {
      run?.push(point);
    } else runs.push([point]);
  }
  return runs;
}

function isList({ profile }: Letter, run: readonly Point[]): boolean {
  const [point] = run;
  if (point?.type === 'detail') return true;
  const fewest = profile === 'analitico' ? 2 : fewestSteps;
  return run.length > 1 && (point?.listed === true || run.length >= fewest);
}

function listOf(letter: Letter, run: readonly Point[], before: Piece[], first: boolean): Piece {
  const many = letter.recipient.many;
  const opened = takeIntro(before);
  if (run.every(({ type }) => type === 'task')) {
    const lines = run.map(
      (task, at) => `${at + 1}. ${asSentence(imperativeOf(textOf(task), many))}`,
    );
    return { type: 'lines', intro: opened ?? stepsIntro(letter, before), lines, steps: true };
  }
  const lines = run.map((point) => {
    if (point.type === 'detail') return `${point.label}: ${point.value}`;
    const text = point.type === 'task' ? imperativeOf(point.text, many) : textOf(point);
    return `- ${upperFirst(withoutFinalStop(point.type === 'act' ? actSentence(letter, point) : text))}`;
  });
  const leading = () => `${said(letter, letter.variants.take(phrases(letter).leading))}:`;
  return { type: 'lines', intro: opened ?? (first ? leading() : ''), lines, steps: false };
}

/** 'Para a visita, separar:' before a typed list is what the list begins with. */
function introduces(point: Point, next: readonly Point[] | undefined): boolean {
  return 'text' in point && point.text.endsWith(':') && next?.[0]?.listed === true;
}

function introOf({ recipient }: Letter, point: Point): Piece {
  const typed = textOf(point);
  // 'Preparar a visita do dia 30/11:' says what the steps are for.
  if (startsWithInfinitive(typed) && !/\p{L}+[aei]r:$/iu.test(typed)) {
    const text = `Para ${lowerFirst(typed)}`;
    return { type: 'lines', intro: text, lines: [], steps: false };
  }
  const intro = typed.replace(/\p{L}+[aei]r(?=:$)/iu, (verb) =>
    startsWithInfinitive(verb) ? imperativeOf(verb, recipient.many) : verb,
  );
  return { type: 'lines', intro: upperFirst(intro), lines: [], steps: false };
}

/** The words that wait for their list, taken out of the pieces. */
function takeIntro(pieces: Piece[]): string | null {
  const last = pieces.at(-1);
  if (last?.type !== 'lines' || last.lines.length > 0) return null;
  pieces.pop();
  return last.intro;
}

function stepsIntro(letter: Letter, before: readonly Piece[]): string {
  if (letter.purpose === 'convite') return 'Para participar:';
  const instructs = { ...letter, purpose: 'instrucoes' as const };
  const { theme } = letter;
  const told = normalize(textsOf(before).join(' '));
  const isNew =
    theme !== null && !theme.trouble && !told.includes(normalize(theme.things[0] ?? ''));
  const themed = isNew ? themedOpening(instructs, theme, true) : null;
  const plain = () => said(letter, letter.variants.take(phrases(instructs).leading));
  return `${themed === null ? plain() : withoutFinalStop(themed)}:`;
}

function sentenceOf(letter: Letter, run: readonly Point[], first: boolean): string {
  const [point] = run;
  switch (point?.type) {
    case 'task':
      return taskSentence(letter, run.map(textOf));
    case 'act':
      return actSentence(letter, point);
    case 'noun':
      return first
        ? (namedFeedback(letter, point.text) ??
            openingOfNoun(letter, point.text, themeOf(point.text, 'message')))
        : (plainWhen(letter, point.text) ?? asSentence(withArticle(point.text)));
    case 'fact':
      return first && letter.purpose !== 'instrucoes'
        ? ledInto(letter, point.text)
        : asSentence(withArticle(point.text));
    default:
      return point === undefined ? '' : asSentence(withArticle(textOf(point)));
  }
}

/** 'Feedback sobre a apresentação' */
function namedFeedback(letter: Letter, text: string): string | null {
  if (letter.purpose !== 'feedback' || !/^feedback\s/iu.test(text)) return null;
  const theme = themeOf(withoutSubjectHead(text), 'message');
  if (theme === null) return null;
  const { volition } = manners(letter);
  return withTheme(said(letter, `${volition} dar a você um feedback sobre {tema}.`), theme);
}

function plainWhen({ purpose }: Letter, text: string): string | null {
  return purpose === 'convite' ? whenSentence(text) : null;
}

/** 'RH ajuda com senhas' → 'O RH ajuda com senhas' */
function withArticle(text: string): string {
  return text.replace(/^(?:RH|TI)(?= \p{Ll})/u, (area) => (area === 'RH' ? 'O RH' : 'A TI'));
}
