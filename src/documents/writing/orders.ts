import { isJsonObject } from '#shared/json.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { withoutOrders } from './guard.ts';

/*
 * Orders to the machine are taken out before anyone reads what was typed: a list that is split at its
 * commas, or a text without its marks, no longer shows what it was.
 */

/** Every text inside a value without its orders. Without any, it is the same value. */
export function factsOf<Value>(value: Value): Value {
  if (typeof value === 'string') return withoutOrders(value) as Value;
  if (Array.isArray(value)) {
    const kept = value.map((item) => factsOf(item as unknown));
    // An item that was an order is none; one that was empty stays.
    const items = kept.filter((item, index) => item !== '' || value[index] === '');
    return (
      items.some((item, index) => item !== value[index]) || items.length < value.length
        ? items
        : value
    ) as Value;
  }
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, factsOf(item)] as const);
  const same = entries.every(([key, item]) => item === (value as Record<string, unknown>)[key]);
  return same ? value : (Object.fromEntries(entries) as Value);
}

/** Says first among a document's suggestions that an order was left out, once. */
export function withOrderNotice<Content extends object>(content: Content): Content {
  const { suggestions } = content as { suggestions?: unknown };
  if (!Array.isArray(suggestions) || suggestions.includes(removalNotices.instruction))
    return content;
  return { ...content, suggestions: [removalNotices.instruction, ...(suggestions as unknown[])] };
}
