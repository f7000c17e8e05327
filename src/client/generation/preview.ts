import { readContent, type ContentOf } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { parsePartialObject } from './partial-json.ts';

/**
 * The part of a document that has arrived, in the shape that its view takes. A placeholder says that
 * something is missing, so what is only not there yet is blank instead.
 */
export function previewOf<K extends DocumentKind>(kind: K, text: string): ContentOf<K> | null {
  const partial = parsePartialObject(text);
  const content = partial && readContent(kind, partial);
  return content && (blankMissing(content, partial) as ContentOf<K>);
}

function blankMissing(content: unknown, partial: unknown): unknown {
  if (Array.isArray(content)) {
    // Derived from what is there: the view has the same words already.
    if (partial === undefined) return [];
    // Items that did not fit were dropped, and places no longer match.
    if (!Array.isArray(partial) || partial.length !== content.length) return content;
    return content.map((item, index) => blankMissing(item, partial[index]));
  }
  if (typeof content !== 'object' || content === null) {
    return partial === undefined && typeof content === 'string' ? '' : content;
  }
  const source = (typeof partial === 'object' ? (partial ?? {}) : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, blankMissing(value, source[key])]),
  );
}
