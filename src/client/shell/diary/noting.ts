import { diaryFormSchema } from '#shared/diary.ts';
import { speakPortuguese } from '#shared/validation-messages.ts';
import type { NewNote } from '../../data/diary-notes.ts';
import { forget, recall, remember } from '../../lib/tab-memory.ts';
import { keepWaiting } from '../../lib/waiting-notes.ts';
import { sentAs, type Sent } from '../../lib/wish-key.ts';

speakPortuguese();

/* What belongs to a note beside its text, kept in the tab as that is. */

interface Memory {
  /** What was tried last, and when it was written. */
  sent?: Sent;
  writtenAt?: string;
  /** Whom '@' brought, by the name that stands in the text. */
  people?: Record<string, string>;
}

const nameOf = (companyId: string) => `draft:${companyId}:diary-note`;
const memoryOf = (companyId: string) => (recall(nameOf(companyId)) ?? {}) as Memory;

export function addPerson(companyId: string, { id, name }: { id: string; name: string }): void {
  const memory = memoryOf(companyId);
  remember(nameOf(companyId), { ...memory, people: { ...memory.people, [name]: id } });
  const others = recentPeople(companyId).filter((each) => each !== id);
  remember(recentName(companyId), [id, ...others].slice(0, mostRecent));
}

const mostRecent = 12;
const recentName = (companyId: string) => `recent:${companyId}:diary-people`;

/** Whom '@' brought lately, the last one first. */
export function recentPeople(companyId: string): string[] {
  return (recall(recentName(companyId)) ?? []) as string[];
}

/** What was typed, to be sent; the same again is the same note. */
export function readNote(companyId: string, text: string): { note: NewNote } | { error: string } {
  const typed = diaryFormSchema.safeParse({ description: text });
  if (!typed.success) return { error: typed.error.issues[0]?.message ?? '' };
  const { description } = typed.data;
  const memory = memoryOf(companyId);
  const employeeIds = Object.entries(memory.people ?? {})
    .filter(([person]) => description.includes(person))
    .map(([, id]) => id);
  const sent = sentAs({ description, employeeIds }, memory.sent);
  const before = sent === memory.sent ? memory : {};
  const { writtenAt = new Date().toISOString() } = before;
  remember(nameOf(companyId), { ...memory, sent, writtenAt });
  return { note: { companyId, description, key: sent.key, employeeIds, writtenAt } };
}

/** It is sent, or waits. */
export function endNote(companyId: string): void {
  forget(nameOf(companyId));
}

/** Without a network it waits, under the same key: an answer that got lost makes no second note. */
export function keepNote({ employeeIds = [], writtenAt = '', ...note }: NewNote): boolean {
  return keepWaiting({ ...note, employeeIds, writtenAt });
}
