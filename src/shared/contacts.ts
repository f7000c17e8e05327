import * as z from 'zod/mini';
import { emailSchema } from './fields.ts';
import { limits } from './limits.ts';

/*
 * How a person is reached. A number is kept as networks know it, `+5511912345678`, however it was typed.
 */

const between = String.raw`[\s().\-]*`;
const digits = (count: string) => String.raw`(?:${between}\d)${count}`;
const areaCode = `[1-9]${between}[1-9]`;
const ofBrazil = `(?:(?:\\+|0${between}0)?${between}5${between}5)?${between}0?${between}${areaCode}${between}(?:9${digits('{8}')}|[2-8]${digits('{7}')})`;
const ofElsewhere = `\\+${between}(?:[1-46-9]|5${between}[0-46-9])${digits('{6,13}')}`;
const typedPhone = new RegExp(`^${between}(?:${ofBrazil}|${ofElsewhere})${between}$`);

export const phoneMessage = 'Informe o telefone com DDD, como (11) 91234-5678';

/** @returns null for what is no number with its area code */
export function readPhone(typed: string): string | null {
  if (typed.length > limits.phone || !typedPhone.test(typed)) return null;
  const bare = typed.replace(/[^\d+]/g, '');
  if (bare.startsWith('+') && !bare.startsWith('+55')) return bare;
  const national = bare
    .replace(/^(?:\+|00)/, '')
    .replace(/^55(?=0?\d{10})/, '')
    .replace(/^0/, '');
  return `+55${national}`;
}

/** A telephone that gets messages: of Brazil a mobile one, of elsewhere nobody knows. */
export function takesMessages(phone: string): boolean {
  return /^\+55\d{2}9\d{8}$/.test(phone) || !phone.startsWith('+55');
}

/** Blank means none, as null does. */
const blankIsNone = z.transform((value) =>
  typeof value === 'string' && value.trim() === '' ? null : value,
);

export const contactEmailSchema = z.pipe(
  blankIsNone,
  z.nullable(
    z.pipe(
      emailSchema,
      z.transform((email) => email.toLowerCase()),
    ),
  ),
);

export const contactPhoneSchema = z.pipe(
  blankIsNone,
  z.nullable(
    z.pipe(
      z.string().check(z.maxLength(limits.phone), z.regex(typedPhone, phoneMessage)),
      z.transform((typed) => readPhone(typed)),
    ),
  ),
);
