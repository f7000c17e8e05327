import * as z from 'zod/mini';
import { recall, remember } from '../lib/tab-memory.ts';

const choiceSorts = [
  'screen',
  'action',
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
});
/** One line of the palette. */
export type Choice = z.infer<typeof choiceSchema>;

/** The choice of a new commitment: what it opens is no place. */
export const newCommitmentId = 'commitment:new';

const mostRecent = 5;
/** It holds names of people: of one account, and gone with the tab or on 'Sair'. */
const memoryOf = (userId: string) => `palette:${userId}`;

/** What was chosen last in this tab, newest first. */
export function recentChoices(userId: string): Choice[] {
  return z.safeParse(z.array(choiceSchema), recall(memoryOf(userId))).data ?? [];
}

export function rememberChoice(userId: string, { id, sort, title, detail, opens }: Choice): void {
  // A line that was typed is chosen once.
  if (id === newCommitmentId) return;
  const others = recentChoices(userId).filter((choice) => choice.id !== id);
  const recent = [{ id, sort, title, detail, opens }, ...others].slice(0, mostRecent);
  remember(memoryOf(userId), recent);
}
