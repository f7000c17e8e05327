import { useMemo } from 'react';
import type { Employee } from '#shared/employees.ts';
import { useMatching } from '../../lib/matching.ts';

export interface EmployeeFilter {
  /** Words of the name and the position. */
  words: string;
  /** '' is any team, and none. */
  teamId: string;
}

export function useFiltered(
  employees: readonly Employee[],
  { words, teamId }: EmployeeFilter,
): readonly Employee[] {
  const found = useMatching(employees, words);
  return useMemo(
    () => (teamId === '' ? found : found.filter(({ teamIds }) => teamIds.includes(teamId))),
    [found, teamId],
  );
}
