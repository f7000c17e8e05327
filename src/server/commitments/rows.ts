import { isNull, sql, type SQL } from 'drizzle-orm';
import { groupOn, type Commitment } from '#shared/commitments.ts';
import { calendarDay } from '#shared/format.ts';
import { pointsTo } from '../db/points-to.ts';
import { commitments, documents, employees, teams } from '../db/schema.ts';

/** What is read of a commitment, with the names beside its ids. */
export const columns = {
  id: commitments.id,
  companyId: commitments.companyId,
  text: commitments.text,
  owner: commitments.owner,
  ownerName: commitments.ownerName,
  employeeId: commitments.employeeId,
  employeeName: employees.name,
  teamId: commitments.teamId,
  teamName: teams.name,
  dueOn: commitments.dueOn,
  firstDueOn: commitments.firstDueOn,
  postponed: commitments.postponed,
  state: commitments.state,
  doneAt: commitments.doneAt,
  evidence: commitments.evidence,
  recurrence: commitments.recurrence,
  sourceKind: commitments.sourceKind,
  documentId: commitments.documentId,
  documentType: documents.type,
  documentTitle: documents.title,
  conversationId: commitments.conversationId,
  diaryEntryId: commitments.diaryEntryId,
  createdAt: commitments.createdAt,
  updatedAt: commitments.updatedAt,
};

type Stored = typeof commitments.$inferSelect;
export type CommitmentRow = Pick<Stored, keyof typeof columns & keyof Stored> & {
  employeeName: string | null;
  teamName: string | null;
  documentType: string | null;
  documentTitle: string | null;
};

export const isPerson = pointsTo(commitments, 'employeeId', employees);
export const isTeam = pointsTo(commitments, 'teamId', teams);
export const isSource = pointsTo(commitments, 'documentId', documents);

/** Not deleted: what can be taken back for a moment is nowhere to be seen. */
export const isThere: SQL = isNull(commitments.deletedAt);
export const isOpen: SQL = sql`${commitments.state} = 'open' and ${isThere}`;

/** @param now by whose day it stands in its group */
export function toCommitment(row: CommitmentRow, now: Date): Commitment {
  const { employeeId, employeeName, teamId, teamName, documentId, documentType } = row;
  return {
    id: row.id,
    companyId: row.companyId,
    text: row.text,
    owner: row.owner,
    ownerName: row.ownerName,
    employee: employeeId === null ? null : { id: employeeId, name: employeeName ?? '' },
    team: teamId === null ? null : { id: teamId, name: teamName ?? '' },
    dueOn: row.dueOn,
    firstDueOn: row.firstDueOn,
    postponed: row.postponed,
    state: row.state,
    group: row.state === 'open' ? groupOn(calendarDay(now), row.dueOn) : null,
    doneAt: row.doneAt?.toISOString() ?? null,
    evidence: row.evidence,
    recurrence: row.recurrence,
    source: {
      kind: row.sourceKind,
      document:
        documentId === null
          ? null
          : {
              id: documentId,
              type: documentType ?? '',
              title: row.documentTitle ?? '',
            },
      conversationId: row.conversationId,
      diaryEntryId: row.diaryEntryId,
    },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
