/*
 * What was done under a plan that another continues: lines of its form, which the leader reads and changes. A
 * step begins with what became of it.
 */

const marks = { done: 'Cumprido: ', open: 'Em aberto: ' } as const;

export function progressLine(state: keyof typeof marks, text: string): string {
  return `${marks[state]}${text}`;
}

export interface PlanProgress {
  done: string[];
  open: string[];
  /** Where the levels came to, and whatever else the leader wrote. */
  rest: string[];
}

/** Null where a plan continues none. */
export function readProgress(lines: readonly string[] | undefined): PlanProgress | null {
  if (!lines || lines.length === 0) return null;
  const marked = (mark: string) =>
    lines.flatMap((line) => (line.startsWith(mark) ? [line.slice(mark.length).trim()] : []));
  const isMarked = (line: string) => Object.values(marks).some((mark) => line.startsWith(mark));
  return {
    done: marked(marks.done),
    open: marked(marks.open),
    rest: lines.filter((line) => !isMarked(line)),
  };
}
