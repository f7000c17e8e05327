import type { RoundLink } from '#shared/rounds.ts';
import { useHeldState } from '../../../lib/held-state.ts';
import { hold } from '../../../lib/tab-memory.ts';

/** The address of a person, and whether it goes with a reminder. */
interface HeldLink {
  url: string;
  isReminder: boolean;
}
type HeldLinks = Readonly<Record<string, HeldLink>>;

const nameOf = (roundId: string) => `round-links:${roundId}`;
const none: HeldLinks = {};

/** Told once: they wait for the screen on which they are sent, and are gone with the page. */
export function holdLinks(roundId: string, links: readonly RoundLink[]): void {
  const held: HeldLinks = Object.fromEntries(
    links.map(({ personId, url }) => [personId, { url, isReminder: false }]),
  );
  hold(nameOf(roundId), held);
}

export function useHeldLinks(roundId: string) {
  return useHeldState(nameOf(roundId), none);
}
