import { useEffect, useMemo } from 'react';
import type { Employee } from '#shared/employees.ts';

export interface EmployeeFilter {
  /** Words of the name and the position. */
  words: string;
  /** '' is any team, and none. */
  teamId: string;
}

/** As many names at a time are made ready as a slow phone manages without a stutter. */
const readyAtOnce = 200;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const texts = new WeakMap<Employee, string>();
function textOf(employee: Employee): string {
  let text = texts.get(employee);
  if (text === undefined) {
    text = plain(`${employee.name} ${employee.position}`);
    texts.set(employee, text);
  }
  return text;
}

/** Without regard to case and accents: 'joao' finds 'João'. */
export function useMatching(
  employees: readonly Employee[],
  { words, teamId }: EmployeeFilter,
): readonly Employee[] {
  useReadyTexts(employees);
  return useMemo(() => {
    const wanted = plain(words).split(/\s+/).filter(Boolean);
    if (wanted.length === 0 && teamId === '') return employees;
    return employees.filter((employee) => {
      if (teamId !== '' && !employee.teamIds.includes(teamId)) return false;
      return wanted.every((word) => textOf(employee).includes(word));
    });
  }, [employees, words, teamId]);
}

/**
 * Taking the accents off thousands of names takes longer than a key's press may, and than arriving may: it is
 * done in between.
 */
function useReadyTexts(employees: readonly Employee[]): void {
  useEffect(() => {
    let done = 0;
    let timer = setTimeout(more);
    function more() {
      for (const employee of employees.slice(done, done + readyAtOnce)) textOf(employee);
      done += readyAtOnce;
      if (done < employees.length) timer = setTimeout(more);
    }
    return () => clearTimeout(timer);
  }, [employees]);
}
