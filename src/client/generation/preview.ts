import * as z from 'zod/mini';
import { documentContracts, type ContentOf, type DocumentKind } from '#documents/contracts.ts';
import { parsePartialObject } from './partial-json.ts';

/** Content of a kind, normalised by its own schema; null where it is no object. */
export function normalise<K extends DocumentKind>(kind: K, content: unknown): ContentOf<K> | null {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return null;
  const { data } = z.safeParse(documentContracts[kind].contentSchema, content);
  return (data as ContentOf<K> | undefined) ?? null;
}

/**
 * The part of a document that has arrived, in the shape that its view takes. A placeholder says that
 * something is missing, so what is only not there yet is blank instead.
 */
export function previewOf<K extends DocumentKind>(kind: K, text: string): ContentOf<K> | null {
  const partial = parsePartialObject(text);
  const content = partial && normalise(kind, partial);
  return content && (blankMissing(content, partial) as ContentOf<K>);
}

function blankMissing(content: unknown, partial: unknown): unknown {
  if (partial === undefined) return typeof content === 'string' ? '' : content;
  if (Array.isArray(content)) {
    // Items that did not fit were dropped, and places no longer match.
    if (!Array.isArray(partial) || partial.length !== content.length) return content;
    return content.map((item, index) => blankMissing(item, partial[index]));
  }
  if (typeof content !== 'object' || content === null) return content;
  const source = (typeof partial === 'object' ? partial : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, blankMissing(value, source[key])]),
  );
}
