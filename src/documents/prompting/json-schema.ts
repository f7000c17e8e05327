import * as z from 'zod/mini';
import { isJsonObject } from '#shared/json.ts';
import type { ContentSchema } from '../kit/contract.ts';

type JsonSchema = Record<string, unknown>;

/** What strict structured output takes, of all that JSON Schema has. The rest is checked afterwards. */
const keywords = [
  'type',
  'properties',
  'required',
  'items',
  'anyOf',
  'enum',
  'const',
  'description',
];
/** An integer of a short scale is said as its values, which every provider takes. */
const widestScale = 10;

/**
 * The JSON schema that constrains a language model to a kind's content: every object closed, every key
 * required, no placeholders, and only keywords that strict structured output accepts. Of what may be
 * absent or come in several ways (edits by hand, older rows) it asks for none but the first way.
 */
export function modelSchema(contentSchema: ContentSchema): JsonSchema {
  const whole = z.toJSONSchema(contentSchema, { io: 'output' }) as JsonSchema;
  return strict(whole);
}

function strict(schema: JsonSchema): JsonSchema {
  const kept: JsonSchema = {};
  for (const keyword of keywords) if (keyword in schema) kept[keyword] = schema[keyword];
  if (isJsonObject(kept['properties'])) {
    const required = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
    kept['properties'] = Object.fromEntries(
      Object.entries(kept['properties'])
        .filter(([key, value]) => required.has(key) && !isUnasked(value))
        .map(([key, value]) => [key, strict(value as JsonSchema)]),
    );
    kept['required'] = Object.keys(kept['properties'] as JsonSchema);
    kept['additionalProperties'] = false;
  }
  if (isJsonObject(kept['items'])) kept['items'] = strict(kept['items']);
  if (Array.isArray(kept['anyOf'])) return strict(kept['anyOf'][0] as JsonSchema);
  return asScale(schema) ?? kept;
}

/** What the application fills in itself, or a page says, is asked of nobody. */
function isUnasked(schema: unknown): boolean {
  return isJsonObject(schema) && schema['unasked'] === true;
}

function asScale(schema: JsonSchema): JsonSchema | null {
  const { type, minimum, maximum } = schema;
  if (type !== 'integer' || typeof minimum !== 'number' || typeof maximum !== 'number') return null;
  if (maximum - minimum >= widestScale) return null;
  const values = Array.from({ length: maximum - minimum + 1 }, (_, index) => minimum + index);
  return { type: 'integer', enum: values };
}
