import { useMemo } from 'react';
import type { Employee } from '#shared/employees.ts';

export interface EmployeeFilter {
  /** Words of the name and the position. */
  words: string;
  /** '' is any team, and none. */
  teamId: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Without regard to case and accents: 'joao' finds 'João'. */
export function useMatching(
  employees: readonly Employee[],
  { words, teamId }: EmployeeFilter,
): readonly Employee[] {
  // Taking the accents off thousands of names takes longer than a key's press may.
  const texts = useMemo(
    () => new Map(employees.map(({ id, name, position }) => [id, plain(`${name} ${position}`)])),
    [employees],
  );
  return useMemo(() => {
    const wanted = plain(words).split(/\s+/).filter(Boolean);
    if (wanted.length === 0 && teamId === '') return employees;
    return employees.filter(({ id, teamIds }) => {
      const text = texts.get(id) ?? '';
      const inTeam = teamId === '' || teamIds.includes(teamId);
      return inTeam && wanted.every((word) => text.includes(word));
    });
  }, [employees, texts, words, teamId]);
}
