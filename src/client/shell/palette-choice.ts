import * as z from 'zod/mini';
import type { Marks } from '#shared/search.ts';
import { choicesMemory, recall, remember } from '../lib/tab-memory.ts';

const choiceSorts = [
  'screen',
  'action',
  'conversation',
  'commitment',
  'employee',
  'team',
  'diary',
  'document',
] as const;
export type ChoiceSort = (typeof choiceSorts)[number];

const choiceSchema = z.object({
  /** Unique among all: 'employee:…'. */
  id: z.string(),
  sort: z.enum(choiceSorts),
  title: z.string(),
  /** Beside the title; '' is nothing. */
  detail: z.string(),
  /** A path of the application; of an action the kind of document whose form it opens; of a new commitment its line. */
  opens: z.string(),
  /** Of an action: with whom it begins. */
  person: z.optional(z.object({ id: z.string(), name: z.string() })),
});
/** One line of the palette. */
export type Choice = z.infer<typeof choiceSchema> & {
  /** What was looked for, where it stands in the title; and the passage that holds it. */
  marks?: Marks;
  passage?: { text: string; marks: Marks };
};

/** The choice of a new commitment: what it opens is no place. */
export const newCommitmentId = 'commitment:new';

const mostRecent = 5;
/** It holds names of people: of one account, and gone with the tab or on 'Sair'. */
const memoryOf = (userId: string) => `${choicesMemory}:${userId}`;

/** What was chosen last in this tab, newest first. */
export function recentChoices(userId: string): Choice[] {
  return z.safeParse(z.array(choiceSchema), recall(memoryOf(userId))).data ?? [];
}

export function rememberChoice(userId: string, choice: Choice): void {
  // A line that was typed is chosen once.
  if (choice.id === newCommitmentId) return;
  const others = recentChoices(userId).filter(({ id }) => id !== choice.id);
  const recent = [{ ...choice, marks: undefined, passage: undefined }, ...others];
  remember(memoryOf(userId), recent.slice(0, mostRecent));
}
