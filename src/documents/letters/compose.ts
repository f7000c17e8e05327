import type { DocumentContext } from '../kit/document-context.ts';
import {
  letterPurposes,
  urgencies,
  type LetterForm,
  type LetterPurpose,
  type LetterTone,
  type Urgency,
} from '../kit/letter.ts';
import type { Brief } from '../kit/writer.ts';
import { quote } from '../reading/quote.ts';
import {
  alreadySaid,
  around,
  askForTalk,
  distantGreeting,
  draftLabel,
  emailEnd,
  generalSubject,
  greetingOf,
  hurryLine,
  hurrySaid,
  leadIn,
  mourningEmailEnd,
  opensAlone,
  plainEmailEnd,
  plainGreeting,
  type Said,
} from './moulds.ts';
import { noticesFor } from './notices.ts';
import { says, typedLetter, type TypedLetter } from './typed-letter.ts';

/*
 * A letter without a model: the typed text whole, in a short frame chosen by the form. What the text does itself
 * (greet, thank, ask, sign off) the frame leaves out. A note that nobody could be sent is a draft, and says so.
 */

type LetterKind = 'message' | 'email';

interface Manner {
  purpose: LetterPurpose;
  tone: LetterTone;
  urgency: Urgency;
}

interface ComposedLetter {
  subject: string;
  content: string;
  tone: string;
  context: string;
  notes: string;
  suggestions: string[];
}

export function composeLetter(
  kind: LetterKind,
  brief: Brief<LetterForm>,
  context: DocumentContext,
): ComposedLetter {
  const typed = typedLetter(brief, context);
  const { tone = 'profissional', purpose = 'informativo', urgency = 'normal' } = brief;
  const manner = { tone, purpose, urgency };
  const general = generalSubject[purpose];
  const subject = typed.subject === '' ? general : typed.subject;
  const body = bodyOf(typed, manner);
  const paragraphs =
    kind === 'message'
      ? [joined(body.greeting, body.opening), ...body.rest]
      : [body.greeting, body.opening, ...body.rest, signature(typed, tone, context.author)];
  return {
    subject,
    content: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    tone,
    context: subject,
    notes: notesFor(typed, manner),
    suggestions: noticesFor(typed, {
      ...manner,
      today: context.today,
      needsSubject: kind === 'email' && typed.subject === '' && !discreet.has(purpose),
    }),
  };
}

interface Body {
  greeting: string;
  opening: string;
  rest: string[];
}

function bodyOf(typed: TypedLetter, manner: Manner): Body {
  const { text, many, greets, signsOff, use } = typed;
  const { purpose, tone, urgency } = manner;
  const say = (said: Said) => (typeof said === 'string' ? said : said[many ? 1 : 0]);
  const greeting = greets ? '' : greetingFor(typed, tone);
  if (text === '' || typed.onlyGreets) return { greeting, opening: text, rest: [say(askForTalk)] };
  // A note has its greeting here, whatever it begins with.
  if (use === 'note') {
    return {
      greeting: greetingFor(typed, tone),
      opening: '',
      rest: [draftLabelOf(typed), quote(text)],
    };
  }
  if (greets && signsOff) return { greeting, opening: '', rest: [text] };
  if (typed.grave) return { greeting, opening: '', rest: [fitted(text)] };
  const [before, after] = around[purpose][tone];
  const known = alreadySaid[purpose];
  const hurry =
    says(text, hurrySaid) || isContradicted(typed, urgency) ? '' : say(hurryLine(purpose, urgency));
  const first = urgency === 'urgente' && !greets ? hurry : '';
  // Nothing of ours stands after a typed end.
  const last = first === '' && !signsOff ? hurry : '';
  const closes = !signsOff && !text.endsWith('?') && !says(text, known.closing);
  const rest =
    urgency === 'baixa' ? [last, closes ? say(after) : ''] : [closes ? say(after) : '', last];
  if (use === 'saying') {
    const said = `${leadIn[tone]} ${fitted(text, 'inside')}`;
    return { greeting, opening: joined(first, said), rest: [joined(...rest)] };
  }
  const opens =
    !greets && !says(text, known.opening) && !(opensAlone.has(purpose) && isComposed(text));
  return {
    greeting,
    opening: joined(first, opens ? say(before) : ''),
    rest: [fitted(text), joined(...rest)],
  };
}

function draftLabelOf({ recipient, many }: TypedLetter): string {
  if (recipient === '') return draftLabel.unknown;
  return many ? draftLabel.many : draftLabel.one;
}

/** Whole sentences, as one writes a letter: they begin with a capital and end with a stop. */
function isComposed(text: string): boolean {
  return /^[“"]?\p{Lu}/u.test(text) && /[.!?…][”")]?$/u.test(text);
}

const plainStart = /^\p{Ll}+(?=[\s,]|$)/u;
const lowerable = /^\p{Lu}(?=\p{Ll}+\s)/u;
/** An address or a list has no stop of ours after it. */
const takesStop = /^(?!.*\n)(?:.*\s)?(?:[\p{L}\p{N}%)]+|[\d/.,]*\d)$/u;

/** The typed words, with the first letter and the stop that their place in a letter asks for. */
function fitted(text: string, place: 'own' | 'inside' = 'own'): string {
  const begun =
    place === 'inside'
      ? text.replace(lowerable, (letter) => letter.toLocaleLowerCase('pt-BR'))
      : text.replace(
          plainStart,
          ([letter = '', ...rest]) => letter.toLocaleUpperCase('pt-BR') + rest.join(''),
        );
  return takesStop.test(text) ? `${begun}.` : begun;
}

/** A low urgency beside a text that hurries: the leader is told, the reader is not. */
function isContradicted({ hurries }: TypedLetter, urgency: Urgency): boolean {
  return urgency === 'baixa' && hurries;
}

function joined(...sentences: string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function greetingFor(typed: TypedLetter, tone: LetterTone): string {
  const { calledBy, many, distant, grave } = typed;
  if (distant) return distantGreeting;
  const greeting = grave ? plainGreeting : greetingOf[tone];
  if (calledBy !== '') return greeting.toName(calledBy);
  return many ? greeting.toGroup : 'Olá!';
}

function signature(
  { signsOff, grave, mourns }: TypedLetter,
  tone: LetterTone,
  { name, position }: DocumentContext['author'],
): string {
  if (signsOff) return '';
  const formal = grave ? plainEmailEnd : emailEnd[tone];
  const end = mourns ? mourningEmailEnd : formal;
  return [end, name, name === '' ? '' : position].filter((line) => line !== '').join('\n');
}

/** What it is about is nobody's but the reader's: no other subject is asked for. */
const discreet: ReadonlySet<LetterPurpose> = new Set(['feedback', 'correção', 'reconhecimento']);

function notesFor({ recipient }: TypedLetter, { purpose, urgency }: Manner): string {
  const about = [
    `finalidade: ${letterPurposes[purpose].toLowerCase()}`,
    `urgência: ${urgencies[urgency].toLowerCase()}`,
  ];
  const all = recipient === '' ? about : [`para ${recipient}`, ...about];
  const notes = all.join('; ');
  return `${notes.charAt(0).toUpperCase()}${notes.slice(1)}.`;
}
