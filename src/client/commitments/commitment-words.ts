import type { Commitment, CommitmentOwner, Recurrence } from '#shared/commitments.ts';
import { addDays } from '#shared/format.ts';
import { dayWords } from './day-words.ts';

interface Named {
  id: string;
  name: string;
}

/** Who, with whom, until when: what is agreed beside the words. */
export interface Terms {
  owner: CommitmentOwner;
  /** Who keeps it, where that is nobody of the company. */
  ownerName: string;
  employee: Named | null;
  dueOn: string | null;
  recurrence: Recurrence;
}

export const noTerms: Terms = {
  owner: 'leader',
  ownerName: '',
  employee: null,
  dueOn: null,
  recurrence: 'none',
};

export const termsOf = (commitment: Commitment): Terms => ({
  owner: commitment.owner,
  ownerName: commitment.ownerName ?? '',
  employee: commitment.employee,
  dueOn: commitment.dueOn,
  recurrence: commitment.recurrence,
});

/** All of it in a line, for a toast: 'Rever a proposta · Letícia Prado · sexta, 27/11'. */
export function lineOf(commitment: Commitment, today: string): string {
  const { text, employee, dueOn } = commitment;
  return [text, employee?.name, dueOn && dayWords(dueOn, today)].filter(Boolean).join(' · ');
}

/** A week later than its day; one that is late begins anew from today. */
export function aWeekLater(dueOn: string | null, today: string): string {
  return addDays(dueOn !== null && dueOn > today ? dueOn : today, 7);
}

/** Days that are chosen often, each once, in their order. */
export function usualDays(today: string): { day: string; name: string }[] {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  const days = [
    { day: today, name: 'Hoje' },
    { day: addDays(today, 1), name: 'Amanhã' },
    { day: addDays(today, (5 - weekday + 7) % 7), name: 'Sexta' },
    { day: addDays(today, ((1 - weekday + 6) % 7) + 1), name: 'Segunda' },
    { day: addDays(today, 14), name: 'Em duas semanas' },
  ];
  return days.filter(({ day }, index) => days.findIndex((other) => other.day === day) === index);
}
