import { isJsonObject } from '#shared/json.ts';

/*
 * What an edit by hand does to a document (section 4 of the specification). The server stores what it
 * is given, so the rules live here, beside the kinds they speak of.
 */

type Content = Record<string, unknown>;

/** The kinds whose text is one letter: an edit replaces the letter and keeps what surrounds it. */
const letterKinds: ReadonlySet<string> = new Set(['message', 'email']);

/** Whether a document is a letter, to be sent as it is. */
export function isLetter(kind: string): boolean {
  return letterKinds.has(kind);
}

/** Where a letter's text may be, when `content` is an object. */
const letterKeys = ['message', 'text', 'body', 'content'];

function letterOf(content: Content): string | null {
  const letter = content['content'];
  if (typeof letter === 'string') return letter;
  if (!isJsonObject(letter)) return null;
  const text = letterKeys.map((key) => letter[key]).find((value) => typeof value === 'string');
  return typeof text === 'string' ? text : null;
}

/** A document whose text was replaced by an edit is shown as that text, without its layout. */
export function editedTextOf(content: Content): string | null {
  return content['isEdited'] === true && typeof content['editedContent'] === 'string'
    ? content['editedContent']
    : null;
}

/** The text that the editor opens with: the last edit, a letter's own text, or `rendering`. */
export function editableText(kind: string, content: Content, rendering: string): string {
  if (letterKinds.has(kind)) return letterOf(content) ?? rendering;
  return editedTextOf(content) ?? rendering;
}

/**
 * The content after an edit, or null where the text is blank. A letter keeps its structure; any other
 * kind takes its first line as title and the whole text as `editedContent`.
 */
export function applyEdit(kind: string, content: Content, text: string): Content | null {
  const title = text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '');
  if (title === undefined) return null;
  if (!letterKinds.has(kind)) return { ...content, title, editedContent: text, isEdited: true };
  const letter = content['content'];
  const key = isJsonObject(letter)
    ? letterKeys.find((candidate) => typeof letter[candidate] === 'string')
    : undefined;
  if (isJsonObject(letter) && key) return { ...content, content: { ...letter, [key]: text } };
  return { ...content, content: text };
}

/** Whether two contents say the same. The database keeps the keys of an object in an order of its own. */
export function isSameContent(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isSameContent(item, b[index]));
  }
  if (!isJsonObject(a) || !isJsonObject(b)) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameContent(a[key], b[key]))
  );
}
