import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';
import { hostileValues, oddKeys } from './hostile-values.ts';
import { isTransform } from './schema-paths.ts';

type Schema = z.core.$ZodType;

/** Values for the keys that name things: they must be the caller's own to be accepted. */
export type Known = (key: string) => string | undefined;

/** Input that a schema accepts, made from the schema itself: what it says is all that is known here. */
export function validInput(schema: Schema, known: Known, key = ''): Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return validText(schema, known(key));
    case 'number':
      return validNumber(schema);
    case 'boolean':
      return fc.boolean();
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 3 }).filter((value) => value !== null);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'catch':
      return validInput(def.innerType, known, key);
    case 'optional':
    case 'default':
      return fc.option(validInput(def.innerType, known, key), { nil: undefined });
    case 'nullable':
      return fc.option(validInput(def.innerType, known, key), { nil: null });
    case 'pipe':
      return validInput(isTransform(def.in) ? def.out : def.in, known, key);
    case 'array':
      return fc.array(validInput(def.element, known, key), boundsOfList(schema));
    case 'record':
      return fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), fc.jsonValue());
    case 'union':
      return fc.oneof(...def.options.map((option) => validInput(option, known, key)));
    case 'object': {
      const shape = Object.entries(def.shape).map(([name, value]) => [
        name,
        validInput(value, known, name),
      ]);
      return fc
        .record(Object.fromEntries(shape) as Record<string, Arbitrary<unknown>>)
        .map(withoutAbsent);
    }
    default:
      throw new Error(`No valid input is known for ${def.type}: teach it here.`);
  }
}

/** What an endpoint would take, then one thing of it made wrong, or more than wrong. */
export function mutated(valid: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc
    .tuple(valid, fc.nat(), hostileValue, fc.constantFrom('replace', 'remove', 'add', 'whole'))
    .map(([value, at, hostile, how]) => {
      const places = placesIn(value);
      const place = places[at % Math.max(1, places.length)];
      if (how === 'whole' || place === undefined) return hostile;
      const copy = structuredClone(value);
      const holder = place
        .slice(0, -1)
        .reduce((inner, key) => Reflect.get(inner, key), copy as object);
      const key = place.at(-1)!;
      if (how === 'remove') Reflect.deleteProperty(holder, key);
      else
        define(
          holder,
          how === 'add' && !Array.isArray(holder) ? oddKeys[at % oddKeys.length]! : key,
          hostile,
        );
      return copy;
    });
}

const hostileValue = fc.oneof(
  fc.constantFrom(...hostileValues),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.jsonValue({ maxDepth: 4 }),
);

function validText(schema: Schema, known: string | undefined): Arbitrary<unknown> {
  if (known !== undefined) return fc.constant(known);
  const { minimum = 0, maximum = 300, format, pattern } = boundsOf(schema);
  if (format === 'email') {
    const name = fc.stringMatching(/^[a-z0-9]{6,20}$/);
    return name.map((local) => `${local}@exemplo.com.br`);
  }
  if (pattern) {
    const matching = fc.stringMatching(pattern, { maxLength: maximum, size: 'xsmall' });
    return matching.filter((text) => accepts(schema, text));
  }
  const room = Math.min(maximum, 300) - minimum;
  // What is trimmed away must not make it too short; NUL is refused everywhere.
  const unit = fc.oneof(fc.constant('grapheme' as const), fc.constant('binary' as const));
  const free = unit.chain((kind) => fc.string({ unit: kind, maxLength: Math.floor(room / 2) }));
  const text = free.map((rest) => `${'x'.repeat(minimum)}${rest.replaceAll('\0', '')}`);
  const special = ['', '2026-03-10', '2026-03-10T09:00', 'America/Sao_Paulo', 'true'];
  return fc
    .oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.constantFrom(...special) })
    .map((candidate) => [candidate, ...special].find((each) => accepts(schema, each)) ?? candidate);
}

/** What a list's own checks say, and short. */
function boundsOfList(schema: Schema): { minLength: number; maxLength: number } {
  const { minItems = 0, maxItems = Infinity } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return { minLength: minItems, maxLength: Math.min(maxItems, Math.max(minItems, 3)) };
}

function validNumber(schema: Schema): Arbitrary<unknown> {
  const { minimum = -1_000_000, maximum = 1_000_000 } = boundsOf(schema);
  return fc.integer({ min: minimum, max: maximum });
}

interface Bounds {
  minimum?: number;
  maximum?: number;
  format?: string;
  pattern?: RegExp;
}

function boundsOf(schema: Schema): Bounds {
  const bounds: Bounds = {};
  for (const check of schema._zod.def.checks ?? []) {
    const { def } = (check as z.core.$ZodChecks)._zod;
    if (def.check === 'min_length') bounds.minimum = def.minimum;
    if (def.check === 'max_length') bounds.maximum = def.maximum;
    if (def.check === 'greater_than') bounds.minimum = Number(def.value);
    if (def.check === 'less_than') bounds.maximum = Number(def.value);
    if (def.check === 'string_format') {
      bounds.format = def.format;
      if (def.format === 'regex' && def.pattern) bounds.pattern = def.pattern;
    }
  }
  return bounds;
}

function accepts(schema: Schema, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

/** Keys whose value is absent are not there at all. */
function withoutAbsent(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** Every place inside a value, as the keys that lead there. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : [];
  const inside = Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]));
  return path.length > 0 ? [path, ...inside] : inside;
}

/** `holder[key] = value` that makes a key of that name even of `__proto__`. */
function define(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });
}
