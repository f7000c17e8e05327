import { letterPlaceholders, type LetterForm } from '../../kit/letter.ts';
import type { DocumentContext } from '../context.ts';
import { contextNote, letterNotes, letterSuggestions } from './advice.ts';
import { writeLetter } from '../letter.ts';
import { readLetter, type LetterKind } from './reading.ts';
import { settledText } from './settle.ts';
import { subjectOf } from './subject.ts';
import { emoji } from './text.ts';
import type { Brief } from '../writer.ts';

/** What a message and an e-mail hold alike; a message has no use for the subject. */
export interface LetterDocument {
  subject: string;
  content: string;
  tone: string;
  context: string;
  notes: string;
  suggestions: string[];
}

/** A letter written without a language model. */
export function composeLetter(
  kind: LetterKind,
  brief: Brief<LetterForm>,
  context: DocumentContext,
): LetterDocument {
  const letter = readLetter(kind, brief, context);
  const written = writeLetter(letter);
  return {
    subject: subjectOf(letter),
    content: written.text,
    tone: letter.tone,
    context: contextNote(letter),
    notes: letterNotes(letter, written.asks),
    suggestions: letterSuggestions(letter, written),
  };
}

interface Settling {
  kind: LetterKind;
  brief: Brief<LetterForm>;
  context: DocumentContext;
}

/** What a model wrote. Its letter is settled, never made up; of the rest, what is known is filled in. */
export function settleLetter(
  written: LetterDocument,
  { kind, brief, context }: Settling,
): LetterDocument {
  const letter = readLetter(kind, brief, context);
  const known = composeLetter(kind, brief, context);
  const missing = written.content === letterPlaceholders.content;
  const { text, notices } = missing
    ? { text: written.content, notices: [] }
    : settledText(written.content, letter, brief);
  const told = new Set(written.suggestions);
  return {
    subject: settledSubject(written.subject, known.subject, letter.subject !== ''),
    content: text,
    tone: letter.tone,
    context: written.context === letterPlaceholders.context ? known.context : written.context,
    notes: written.notes === letterPlaceholders.notes ? known.notes : written.notes,
    suggestions: [...notices.filter((notice) => !told.has(notice)), ...written.suggestions],
  };
}

/** Longer than any line of an inbox. */
const longestSubject = 90;

function settledSubject(written: string, known: string, typed: boolean): string {
  const plain = written
    .replace(/^assunto:\s*/iu, '')
    .replace(emoji, '')
    .replace(/!+/gu, '')
    .replace(/[.\s]+$/u, '')
    .trim();
  const usable =
    plain !== '' && plain.length <= longestSubject && plain !== letterPlaceholders.subject;
  return typed || !usable ? known : plain;
}
