import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { AgreedCommitment } from '#shared/commitments.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { commitments } from '../db/schema.ts';
import { isId } from '../ids.ts';

/** No talk ends with more promises than a person can keep. */
const most = 100;

/** What came of a conversation or a meeting, the oldest first. */
export async function listAgreed(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  isOfIt: SQL,
): Promise<AgreedCommitment[]> {
  const rows = await db
    .select({
      id: commitments.id,
      text: commitments.text,
      owner: commitments.owner,
      dueOn: commitments.dueOn,
      state: commitments.state,
      key: commitments.sourceKey,
      said: commitments.sourceText,
    })
    .from(commitments)
    .where(and(eq(commitments.companyId, companyId), isOfIt, isNull(commitments.deletedAt)))
    .orderBy(asc(commitments.id))
    .limit(most);
  return rows.map(({ key, said, ...commitment }) => ({
    ...commitment,
    // A line has its fingerprint for a key, which is no id.
    talkingPointId: key !== null && isId(key) ? key : null,
    said: said ?? commitment.text,
  }));
}
