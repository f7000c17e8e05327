import * as z from 'zod/mini';
import { isNearDay } from './format.ts';
import { limits } from './limits.ts';
import { tipos, valuesOf } from './vocabulary.ts';

/*
 * The fields that forms and entities share. Text is kept as it was typed: only its ends are trimmed.
 */

/** Trimmed text of at most `max` characters. */
export function text(max: number) {
  return z.string().check(z.trim(), z.maxLength(max));
}

/** Trimmed text of at least `min` characters, with the specification's message where it has one. */
export function textOfAtLeast(min: number, max: number, message?: string) {
  return z.string().check(z.trim(), z.minLength(min, message), z.maxLength(max));
}

/** Optional text: absent, null and blank all mean ''. */
export function optionalText(max: number) {
  return z._default(
    z.pipe(
      z.transform((value) => value ?? ''),
      text(max),
    ),
    '',
  );
}

/** Lines of text; blank ones are dropped. */
export function lines(max: number = limits.line) {
  return z.pipe(
    z.array(text(max)).check(z.maxLength(limits.listItems)),
    z.transform((items) => items.filter((item) => item !== '')),
  );
}

export const emailSchema = z
  .string()
  .check(z.trim(), z.maxLength(limits.email), z.email('Email inválido'));

export function passwordOfAtLeast(message?: string) {
  return z.string().check(z.minLength(limits.passwordMin, message), z.maxLength(limits.password));
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id as the database has it, however it was written; other text is left. */
export function idOf(written: string): string {
  return uuid.test(written) ? written.toLowerCase() : written;
}

/** Opaque to clients. A malformed id is answered like an unknown one, so any text is let in. */
export const idSchema = z.string().check(z.overwrite(idOf));
export const nullableIdSchema = z.nullable(idSchema);
/** null and '' mean none, in a query (where null is a word) and in a body. */
export const noneOrId = z.optional(
  z.pipe(
    z.transform((value) =>
      value === '' || value === null || value === 'null' ? undefined : value,
    ),
    z.optional(idSchema),
  ),
);
/** `yyyy-MM-dd` */
export const daySchema = z
  .string()
  .check(z.refine(isNearDay, 'Informe uma data que exista, entre 2000 e 2100'));
export const timestampSchema = z.string();

/** A schema that takes one value of a vocabulary. */
export function oneOf<K extends string>(vocabulary: Record<K, string>, message?: string) {
  return z.enum(valuesOf(vocabulary), message);
}

/** `lider` without the accent is read as `líder`. */
export function tipoSchema(message: string) {
  return z.pipe(
    z.transform((value) => (value === 'lider' ? 'líder' : value)),
    oneOf(tipos, message),
  );
}
