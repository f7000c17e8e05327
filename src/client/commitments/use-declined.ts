import { useState } from 'react';
import { limits } from '#shared/limits.ts';
import { attempt, tell } from './commitment-toasts.ts';

/** The lines of a talk that are not to be followed: kept with it, so that none is offered again. */
export function useDeclined(
  saved: readonly string[],
  save: (lines: string[]) => Promise<unknown>,
): [lines: readonly string[], decline: (line: string) => void] {
  // Away at once: what the answer says is drawn a moment later.
  const [going, setGoing] = useState<readonly string[]>([]);
  const lines = [...saved, ...going];
  const keep = (next: string[]) =>
    attempt(() => save(next), 'Não foi possível guardar. Tente de novo.');
  const decline = async (line: string) => {
    const others = lines.filter((other) => other !== line);
    setGoing((now) => [...now, line]);
    const isKept = await keep([...others, line].slice(-limits.declinedLines));
    setGoing((now) => now.filter((other) => other !== line));
    if (isKept) tell('Não será acompanhado', { text: line }, () => void keep(others));
  };
  return [lines, (line) => void decline(line)];
}
