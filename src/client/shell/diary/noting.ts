import { diaryFormSchema } from '#shared/diary.ts';
import { speakPortuguese } from '#shared/validation-messages.ts';
import type { NewNote } from '../../data/diary-notes.ts';
import { forget, recall, remember } from '../../lib/tab-memory.ts';
import { toast } from '../../lib/toast-store.ts';
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

/** A place is the company's diary, or what is written about one person. */
const nameOf = (place: string) => `draft:${place}:diary-note`;
const memoryOf = (place: string) => (recall(nameOf(place)) ?? {}) as Memory;

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
  const employeeIds = Object.entries(memoryOf(companyId).people ?? {})
    .filter(([person]) => description.includes(person))
    .map(([, id]) => id);
  return { note: noteFrom(companyId, { companyId, description, employeeIds }) };
}

/** As it is sent: the same once more from where it was written is the same note, of the same time. */
export function noteFrom(place: string, wish: Omit<NewNote, 'key' | 'writtenAt'>): NewNote {
  const memory = memoryOf(place);
  const sent = sentAs(wish, memory.sent);
  const before = sent === memory.sent ? memory : {};
  const { writtenAt = new Date().toISOString() } = before;
  remember(nameOf(place), { ...memory, sent, writtenAt });
  return { ...wish, key: sent.key, writtenAt };
}

/** It is sent, or waits. */
export function endNote(place: string): void {
  forget(nameOf(place));
}

/**
 * Without a network it waits, under the same key: an answer that got lost makes no second note. Says whether
 * it does.
 */
export function waitsAfter(failure: unknown, note: NewNote): boolean {
  const { employeeIds = [], writtenAt = '', ...rest } = note;
  const waits = failure instanceof TypeError && keepWaiting({ ...rest, employeeIds, writtenAt });
  if (waits) {
    toast({
      title: 'Sem conexão',
      description: 'A anotação espera neste aparelho e será enviada quando a rede voltar.',
    });
  }
  return waits;
}
