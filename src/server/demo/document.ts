import type { FormOf } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import type { DemoAgreed } from './conversations.ts';

/** What the fill puts in itself: ids, names of who it is about, and days. */
type Filled =
  | 'employeeId'
  | 'employeeName'
  | 'teamId'
  | 'selectedTeams'
  | 'deadline'
  | 'followUpDate';

interface DemoClosing {
  outcome: string;
  decisions: readonly string[];
  followed?: readonly (DemoAgreed & { about?: string })[];
}

interface DocumentOf<K extends DocumentKind> {
  kind: K;
  daysAgo: number;
  /** Time of day in São Paulo. */
  at: string;
  /** Who it is about, by name. */
  about?: string;
  team?: string;
  /** The last day of a plan, or the day to follow a feedback up, in days from when it was made. */
  due?: number;
  /** What became of a meeting: how it was, and a line for each decision. */
  closing?: K extends 'meeting' ? DemoClosing : never;
  /** What the leader wrote instead of some words of it. */
  edit?: { words: string; instead: string };
  /** Absent: one click, without a form. */
  form?: Partial<Omit<FormOf<K>, Filled>>;
}

/** A document of the demonstration, as a leader asked for it. */
export type DemoDocument = { [K in DocumentKind]: DocumentOf<K> }[DocumentKind];
