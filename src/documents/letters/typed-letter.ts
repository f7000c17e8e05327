import type { LetterForm } from '../kit/letter.ts';
import { thirdPersonNotice } from '../kit/letter.ts';
import { firstName, groupOf, isGroup } from '../kit/names.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import {
  addressing,
  calledAs,
  graveMatters,
  greetings,
  hurryWords,
  inPersonNews,
  mourning,
  sayings,
  sayingsOrTasks,
  sayingsToSomebody,
  signOffs,
  possessives,
  thirdPerson,
  wholeInOneWord,
  writings,
  writingVerbs,
} from './telling-words.ts';
import { fallbackName } from '../knowledge/notices.ts';
import { normalize } from '../knowledge/words.ts';
import { linesOf, sentencesOf } from '../reading/sentences.ts';
import { withoutSilences } from '../reading/silences.ts';

/*
 * What of a letter was typed. Its text is the message: here it is only looked at, and never changed.
 */

export interface TypedLetter {
  /** The reader's whole name, '' where none is known. */
  recipient: string;
  /** More than one reader. */
  many: boolean;
  /** The readers are a group outside the team (clients, a board), and are greeted formally. */
  distant: boolean;
  /** What the reader is called in a greeting, '' where no name is known. */
  calledBy: string;
  /** The message, as typed. */
  text: string;
  /** Additional information and free text. No rule tells what of them is for the reader: the leader gets them. */
  asides: string;
  subject: string;
  greets: boolean;
  /** The text is a greeting and nothing else. */
  onlyGreets: boolean;
  /** The text is one word that is no message. */
  onlyNames: boolean;
  signsOff: boolean;
  /** How the text can be sent: as it stands, after 'Escrevo para …', or not before it is rewritten. */
  use: 'text' | 'saying' | 'note';
  /** The text asks for haste. */
  hurries: boolean;
  /** The text brings news that one brings in person. */
  inPerson: boolean;
  mourns: boolean;
  /** Grave news or mourning: no line of the chosen tone or urgency is added. */
  grave: boolean;
}

/** 'Não quero que soe como advertência': what a text says it is not. */
const denied = /\b(?:nao|nem|sem)(?: [a-z]+){0,4} (?:demi[st]|deslig|advertenc|suspens)[a-z]*/gu;

export function typedLetter(brief: Brief<LetterForm>, context: DocumentContext): TypedLetter {
  const { context: main = '', additionalInfo = '', freeText = '', subject = '' } = brief;
  const recipient = recipientOf(brief, context);
  const many = isGroup(recipient);
  const typed = main.trim() || freeText.trim();
  // Of an instruction it is what the reader must not do.
  const { text, silences } =
    brief.purpose === 'instrucoes' ? { text: typed, silences: '' } : withoutSilences(typed);
  const asides = [silences, additionalInfo, main.trim() === '' ? '' : freeText];
  const inPerson = says(normalize(text).replace(denied, ' '), inPersonNews);
  const mourns = says(text, mourning);
  const greets = beginsWithGreeting(text, recipient);
  return {
    recipient,
    many,
    distant: groupOf(recipient) === 'other',
    calledBy: calledBy(recipient, many),
    text,
    asides: asides
      .map((aside) => aside.trim())
      .filter(Boolean)
      .join('\n'),
    subject: subject.trim(),
    onlyGreets: greetings.includes(`${normalize(text)} `),
    onlyNames: (text.match(/\p{L}+/gu) ?? []).length < 2 && !says(text, wholeInOneWord),
    greets,
    signsOff: endsWithSignOff(text, context.author.name),
    use: sendableAs(text, { recipient, many, instructs: brief.purpose === 'instrucoes' }),
    hurries: says(text, hurryWords),
    inPerson,
    mourns,
    grave: inPerson || mourns || says(text, graveMatters),
  };
}

interface Reading {
  recipient: string;
  many: boolean;
  /** The letter is an instruction: what it asks for, the reader does. */
  instructs: boolean;
}

/**
 * People type the text itself, or a note about it: 'Avisar que …', 'ela entregou …'. A note that speaks about the
 * reader, or asks for a letter, cannot be sent as it stands.
 */
function sendableAs(text: string, { recipient, many, instructs }: Reading): TypedLetter['use'] {
  const spoken = says(text, addressing);
  const [first = '', ...others] = sentencesOf(text);
  const orders = says(first, writings) && begins(first, writingVerbs);
  const names = thirdPersonNotice(recipient, text) !== null;
  const tellsOf = names || (!many && says(text, thirdPerson) && !says(text, possessives));
  const wish = recipient === '' ? first.replace(/^(?:preciso|quero|queria)\s+/iu, '') : first;
  const toOthers = !many && (!instructs || recipient === '') && begins(wish, sayingsToSomebody);
  const leads = isErrand(first, { many, instructs });
  const goesOn =
    !instructs && !leads && others.some((sentence) => begins(withoutAnd(sentence), allSayings));
  if ((tellsOf && !spoken) || (orders && !instructs) || goesOn) return 'note';
  if (leads) return 'saying';
  return toOthers && !spoken ? 'note' : 'text';
}

const allSayings = [...sayings, ...sayingsOrTasks, ...sayingsToSomebody];

const withoutAnd = (sentence: string) => sentence.replace(/^e\s+/iu, '');

/** A sentence that says what its letter does, and so goes on from 'Escrevo para'. */
export function isErrand(sentence: string, { many, instructs }: Omit<Reading, 'recipient'>) {
  return begins(sentence, [
    ...sayings,
    ...(instructs ? [] : sayingsOrTasks),
    ...(many && !instructs ? sayingsToSomebody : []),
  ]);
}

/** The name as it is registered, where it is that of the employee. */
function recipientOf({ recipientName = '' }: Brief<LetterForm>, context: DocumentContext): string {
  const typed = recipientName.trim() === fallbackName ? '' : recipientName.trim();
  const known = context.employee?.name ?? '';
  return typed === '' || normalize(typed) === normalize(known) ? known || typed : typed;
}

/** Words, and nothing else: what is no name is said whole, as it was typed. */
const plainWords = /^[\p{L}\p{M}.'’ -]+$/u;
/** Not the name of one person. */
const noNames = new Set(
  `cliente fornecedor fornecedora colaborador colaboradora rh dp ti financeiro comercial gerente gerencia gestor
  gestora coordenador coordenadora coordenacao supervisor supervisora diretor diretora presidente senhor senhora
  professor professora doutor doutora empresa loja`.split(/\s+/u),
);

function calledBy(recipient: string, many: boolean): string {
  // 'Ana e Bruno' are names; 'toda a equipe' is none, and has a greeting of its own.
  if (many) return groupOf(recipient) === null ? recipient : '';
  const isName =
    plainWords.test(recipient) && !noNames.has(normalize(recipient).split(' ')[0] ?? '');
  return isName ? firstName(recipient) : recipient;
}

/** Whether a text has a word of the list, by its beginning. */
export function says(text: string, beginnings: readonly string[]): boolean {
  const plain = ` ${normalize(text)} `;
  return beginnings.some((beginning) => plain.includes(` ${beginning}`));
}

function begins(text: string, beginnings: readonly string[]): boolean {
  const plain = `${normalize(text)} `;
  return beginnings.some((beginning) => plain.startsWith(beginning));
}

/** 'Oi, …', 'Bom dia …', or the reader called by name: 'Ana, …'. */
export function beginsWithGreeting(text: string, recipient: string): boolean {
  if (begins(text, greetings)) return true;
  const [call = ''] = text.trim().split(/[,!:]/u);
  if (call === text.trim()) return false;
  const plain = normalize(call);
  const names = [recipient, firstName(recipient)].map(normalize).filter((name) => name !== '');
  return [...names, ...calledAs].includes(plain);
}

/** 'Abraço, Marcos', or a last line that is the name of the author. */
export function endsWithSignOff(text: string, author: string): boolean {
  const lastLines = linesOf(text).slice(-3);
  const last = lastLines.map((line) => sentencesOf(line).at(-1) ?? '');
  const names = [author, firstName(author)].map(normalize).filter((name) => name !== '');
  return last.some(
    (line, index) =>
      (begins(line, signOffs) && normalize(line).split(' ').length <= longestSignOff) ||
      (index === last.length - 1 && names.includes(normalize(line))),
  );
}

/** 'Um grande abraço a todos da equipe' is as long as one gets. */
const longestSignOff = 7;
