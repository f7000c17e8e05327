import { eq } from 'drizzle-orm';
import type { Commitment, CommitmentForm } from '#shared/commitments.ts';
import { messages } from '#shared/messages.ts';
import type { Db } from '../db/database.ts';
import { commitments } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import type { Author } from './events.ts';
import {
  checkedParty,
  firstTeamOf,
  getCommitment,
  insertCommitments,
  readCommitments,
  holdDiaryEntry,
  holdEmployee,
  holdTeam,
} from './store.ts';

/**
 * Notes a commitment by hand or from a line of the diary.
 *
 * @param key the Idempotency-Key: asked again under it, the answer is the one that there is
 * @throws AppError `not_found` for a person, team or line that is not the company's
 */
export async function createCommitment(
  db: Db,
  author: Author,
  form: CommitmentForm,
  key: string | null,
): Promise<Commitment> {
  const { companyId, now } = author;
  return db.transaction(async (tx) => {
    const { employeeId: person, teamId: team, diaryEntryId: line } = form;
    const employeeId = person === undefined ? null : await holdEmployee(tx, companyId, person);
    const [id] = await insertCommitments(
      tx,
      author,
      [
        {
          text: form.text,
          ...checkedParty({ ...form, employeeId }),
          teamId:
            team !== undefined
              ? await holdTeam(tx, companyId, team)
              : employeeId && (await firstTeamOf(tx, companyId, employeeId)),
          dueOn: form.dueOn,
          recurrence: form.recurrence,
          source:
            line === undefined
              ? { kind: 'hand' }
              : { kind: 'diary', diaryEntryId: await holdDiaryEntry(tx, companyId, line) },
        },
      ],
      key,
    );
    if (id !== undefined) return getCommitment(tx, companyId, id, now);
    const [known] = await readCommitments(tx, companyId, eq(commitments.key, key!), now);
    // It was noted under this key and deleted since: a late repetition is no new wish.
    if (!known) throw new AppError('not_found', messages.commitmentNotFound);
    return known;
  });
}
