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
import { sentencesOf } from '../reading/sentences.ts';
import {
  alreadySaid,
  around,
  askForTalk,
  beforeQuotation,
  emailEnd,
  generalSubject,
  greetingOf,
  hurriesFirst,
  hurryLine,
  hurrySaid,
  plainEmailEnd,
  plainGreeting,
  type Said,
} from './moulds.ts';
import { noticesFor } from './notices.ts';
import { says, typedLetter, type TypedLetter } from './typed-letter.ts';

/*
 * A letter without a model: the typed text whole, in a short frame chosen by the form. What the text does itself
 * (greet, thank, ask, sign off) the frame leaves out.
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
  const subject = subjectOf(typed, manner);
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
      needsSubject:
        kind === 'email' &&
        !discreet.has(purpose) &&
        subject !== typed.subject &&
        subject === generalSubject[purpose],
    }),
  };
}

interface Body {
  greeting: string;
  opening: string;
  rest: string[];
}

function bodyOf(typed: TypedLetter, manner: Manner): Body {
  const { text, many, grave, greets } = typed;
  const say = (said: Said) => (typeof said === 'string' ? said : said[many ? 1 : 0]);
  const greeting = greets ? '' : greetingFor(typed, manner.tone);
  if (text === '' || typed.onlyGreets) return { greeting, opening: text, rest: [say(askForTalk)] };
  if (grave) return { greeting, opening: '', rest: [text] };
  const { purpose, tone, urgency } = manner;
  const [before, after] = around[purpose][tone];
  const known = alreadySaid[purpose];
  const hurry =
    says(text, hurrySaid) || isContradicted(typed, urgency) ? '' : say(hurryLine(purpose, urgency));
  const opening = typed.aboutReader ? beforeQuotation[purpose] : before;
  const opens = !greets && (typed.aboutReader || !says(text, known.opening));
  const closes = !typed.signsOff && !text.endsWith('?') && !says(text, known.closing);
  const closing = closes ? say(after) : '';
  // Nothing of ours stands before a typed greeting or after a typed end.
  const hurriesNow = !greets && (typed.signsOff || hurriesFirst(purpose, urgency));
  const first = hurriesNow ? hurry : '';
  const last = hurriesNow || typed.signsOff ? '' : hurry;
  return {
    greeting,
    opening: joined(first, opens ? say(opening) : ''),
    rest: [
      typed.aboutReader ? quote(text) : text,
      urgency === 'baixa' ? joined(last, closing) : joined(closing, last),
    ],
  };
}

/** A low urgency beside a text that hurries: the leader is told, the reader is not. */
function isContradicted({ hurries }: TypedLetter, urgency: Urgency): boolean {
  return urgency === 'baixa' && hurries;
}

function joined(...sentences: string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function greetingFor({ calledBy, many, grave }: TypedLetter, tone: LetterTone): string {
  const greeting = grave ? plainGreeting : greetingOf[tone];
  if (calledBy !== '') return greeting.toName(calledBy);
  return many ? greeting.toGroup : 'Olá!';
}

function signature(
  { signsOff, grave }: TypedLetter,
  tone: LetterTone,
  { name, position }: DocumentContext['author'],
): string {
  if (signsOff) return '';
  const end = grave ? plainEmailEnd : emailEnd[tone];
  return [end, name, name === '' ? '' : position].filter((line) => line !== '').join('\n');
}

/** What a list of e-mails shows whole. */
const longestSubject = 60;
/** What it is about is nobody's but the reader's, and shows on a locked screen. */
const discreet: ReadonlySet<LetterPurpose> = new Set(['feedback', 'correção', 'reconhecimento']);

/** As typed; else a short first sentence of the text; else what the letter is for. */
function subjectOf(typed: TypedLetter, { purpose }: Manner): string {
  if (typed.subject !== '') return typed.subject;
  const general = generalSubject[purpose];
  if (typed.greets || typed.grave || typed.aboutReader || discreet.has(purpose)) return general;
  const [first = ''] = sentencesOf(typed.text);
  return first === '' || first.length > longestSubject ? general : first.replace(/(?<!\.)\.$/u, '');
}

function notesFor({ recipient }: TypedLetter, { purpose, urgency }: Manner): string {
  const about = [
    `finalidade: ${letterPurposes[purpose].toLowerCase()}`,
    `urgência: ${urgencies[urgency].toLowerCase()}`,
  ];
  const all = recipient === '' ? about : [`para ${recipient}`, ...about];
  const notes = all.join('; ');
  return `${notes.charAt(0).toUpperCase()}${notes.slice(1)}.`;
}
