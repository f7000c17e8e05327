import * as z from 'zod/mini';
import { calendarDay, isCalendarDay } from '#shared/format.ts';

/*
 * The fields that the forms of several kinds share, with the messages of section 5.
 */

/** 'Data final': a day from today on, `yyyy-MM-dd`. */
export const deadlineField = z.string('Data final é obrigatória').check(
  z.minLength(1, { message: 'Data final é obrigatória', abort: true }),
  z.refine(isCalendarDay, { message: 'Data final é obrigatória', abort: true }),
  z.refine((day) => day >= calendarDay(new Date()), 'A data final não pode ser no passado'),
);

/** A day, `yyyy-MM-dd`, that may be left out. */
export const optionalDay = z.pipe(
  z.transform((value: string | undefined) => (value === '' ? undefined : value)),
  z.optional(z.string().check(z.refine(isCalendarDay, 'Informe uma data existente'))),
);

/** One value of a vocabulary of figures: 60 and '60' alike. */
export function figureOf<K extends string>(values: readonly [K, ...K[]], message?: string) {
  return z.pipe(
    z.transform((value: K | number | undefined) =>
      typeof value === 'number' ? String(value) : value,
    ),
    z.enum(values, message),
  );
}
