import { length, placeholders, repetition } from './form.ts';
import { dates, sums } from './plan.ts';
import { audience, guard } from './readers.ts';
import type { Check } from './subject.ts';
import { kept, unaltered } from './typed.ts';

/** What no author can argue with, in the order it is printed. */
export const checks: readonly Check[] = [
  kept,
  unaltered,
  sums,
  dates,
  audience,
  guard,
  repetition,
  length,
  placeholders,
];
