import { isJsonObject } from '#shared/json.ts';
import type { ContentSchema } from '../kit/contract.ts';
import { editedTextOf } from '../kit/edits.ts';
import { pageOf } from '../kit/page.ts';
import { modelSchema } from './json-schema.ts';

/**
 * Which lists of a document may get one more. Of one with a page those that no model is asked for are not: the page
 * says what would stand in them, and nobody would see it.
 */
export function offeredLists(
  contentSchema: ContentSchema,
  content: Record<string, unknown>,
): (list: string) => boolean {
  if (pageOf(content) === '' || editedTextOf(content) !== null) return () => true;
  const asked = modelSchema(contentSchema);
  return (list) => isAsked(asked, list.split('#')[0]!.split('.'));
}

function isAsked(schema: unknown, [first, ...others]: readonly string[]): boolean {
  if (!isJsonObject(schema)) return false;
  if (first === undefined) return true;
  const { properties, items } = schema;
  return isAsked(isJsonObject(properties) ? properties[first] : items, others);
}
