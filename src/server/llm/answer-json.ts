import { isJsonObject } from '#shared/json.ts';
import { answerPlaces } from './thoughts.ts';

/**
 * The JSON of a model's whole answer, mended where only its form is wrong: thoughts, a fence or
 * prose around it, a trailing comma, a raw line break in a string, closing brackets forgotten at the
 * end, a key or a list of one around the object. Undefined where something that the model wrote
 * would have to be dropped or guessed.
 *
 * @param required the keys that the object should have; of several objects in one place, the last of
 *   those that have most of them
 */
export function parseAnswer(text: string, required: readonly string[] = []): unknown {
  const strict = parse(text);
  if (strict !== undefined) return unwrap(strict, required);
  const places = answerPlaces(text).map((place) =>
    [...fencesOf(place), place].map((part) => objectsIn(part, required)),
  );
  if (required.length === 0) return places.flat(2)[0];
  const lastFirst = places.map((parts) => parts.flatMap((objects) => objects.toReversed()));
  const isSome = (object: unknown) => countOf(object, required) > 0;
  // What comes after the thoughts is the answer, also where a draft among them was fuller.
  const likeliest = lastFirst.find((objects) => objects.some(isSome)) ?? [];
  const most = Math.max(...likeliest.map((object) => countOf(object, required)));
  return likeliest.find((object) => countOf(object, required) === most);
}

/** The contents of fences, the last one first: a draft comes before what it becomes. */
function fencesOf(text: string): string[] {
  const fences = text.matchAll(/```[\w-]*[ \t]*\r?\n([\s\S]*?)(?:\r?\n\s*```|$)/gu);
  return [...fences].map(([, inside = '']) => inside).toReversed();
}

/**
 * The outermost objects of a text, in their order. Where keys are asked for, what stands in braces
 * that hold no JSON, or never close, counts too if it has them all.
 */
function objectsIn(text: string, required: readonly string[]): unknown[] {
  const objects: unknown[] = [];
  let isInside = false;
  let at = text.indexOf('{');
  for (let tries = 0; at !== -1 && tries < mostTries; tries += 1) {
    const mended = mend(text.slice(at));
    const value = mended && parse(mended.copy);
    if (value !== undefined) {
      const object = unwrap(value, required);
      if (!isInside || hasAll(object, required)) objects.push(object);
    } else if (required.length > 0) isInside = true;
    else if (!mended) break;
    const isPassed = mended && (value !== undefined || required.length === 0);
    at = text.indexOf('{', at + (isPassed ? mended.length : 1));
  }
  return objects;
}

/** Each reads to the end of the text, at most. */
const mostTries = 100;

/** A key around the document, and a list or a key around that: nobody writes more. */
const mostWrappings = 2;

/**
 * Without the keys and lists of one that some models put around what was asked for. What lacks some of
 * it is found too: whether it is a document is for the caller to say.
 */
function unwrap(value: unknown, required: readonly string[]): unknown {
  if (required.length === 0) return value;
  const layers = [value];
  while (layers.length <= mostWrappings) {
    const outer = layers.at(-1);
    const inside = Array.isArray(outer) || isJsonObject(outer) ? Object.values(outer) : [];
    if (inside.length !== 1) break;
    layers.push(inside[0]);
  }
  return (
    layers.find((layer) => hasAll(layer, required)) ??
    layers.find((layer) => countOf(layer, required) > 0) ??
    value
  );
}

export function hasAll(value: unknown, required: readonly string[]): boolean {
  return isJsonObject(value) && countOf(value, required) === required.length;
}

function countOf(value: unknown, required: readonly string[]): number {
  if (!isJsonObject(value)) return 0;
  return required.filter((key) => Object.hasOwn(value, key)).length;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Copies the object that begins the text up to the bracket that closes it, and tells how long it
 * was; undefined if its brackets do not match or the text ends inside a string.
 */
function mend(text: string): { copy: string; length: number } | undefined {
  const open: string[] = [];
  let copy = '';
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]!;
    if (inString) {
      if (character === '\\') {
        copy += character + (text[(at += 1)] ?? '');
        continue;
      }
      inString = character !== '"';
      copy += character < ' ' ? JSON.stringify(character).slice(1, -1) : character;
      continue;
    }
    if (character === '"') inString = true;
    else if (character === '{') open.push('}');
    else if (character === '[') open.push(']');
    else if (character === '}' || character === ']') {
      if (open.pop() !== character) return undefined;
      copy = withoutComma(copy);
    }
    copy += character;
    if (open.length === 0) return { copy, length: at + 1 };
  }
  if (inString) return undefined;
  const closed = withoutComma(copy.replace(/\s*```\s*$/, '')) + open.toReversed().join('');
  return { copy: closed, length: text.length };
}

function withoutComma(text: string): string {
  return text.replace(/,\s*$/, '');
}
