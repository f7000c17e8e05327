import { v7, validate } from 'uuid';

/** A new id. Ids sort by the time they were made, also within one millisecond of one process. */
export function newId(): string {
  return v7();
}

/** Text that is no UUID cannot be anyone's id; asking the database about it would be an error there. */
export function isId(value: string): boolean {
  return validate(value);
}
