import * as z from 'zod/mini';

/*
 * Where a page ends, as the answer before it said: what its last row is ordered by, and the row's id. Clients send it
 * back as it came; what no answer can have said is refused at the edge.
 */

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const endingIn = (order: string) =>
  z.optional(z.string().check(z.regex(new RegExp(`^${order}${uuid}$`))));

/** The id alone, which is made in the order of the rows. */
export const idCursor = endingIn('');
/** A moment, in microseconds since 1970. */
export const momentCursor = endingIn(String.raw`\d{1,17}\.`);
/** A moment that some rows have not: ''. */
export const maybeMomentCursor = endingIn(String.raw`\d{0,17}\.`);
/** How well it was found, then a moment. */
export const foundCursor = endingIn(String.raw`\d\.\d{1,17}\.`);
