import type { MeetingDuration } from './contract.ts';

/*
 * How the minutes of a meeting are shared: what was asked for gets at least four fifths of them, and the sum is
 * exact.
 */

interface Ends {
  open: number;
  close: number;
}

const plain: Record<MeetingDuration, Ends> = {
  30: { open: 2, close: 3 },
  60: { open: 4, close: 5 },
  90: { open: 5, close: 8 },
  120: { open: 5, close: 10 },
};

/** A meeting that decides ends with more time. */
const deciding: Record<MeetingDuration, Ends> = {
  30: { open: 2, close: 4 },
  60: { open: 4, close: 8 },
  90: { open: 5, close: 13 },
  120: { open: 5, close: 14 },
};

export function endsOf(duration: MeetingDuration, decides: boolean): Ends {
  return (decides ? deciding : plain)[duration];
}

/** The break in a meeting of two hours. */
export const pauseMinutes = 5;

/** Less than this is no time for a topic. */
const fewestMinutes = 4;

export function topicsThatFit(room: number): number {
  return Math.floor(room / fewestMinutes);
}

/** Equal parts of whole minutes; the remainder goes to the first ones, a minute each. */
export function equalParts(room: number, count: number): number[] {
  const each = Math.floor(room / count);
  const rest = room - each * count;
  return Array.from({ length: count }, (_, index) => each + (index < rest ? 1 : 0));
}
