import type {
  Commitment,
  CommitmentGroup,
  CommitmentSide,
  CommitmentState,
} from '#shared/commitments.ts';

export interface CommitmentFilters {
  employeeId?: string | undefined;
  teamId?: string | undefined;
  side?: CommitmentSide | undefined;
  group?: CommitmentGroup | undefined;
  state: CommitmentState;
}

/** The order of the open ones: by day, those without a day last, the older first. */
export function comesBefore(one: Commitment, other: Commitment): boolean {
  const key = ({ dueOn, createdAt, id }: Commitment) =>
    `${dueOn ?? '9999-12-31'} ${createdAt} ${id}`;
  return key(one) < key(other);
}

/** Whether an open commitment belongs into a list of open ones. */
export function fits(commitment: Commitment, filters: CommitmentFilters): boolean {
  const { employeeId, teamId, side, group } = filters;
  const isMine = commitment.owner === 'leader';
  return (
    commitment.state === 'open' &&
    (!employeeId || commitment.employee?.id === employeeId) &&
    (!teamId || commitment.team?.id === teamId) &&
    (!side || (side === 'mine') === isMine) &&
    (!group || commitment.group === group)
  );
}
