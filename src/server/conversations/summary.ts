import type { PersonSummary } from '#shared/conversations.ts';
import type { PersonFacts } from './facts.ts';
import { nextDay } from './next-day.ts';

/** Where things stand with a person; `today` is a day as `yyyy-MM-dd`. */
export function summaryOf(facts: PersonFacts, today: string): PersonSummary {
  const { last, prepared, feedback, pdi, waitingPoints, settings } = facts;
  return {
    lastConversation: last?.heldAt ? { id: last.id, heldAt: last.heldAt.toISOString() } : null,
    lastFeedback: feedback && {
      documentId: feedback.id,
      createdAt: feedback.createdAt.toISOString(),
    },
    pdi: pdi && { documentId: pdi.id, title: pdi.title, dueOn: pdi.dueOn },
    prepared: prepared && { id: prepared.id, plannedOn: prepared.plannedOn },
    waitingPoints,
    suggestedNextOn: nextDay(today, settings),
  };
}
