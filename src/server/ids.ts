import { v7, validate, version } from 'uuid';

/**
 * A new id. Ids sort by the time they were made, also within one millisecond of one process.
 *
 * @param at where what it names began earlier: it sorts there
 */
export function newId(at?: Date): string {
  return at ? v7({ msecs: at.getTime() }) : v7();
}

/** Text that is no UUID cannot be anyone's id; asking the database about it would be an error there. */
export function isId(value: string): boolean {
  return validate(value);
}

/** The first 48 bits of an id: those that `newId` makes hold the milliseconds since 1970. */
export function millisecondsIn(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
}

/** When an id was made; null where it is none of those that `newId` makes. */
export function timeOfId(id: string): Date | null {
  if (!isId(id) || version(id) !== 7) return null;
  return new Date(millisecondsIn(id));
}
