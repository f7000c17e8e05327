import type * as z from 'zod/mini';
import { isCalendarDay } from '#shared/format.ts';
import { valuesOf } from '#shared/vocabulary.ts';
import { pdi } from './pdi/contract.ts';

/** Every kind of document, in the order it is shown. A new kind is a folder and a line here. */
export const documentContracts = { pdi } as const;

export type DocumentKind = keyof typeof documentContracts;
export type FormOf<K extends DocumentKind> = z.infer<(typeof documentContracts)[K]['formSchema']>;
export type ContentOf<K extends DocumentKind> = z.infer<
  (typeof documentContracts)[K]['contentSchema']
>;

/** Kind → its name in lists and filters. */
export const documentKinds = Object.fromEntries(
  Object.entries(documentContracts).map(([kind, contract]) => [kind, contract.labels.kind]),
) as Record<DocumentKind, string>;

export const documentKindValues = valuesOf(documentKinds);

/** The day a document runs until, `yyyy-MM-dd`, as far as its form says one; else null. */
export function dueDay<K extends DocumentKind>(kind: K, form: Partial<FormOf<K>>): string | null {
  const contracts: {
    [Kind in DocumentKind]: { dueOn?(form: Partial<FormOf<Kind>>): string | undefined };
  } = documentContracts;
  const day = contracts[kind].dueOn?.(form);
  return day !== undefined && isCalendarDay(day) ? day : null;
}
