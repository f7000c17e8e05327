import {
  commitmentGroups,
  commitmentSides,
  commitmentStates,
  type CommitmentState,
} from '#shared/commitments.ts';
import type { CommitmentFilters } from '../../data/commitment-order.ts';

/** The names of the filters in the address: it can be sent, and the browser's Back undoes it. */
const names = {
  employeeId: 'pessoa',
  teamId: 'equipe',
  side: 'de',
  group: 'parte',
  state: 'situacao',
} as const satisfies Record<keyof CommitmentFilters, string>;

const addressWords: Readonly<Record<CommitmentState, string>> = {
  open: '',
  done: 'cumpridos',
  dropped: 'deixados',
};

const wordIn = <K extends string>(vocabulary: Readonly<Record<K, string>>, value: string) =>
  Object.hasOwn(vocabulary, value) ? (value as K) : undefined;

export function readFilters(valueOf: (name: string) => string): CommitmentFilters {
  const word = valueOf(names.state);
  const states = Object.keys(commitmentStates) as CommitmentState[];
  const state = states.find((each) => addressWords[each] === word) ?? 'open';
  return {
    employeeId: valueOf(names.employeeId) || undefined,
    teamId: valueOf(names.teamId) || undefined,
    side: wordIn(commitmentSides, valueOf(names.side)),
    // Closed ones stand in no part of the list.
    group: state === 'open' ? wordIn(commitmentGroups, valueOf(names.group)) : undefined,
    state,
  };
}

/** What the address says for a change of the filters. */
export function addressValues(change: Partial<CommitmentFilters>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      names[name as keyof CommitmentFilters],
      name === 'state' ? addressWords[value as CommitmentState] : (value ?? ''),
    ]),
  );
}

export const noFilters: CommitmentFilters = {
  employeeId: undefined,
  teamId: undefined,
  side: undefined,
  group: undefined,
  state: 'open',
};

export function isFiltered({ employeeId, teamId, side, group, state }: CommitmentFilters): boolean {
  return Boolean(employeeId || teamId || side || group || state !== 'open');
}
