import type { DocumentContext } from '../kit/document-context.ts';
import {
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
  plainLeadIn,
  talkAbout,
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
  const { greeting, opening, text, closing } = body;
  const paragraphs =
    kind === 'message'
      ? [...chatLines(body, typed.grave), closing]
      : [greeting, opening, text, closing, signature(typed, tone, context.author)];
  return {
    subject,
    content: paragraphs.filter((paragraph) => paragraph !== '').join('\n\n'),
    tone,
    context: subject,
    notes: notesFor(typed),
    suggestions: noticesFor(typed, {
      ...manner,
      ways: brief.purpose ?? 'any',
      today: context.today,
      needsSubject: kind === 'email' && typed.subject === '' && !discreet.has(purpose),
    }),
  };
}

interface Body {
  greeting: string;
  opening: string;
  text: string;
  closing: string;
}

const bare = { opening: '', closing: '' };

function bodyOf(typed: TypedLetter, manner: Manner): Body {
  const { text, greets, signsOff, use } = typed;
  const called = greetingFor(typed, manner.tone);
  const greeting = greets ? '' : called;
  if (text === '' || typed.onlyGreets) {
    return { greeting, opening: text, text: spoken(askForTalk, typed), closing: '' };
  }
  // A note has our greeting, whatever it begins with.
  if (use === 'note') {
    const draft = `${draftLabelOf(typed)}\n\n${quote(text)}`;
    return { ...bare, greeting: called, text: draft };
  }
  if (greets && signsOff) return { ...bare, greeting, text };
  if (typed.grave) {
    const said = use === 'saying' ? `${plainLeadIn} ${fitted(text, 'inside')}` : fitted(text);
    return { ...bare, greeting, text: said };
  }
  return { greeting, ...framed(typed, manner) };
}

function framed(typed: TypedLetter, manner: Manner): Omit<Body, 'greeting'> {
  const { text, greets, signsOff } = typed;
  const { purpose, tone, urgency } = manner;
  const [before, after] = typed.onlyNames ? talkAbout : around[purpose][tone];
  const known = alreadySaid[purpose];
  const hurry = hurryOf(typed, manner);
  // Nothing of ours stands before a typed greeting or after a typed end.
  const hurriesFirst = urgency === 'urgente' && !greets;
  const last = hurriesFirst || signsOff ? '' : hurry;
  const closes = !signsOff && !text.endsWith('?') && !says(text, known.closing);
  const end = closes ? spoken(after, typed) : '';
  const frame = {
    opening: hurriesFirst ? hurry : '',
    closing: urgency === 'baixa' ? joined(last, end) : joined(end, last),
  };
  if (typed.use === 'saying')
    return { ...frame, text: `${leadIn[tone]} ${fitted(text, 'inside')}` };
  const opens =
    !greets && !says(text, known.opening) && !(opensAlone.has(purpose) && isComposed(text));
  const opening = joined(frame.opening, opens ? spoken(before, typed) : '');
  return { ...frame, opening, text: fitted(text) };
}

function spoken(said: Said, { many }: TypedLetter): string {
  return typeof said === 'string' ? said : said[many ? 1 : 0];
}

function hurryOf(typed: TypedLetter, { purpose, urgency }: Manner): string {
  const told = says(`${typed.subject}\n${typed.text}`, hurrySaid) || isContradicted(typed, urgency);
  return told ? '' : spoken(hurryLine(purpose, urgency), typed);
}

/** As one types: a text of one line goes on after its greeting, unless it is led up to, or is grave. */
function chatLines({ greeting, opening, text }: Body, grave: boolean): string[] {
  const goesOn = !grave && greeting !== '' && !opening.endsWith(':') && !text.includes('\n');
  return goesOn ? [joined(greeting, opening, text)] : [joined(greeting, opening), text];
}

function draftLabelOf({ recipient, many }: TypedLetter): string {
  if (recipient === '') return draftLabel.unknown;
  return many ? draftLabel.many : draftLabel.one;
}

/** Whole sentences, as one writes a letter: they begin with a capital and end with a stop. */
function isComposed(text: string): boolean {
  return /^[“"]?\p{Lu}/u.test(text) && /[.!?…][”")]?$/u.test(text);
}

const smallWord = /^\p{Ll}+(?=[\s,]|$)/u;
const capitalWord = /^\p{Lu}(?=\p{Ll}+\s)/u;
/** No address, and no mark that stands for a stop. */
const plainWord = /^(?:[\p{L}\p{N}%)]+|[\d/.,]*\d)$/u;

/** The typed words, with the first letter and the stop that their place in a letter asks for. */
function fitted(text: string, place: 'own' | 'inside' = 'own'): string {
  const stop = !text.includes('\n') && plainWord.test(text.split(/\s/u).at(-1) ?? '') ? '.' : '';
  if (place === 'inside') return text.replace(capitalWord, (first) => first.toLowerCase()) + stop;
  const begun = text.replace(smallWord, (word) => word.charAt(0).toUpperCase() + word.slice(1));
  return begun + stop;
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

function notesFor({ recipient, use }: TypedLetter): string {
  if (use === 'note') return 'Ainda é um rascunho: não envie antes de reescrever.';
  const whose = 'com o texto como você digitou.';
  return recipient === '' ? `Sem destinatário, ${whose}` : `Para ${recipient}, ${whose}`;
}
