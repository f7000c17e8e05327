import type { DocumentContext } from '../kit/document-context.ts';
import {
  type LetterForm,
  type LetterPurpose,
  type LetterTone,
  type Urgency,
} from '../kit/letter.ts';
import type { Brief } from '../kit/writer.ts';
import { asItem, asText } from '../reading/set-text.ts';
import {
  alreadyClosed,
  askForTalk,
  closingOf,
  distantGreeting,
  emailEnd,
  furtherLead,
  generalSubject,
  greetingOf,
  hurrySaid,
  leadIn,
  mourningEmailEnd,
  noteLines,
  plainEmailEnd,
  plainGreeting,
  plainLeadIn,
  talkAbout,
  urgentLine,
  type Said,
} from './moulds.ts';
import { sentencesOf } from '../reading/sentences.ts';
import { noticesFor } from './notices.ts';
import { isErrand, says, typedLetter, type TypedLetter } from './typed-letter.ts';

/*
 * A letter without a model: the typed text whole, between a greeting and an end chosen by the form. What the text
 * does itself (greet, thank, ask, sign off) they leave out.
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
  const subject = typed.subject === '' ? general : asItem(typed.subject);
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

function bodyOf(typed: TypedLetter, manner: Manner): Body {
  const { greets, signsOff, use } = typed;
  const called = greetingFor(typed, manner.tone);
  const greeting = greets ? '' : called;
  const set = asText(typed.text);
  // A name at the end is no sentence.
  const text = signsOff && !typed.text.endsWith('.') ? set.replace(/\.$/u, '') : set;
  const bare: Body = { greeting, opening: '', text, closing: '' };
  if (text === '' || typed.onlyGreets) {
    return { ...bare, opening: text, text: spoken(askForTalk, typed) };
  }
  const lead = typed.grave ? plainLeadIn : leadIn[manner.tone];
  if (use === 'note') {
    // It has our greeting, whatever it begins with.
    const note = { ...bare, text, greeting: called };
    // 'Avisar a Ana que …' can be sent after 'Escrevo para', though it speaks of her.
    return isErrand(text, anyErrand)
      ? { ...note, text: ledIn(lead, text, anyErrand) }
      : quoted(note, typed, manner.purpose);
  }
  if (greets && signsOff) return bare;
  if (typed.onlyNames) {
    const [opening, closing] = talkAbout;
    return { ...bare, opening: spoken(opening, typed), closing: spoken(closing, typed) };
  }
  const instructs = manner.purpose === 'instrucoes';
  const said = use === 'saying' ? ledIn(lead, text, { ...typed, instructs }) : text;
  if (typed.grave) return { ...bare, text: said };
  return {
    ...bare,
    opening: hurryOf(typed, manner),
    text: said,
    closing: closingFor(typed, manner),
  };
}

/** What cannot be sent as it stands is sent as what it is: a note, between quotation marks where it is one line. */
function quoted(note: Body, typed: TypedLetter, purpose: LetterPurpose): Body {
  const { grave, text } = typed;
  const lines = noteLines[grave ? 'informativo' : purpose];
  const answers = text.endsWith('?') || says(text, alreadyClosed[purpose]);
  return {
    ...note,
    opening: spoken(lines.opening, typed),
    text: note.text.includes('\n') ? note.text : `“${note.text}”`,
    closing: answers ? '' : spoken(lines.closing, typed),
  };
}

const anyErrand = { many: true, instructs: false };

/** What a note says that its letter does: the first after the line of the tone, each further one after its own. */
function ledIn(lead: string, text: string, reading: Parameters<typeof isErrand>[1]): string {
  return sentencesOf(text)
    .slice(1)
    .filter((sentence) => startsWithWord.test(sentence) && isErrand(sentence, reading))
    .reduce(
      (all, sentence) => all.replace(sentence, (found) => `${furtherLead} ${continued(found)}`),
      `${lead} ${continued(text)}`,
    );
}

/** An item of a list is a part of something. */
const startsWithWord = /^\p{L}/u;

function closingFor(typed: TypedLetter, { purpose }: Manner): string {
  const { text, signsOff } = typed;
  const closed = signsOff || text.endsWith('?') || says(text, alreadyClosed[purpose]);
  return closed ? '' : spoken(closingOf[purpose], typed);
}

/** Nothing of ours stands before a typed greeting. */
function hurryOf({ subject, text, greets }: TypedLetter, { purpose, urgency }: Manner): string {
  const told = greets || says(`${subject}\n${text}`, hurrySaid);
  return urgency === 'urgente' && purpose !== 'reconhecimento' && !told ? urgentLine : '';
}

function spoken(said: Said, { many }: TypedLetter): string {
  return typeof said === 'string' ? said : said[many ? 1 : 0];
}

/** As one types: a text of one line goes on after its greeting, unless it is led up to, or is grave. */
function chatLines({ greeting, opening, text }: Body, grave: boolean): string[] {
  const goesOn = !grave && greeting !== '' && !opening.endsWith(':') && !text.includes('\n');
  return goesOn ? [joined(greeting, opening, text)] : [joined(greeting, opening), text];
}

const capitalWord = /^\p{Lu}(?=\p{Ll}+\s)/u;

/** Goes on from 'Escrevo para'. */
function continued(text: string): string {
  return text.replace(capitalWord, (first) => first.toLowerCase());
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
  if (use === 'note') return 'O texto está como anotação: passe para “você” antes de enviar.';
  const whose = 'com o texto que você digitou.';
  return recipient === '' ? `Sem destinatário, ${whose}` : `Para ${recipient}, ${whose}`;
}
