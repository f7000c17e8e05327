import type { HistoryItem } from '#documents/endpoints.ts';
import type { AppParts } from '../app-parts.ts';
import { gatherContext } from '../documents/context.ts';
import type { Sharer } from './snapshot.ts';

/** Of what is known only who it is for: nothing of the diary, of talks or of other documents gets into it. */
const consults = ['company', 'position'] as const;

/**
 * A text for the person of a document that the leader reads alone, from the same form.
 *
 * @throws AppError `unavailable` where the model did not answer
 */
export async function writeForPerson(
  { db, author, room }: AppParts,
  { caller, companyId, now }: Sharer,
  { item, employeeId }: { item: HistoryItem; employeeId: string | null },
): Promise<string> {
  const { userId: owner, name, position } = caller;
  const signal = AbortSignal.timeout(mostMs);
  const context = await gatherContext(db, companyId, {
    author: { name, position },
    authorId: owner,
    audience: 'person',
    employeeId,
    teamId: null,
    terms: [],
    consults,
    now,
    select: (diary) => room.ask('select', diary, { owner, signal }),
  });
  return author.tell({ kind: item.type, brief: item.brief, context, owner, signal });
}

/** A short text: whoever waits longer asks again. */
const mostMs = 60_000;
