import { namesTime } from '../../knowledge/letter/clauses.ts';
import type { UrgentMatter } from '../../knowledge/letter/urgency.ts';
import { imperativeOf } from './imperative.ts';
import { flow, pushTo, type Piece } from './flow.ts';
import { urgentLines } from './knowledge.ts';
import { lowerOpening, said, themedOpening } from './opening.ts';
import type { Point } from './points.ts';
import { textOfPoint, type Letter } from './reading.ts';
import { asSentence, wordsIn } from './text.ts';
import { joinList, withoutFinalStop } from '../portuguese.ts';

/*
 * What hurries comes first: the request, or the news, with the word that says so.
 */

/** What the urgency of a letter is about. */
export function matterOf(letter: Letter): UrgentMatter {
  if (asksAlready(letter)) return 'request';
  switch (letter.purpose) {
    case 'convite':
      return 'presence';
    case 'feedback':
      return 'talk';
    case 'correção':
      return 'fix';
    case 'instrucoes':
      return 'request';
    default:
      return 'reading';
  }
}

/** The leader's own words ask for something. */
export function asksAlready(letter: Letter): boolean {
  const { points, purpose } = letter;
  // Of rules in a list some are something to do: that is news, and asks for no answer.
  const mixed = points.some(({ listed, type }) => listed && type !== 'task');
  return points.some(
    (point) => asksByItself(point, letter) && !(purpose === 'informativo' && mixed && point.listed),
  );
}

/** A point that asks for something; in a letter about someone's work, what is to be done is a topic. */
export function asksByItself(point: Point, { purpose }: Pick<Letter, 'purpose'>): boolean {
  if (point.type === 'act') return point.act === 'ask' || point.act === 'wonder';
  if (point.type === 'task') {
    return purpose === 'instrucoes' || purpose === 'informativo' || purpose === 'correção';
  }
  return point.type === 'ask';
}

/** The line that says how much a letter hurries; '' where it does not. */
export function urgencyLine(letter: Letter, matter: UrgentMatter): string {
  const urgent = urgentLines(letter);
  if (!urgent) return '';
  // What may be declined is answered in a hurry, not done.
  if (letter.optional && matter === 'request') {
    const answered = letter.points.some((point) => /respo(?:nd|sta)/iu.test(textOfPoint(point)));
    if (answered) return asSentence(urgent.leading);
    return asSentence(said(letter, urgent.lines.presence.replace('confirmação', 'resposta')));
  }
  const typed = letter.points.map(textOfPoint).join(' ');
  // A fact has its time too; of a request, it is when it is wanted.
  const timed = matter === 'request' && namesTime(typed);
  const due = letter.deadline !== null && (matter === 'request' || matter === 'fix');
  const dated = due || timed;
  return asSentence(said(letter, dated ? urgent.dated : urgent.lines[matter]));
}

/** 'Isto é urgente: reunião geral hoje às 16h.' */
export function urgentNews(letter: Letter, matter: UrgentMatter = 'reading'): Piece[] {
  const { points } = letter;
  const [first, ...rest] = points;
  const urgent = urgentLines(letter);
  if (!urgent || first === undefined) return [];
  if (first.type !== 'fact' && first.type !== 'noun') {
    const told = flow(letter, points, false);
    pushTo(told, urgencyLine(letter, matter));
    return told;
  }
  // 'Isto é urgente' is said once.
  const line = urgencyLine(letter, matter);
  const again = line.startsWith(urgent.leading);
  const leading = again ? withoutFinalStop(line) : urgent.leading;
  const led = asSentence(`${leading}: ${lowerOpening(first.text)}`);
  const [next, ...others] = flow(letter, rest, false);
  const opening: Piece =
    next?.type === 'sentences' ? { ...next, sentences: [led, ...next.sentences] } : sentence(led);
  const pieces = [opening, ...(next && next.type !== 'sentences' ? [next] : []), ...others];
  if (!again) pushTo(pieces, line);
  return pieces;
}

/** What is asked for comes first, with its urgency; what it rests on comes after it. */
export function urgentRequest(letter: Letter): Piece[] {
  const { points } = letter;
  const at = points.findIndex((point) => asksByItself(point, letter));
  const request = points[at];
  const line = urgencyLine(letter, 'request');
  if (letter.purpose === 'correção' && at > 0) {
    const opening = letter.theme && themedOpening(letter, letter.theme, true);
    const told = flow(letter, points, opening === null);
    const [next, ...others] = told;
    const pieces: Piece[] =
      opening === null
        ? told
        : next?.type === 'sentences'
          ? [{ ...next, sentences: [opening, ...next.sentences] }, ...others]
          : [sentence(opening), ...told];
    pushTo(pieces, line);
    return pieces;
  }
  const movable = request !== undefined && (at === 0 || !leansBack.test(textOfPoint(request)));
  if (!movable) return [sentence(line), ...flow(letter, points, false)];
  if (letter.optional) {
    const pieces = flow(letter, points, true);
    pushTo(pieces, line);
    return pieces;
  }
  const before = points.slice(0, at);
  if (request.type !== 'task') {
    const pieces = flow(letter, [request], true);
    pushTo(pieces, withoutEcho(letter, line, textOfPoint(request)));
    return [...pieces, ...flow(letter, [...before, ...points.slice(at + 1)], false)];
  }
  const run = runOfTasks(points, at);
  const rest = points.slice(at + run.length);
  if (run.length > 2) {
    const told = at > 0 && /^(?:fact|noun|act)$/u.test(points[0]?.type ?? '');
    return told ? urgentNews(letter, 'request') : [sentence(line), ...flow(letter, points, false)];
  }
  const tasks = joinList(run.map((task) => imperativeOf(task, letter.recipient.many)));
  const asked = sentence(asSentence(`${withoutFinalStop(line)}: ${tasks}`));
  return [asked, ...flow(letter, [...before, ...rest], false)];
}

/** 'Preciso da decisão até sexta. Preciso do seu retorno…' says 'preciso' once. */
function withoutEcho(letter: Letter, line: string, request: string): string {
  const urgent = urgentLines(letter);
  if (!urgent || letter.optional || !/^precis(?:o|amos)(?!\p{L})/iu.test(request)) return line;
  if (!line.startsWith('Preciso')) return line;
  return asSentence(letter.urgency === 'alta' ? urgent.leading : urgent.dated);
}

/** It speaks of something that was named before it. */
const leansBack =
  /^(?:assim|por isso|então|também|além disso|portanto|mas|porém|no entanto)(?!\p{L})|^preciso que (?:você )?\p{L}+(?: e \p{L}+)? (?:para|pr[oa]|a[ot]|agora|hoje|até|logo)(?!\p{L})|(?<!\p{L})(?:[nd]?iss?o|[nd]?isto|[nd]?ess[ea]s?|[nd]?est[ea]s?|[nd]?el[ea]s?|lá|mesm[oa]s?)(?!\p{L})|-l?[oa]s?(?!\p{L})/iu;

/** Words of a task that says by itself what it is about. */
const fewestWordsOfTask = 4;

/** What is to be done comes before what it rests on, where it can be understood without it. */
export function withTaskFirst({ points, purpose }: Letter): Point[] {
  const tasks = points.filter(({ type }) => type === 'task');
  const [task] = tasks;
  const works = purpose === 'informativo' || purpose === 'instrucoes';
  if (!works || tasks.length !== 1 || task?.type !== 'task') return [...points];
  const stands = wordsIn(task.text) >= fewestWordsOfTask && !leansBack.test(task.text);
  const onFacts = points.every(({ type }) => type === 'task' || type === 'fact');
  return stands && onFacts ? [task, ...points.filter((point) => point !== task)] : [...points];
}

function runOfTasks(points: readonly Point[], at: number): string[] {
  const run: string[] = [];
  for (const point of points.slice(at)) {
    if (point.type !== 'task' || point.origin !== points[at]?.origin) break;
    run.push(point.text);
  }
  return run;
}

function sentence(text: string): Piece {
  return { type: 'sentences', sentences: [text] };
}
