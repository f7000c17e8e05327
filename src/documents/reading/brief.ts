import * as z from 'zod/mini';
import { parseDay } from '#shared/format.ts';
import { isJsonObject } from '#shared/json.ts';
import type { DocumentContract, FormSchema } from '../kit/contract.ts';
import { endsInOneOf } from '../kit/words.ts';
import type { Brief } from '../kit/writer.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** Identifiers and the kind travel with a form but nobody typed them. */
const isMachineKey = (key: string) =>
  key === 'id' || key === 'type' || endsInOneOf(key, ['Id', 'Ids']);

/**
 * The server's lenient reading of a prompt: the JSON of a form, or any text. A field that does not fit
 * counts as absent and never takes the others with it; whatever was typed and found no field ends in
 * `freeText`. Never throws.
 */
export function readBrief<Form extends FormSchema>(
  { formSchema, aliases = {} }: Pick<DocumentContract<Form>, 'formSchema' | 'aliases'>,
  prompt: string,
): Brief<z.infer<Form>> {
  const given = parseJson(prompt);
  const leftovers: string[] = [];
  if (!isJsonObject(given)) {
    collectText(typeof given === 'string' ? given : prompt, leftovers);
    return withFreeText({}, leftovers);
  }
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(given)) {
    const alias = Object.hasOwn(aliases, name) ? aliases[name] : undefined;
    const key = alias !== undefined && !Object.hasOwn(given, alias) ? alias : name;
    if (Object.hasOwn(formSchema.shape, key)) fields.set(key, value);
    else if (!isMachineKey(key)) collectText(value, leftovers);
  }
  return withFreeText(fitForm(formSchema, fields, leftovers), leftovers);
}

/** Parses; takes out what does not fit; parses again. Each round removes something, so it ends. */
function fitForm<Form extends FormSchema>(
  formSchema: Form,
  fields: Map<string, unknown>,
  leftovers: string[],
): Partial<z.infer<Form>> {
  const lenient = z.partial(formSchema);
  while (fields.size > 0) {
    const parsed = z.safeParse(lenient, Object.fromEntries(fields));
    if (parsed.success) return parsed.data as Partial<z.infer<Form>>;
    const issues = onePerPath(parsed.error.issues).toSorted(deepestAndLastFirst);
    const mended = issues.map((issue) => mend(fields, issue, leftovers));
    // Where nothing could be mended in place, the whole field goes.
    if (!mended.includes(true)) dropFields(fields, issues, leftovers);
  }
  return {};
}

/** Two complaints about one value mend it once; the first says what it should have been. */
function onePerPath(issues: readonly Issue[]): Issue[] {
  const firsts = issues.toReversed().map((issue) => [JSON.stringify(issue.path), issue] as const);
  return [...new Map(firsts).values()];
}

/** Deeper paths first, and later items before earlier ones, so that positions stay true. */
function deepestAndLastFirst(a: Issue, b: Issue): number {
  if (a.path.length !== b.path.length) return b.path.length - a.path.length;
  for (const [index, key] of a.path.entries()) {
    const other = b.path[index];
    if (typeof key === 'number' && typeof other === 'number' && key !== other) return other - key;
  }
  return 0;
}

function dropFields(
  fields: Map<string, unknown>,
  issues: readonly Issue[],
  leftovers: string[],
): void {
  const named = issues.map(({ path }) => String(path[0])).filter((field) => fields.has(field));
  for (const field of named.length > 0 ? new Set(named) : [...fields.keys()]) {
    collectText(fields.get(field), leftovers);
    fields.delete(field);
  }
}

/** Brings the value at the issue's path into shape where that is safe, else takes it out. */
function mend(fields: Map<string, unknown>, issue: Issue, leftovers: string[]): boolean {
  const holder = holderOf(fields, issue.path);
  if (!holder) return false;
  const { value } = holder;
  if (Array.isArray(value) && issue.code === 'too_big') {
    const rest: unknown[] = value.splice(Number(issue.maximum));
    collectText(rest, leftovers);
    return rest.length > 0;
  }
  if (typeof value === 'string') {
    const better = asDay(value) ?? asList(value, issue);
    if (better !== null) {
      holder.replace(better);
      return true;
    }
  }
  holder.remove();
  collectText(value, leftovers);
  return true;
}

/** 'dd/MM/yyyy' and an instant are days too. */
function asDay(text: string): string | null {
  return parseDay(text) ?? /^(\d{4}-\d{2}-\d{2})T/.exec(text)?.[1] ?? null;
}

function asList(text: string, issue: Issue): string[] | null {
  const wanted = issue.code === 'invalid_type' && issue.expected === 'array';
  return wanted ? text.split('\n').filter((line) => line.trim() !== '') : null;
}

interface Holder {
  value: unknown;
  replace(value: unknown): void;
  remove(): void;
}

/** The deepest thing on the path that is still there, and how to change it; null when all is gone. */
function holderOf(fields: Map<string, unknown>, [head, ...rest]: Path): Holder | null {
  const field = String(head);
  if (!fields.has(field)) return null;
  let holder: Holder = {
    value: fields.get(field),
    replace: (value) => void fields.set(field, value),
    remove: () => void fields.delete(field),
  };
  for (const key of rest) {
    const parent = holder.value;
    if (Array.isArray(parent)) {
      if (typeof key !== 'number' || key >= parent.length) return null;
      holder = {
        value: parent[key],
        replace: (value) => void (parent[key] = value),
        remove: () => void parent.splice(key, 1),
      };
    } else if (isJsonObject(parent) && Object.hasOwn(parent, key)) {
      const name = String(key);
      holder = {
        value: parent[name],
        replace: (value) => void (parent[name] = value),
        remove: () => void delete parent[name],
      };
    } else break;
  }
  return holder;
}

/** Gathers every text inside a value, without recursion: the depth is the sender's choice. */
function collectText(value: unknown, into: string[]): void {
  const pending: unknown[] = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string') {
      if (next.trim() !== '') into.push(next.trim());
    } else if (typeof next === 'object' && next !== null) {
      const inside = Array.isArray(next)
        ? next
        : Object.entries(next).flatMap(([key, item]) => (isMachineKey(key) ? [] : [item]));
      for (let index = inside.length - 1; index >= 0; index -= 1) pending.push(inside[index]);
    }
  }
}

function withFreeText<Form>(form: Partial<Form>, leftovers: string[]): Brief<Form> {
  const freeText = [...new Set(leftovers)].join('\n');
  return freeText === '' ? form : { ...form, freeText };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
