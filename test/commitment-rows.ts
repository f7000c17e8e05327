import type { Commitment } from '#shared/commitments.ts';

/** A commitment as the server tells it: open, without a day, the leader's own. */
export function aCommitment(fields: Partial<Commitment> & { id: string }): Commitment {
  return {
    companyId: 'c1',
    text: `Combinado ${fields.id}`,
    owner: 'leader',
    ownerName: null,
    employee: null,
    team: null,
    dueOn: null,
    firstDueOn: null,
    postponed: 0,
    state: 'open',
    group: 'undated',
    doneAt: null,
    evidence: '',
    recurrence: 'none',
    source: { kind: 'hand', document: null, conversationId: null, diaryEntryId: null },
    createdAt: '2026-11-20T15:00:00.000Z',
    updatedAt: '2026-11-20T15:00:00.000Z',
    ...fields,
  };
}
