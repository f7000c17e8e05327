import type { CandidateCard } from '#shared/candidate-cards.ts';
import { calendarDay } from '#shared/format.ts';
import type { candidateCards } from '../db/schema.ts';
import { erasedAt } from './retention.ts';

export type CardRow = typeof candidateCards.$inferSelect;

export function toCard(row: CardRow): CandidateCard {
  return {
    id: row.id,
    companyId: row.companyId,
    documentId: row.documentId,
    name: row.name,
    marks: row.marks,
    conclusion: row.conclusion,
    recommendation: row.recommendation,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    erasedOn: calendarDay(erasedAt(row.updatedAt)),
  };
}
