import { speaksForItself } from '../../knowledge/letter/clauses.ts';
import { flow, type Piece } from './flow.ts';
import { asEvent, invitationTo, whenSentence } from './invitation.ts';
import { manners } from './knowledge.ts';
import { aboutOpening, openingOfNoun, said, themedOpening } from './opening.ts';
import { nameIn, type Point } from './points.ts';
import type { Letter } from './reading.ts';
import { asSentence } from './text.ts';
import { asksByItself, matterOf, urgentNews, urgentRequest, withTaskFirst } from './urgent.ts';
import { urgentLines } from './knowledge.ts';

/** Nothing is known of what to say: an invitation to talk. */
export function emptyPieces(letter: Letter): Piece[] {
  return [sentences(said(letter, manners(letter).empty))];
}

/** A delicate matter is for a talk: the letter says no more than that. */
export function delicatePieces(letter: Letter): Piece[] {
  return [
    sentences(
      said(
        letter,
        `${manners(letter).volition} conversar com você, em particular, sobre um ponto do trabalho.`,
      ),
      said(letter, 'Prefiro tratar disso pessoalmente, com calma, e ouvir você.'),
    ),
  ];
}

/** The leader's points, after the opening that their theme, their purpose or their urgency asks for. */
export function toldPieces(letter: Letter): Piece[] {
  const { theme, purpose, subject } = letter;
  const direct = letter.kind === 'email' || letter.profile === 'executor';
  const points = direct ? withTaskFirst(letter) : letter.points;
  const [first, ...rest] = points;
  if (first === undefined) {
    const named =
      purpose === 'convite' ? invitationTo(letter, subject) : openingOfNoun(letter, subject, theme);
    return [sentences(named)];
  }
  if (urgentLines(letter)) {
    const matter = matterOf(letter);
    if (matter === 'reading') return urgentNews(letter);
    if (matter === 'request') return urgentRequest(letter);
  }
  if (purpose === 'convite' && letter.optional && first.type === 'fact') {
    const invited = asSentence(
      `${manners(letter).volition} fazer um convite a ${letter.recipient.many ? 'vocês' : 'você'}`,
    );
    return [sentences(invited), ...flow(letter, points, false)];
  }
  if (purpose === 'convite') {
    const event = (theme === null ? nameIn(first) : null) ?? invitedTo(first);
    if (event !== null && theme !== null && whenSentence(event) !== null) {
      const when: Point = { ...first, type: 'noun', text: event };
      const opening = themedOpening(letter, asEvent(theme), false);
      if (opening !== null) return joined(letter, opening, flow(letter, [when, ...rest], false));
    }
    if (event !== null) {
      return joined(letter, invitationTo(letter, event), flow(letter, rest, false));
    }
    // An invitation in the leader's own words is the only one.
    if (points.some(invites)) return flow(letter, points, invites(first));
  }
  const preface = prefaceOf(letter, first);
  return preface === null
    ? flow(letter, points, true)
    : joined(letter, preface, flow(letter, points, false));
}

/** An opening goes on into a short paragraph; thanks stand apart from the fact that they are for. */
function joined(letter: Letter, opening: string, pieces: readonly Piece[]): Piece[] {
  const [first, ...rest] = pieces;
  if (letter.purpose === 'reconhecimento' || first?.type !== 'sentences') {
    return [sentences(opening), ...pieces];
  }
  return [sentences(opening, ...first.sentences), ...rest];
}

function sentences(...told: string[]): Piece {
  return { type: 'sentences', sentences: told };
}

/** What 'convidar para…' invites to; null where that is something to do. */
function invitedTo(point: Point): string | null {
  if (point.type !== 'act' || point.act !== 'invite' || /^a \p{Lu}/u.test(point.rest)) return null;
  const event = /^(?:para|pra|pros?|pras|a|à|às|aos?)\s+(.+)$/isu.exec(point.rest)?.[1] ?? null;
  return event === null || /^\p{L}+[aei]r\s/iu.test(event) ? null : event;
}

function invites(point: Point): boolean {
  if (point.type === 'act') return point.act === 'invite';
  return (
    'text' in point &&
    /(?<!\p{L})(?:convid(?:o|amos|ar|amo-)|o convite)(?!\p{L})/iu.test(point.text)
  );
}

/** The opening around what the leader named apart; null where the first point opens the letter itself. */
function prefaceOf(letter: Letter, first: Point): string | null {
  const { theme, purpose } = letter;
  if (theme === null) return null;
  if (purpose === 'convite') return themedOpening(letter, asEvent(theme), false);
  if (purpose === 'instrucoes') {
    const steps = letter.points.filter(({ type }) => type === 'task').length;
    return steps >= 3 && first.type === 'task' ? null : aboutOpening(letter, theme);
  }
  if (asksByItself(first, letter) || first.type === 'act') {
    return purpose === 'informativo' ? aboutOpening(letter, theme) : null;
  }
  if (purpose !== 'informativo' && 'text' in first && speaksForItself(first.text)) return null;
  return themedOpening(letter, theme, true);
}
