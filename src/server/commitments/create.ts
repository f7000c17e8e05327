import { and, eq } from 'drizzle-orm';
import type { Commitment, CommitmentForm } from '#shared/commitments.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { commitments } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import { findAgreed, findSource } from './talk-source.ts';
import type { Author } from './events.ts';
import {
  checkedParty,
  firstTeamOf,
  getCommitment,
  insertCommitments,
  holdDiaryEntry,
  holdEmployee,
  holdTeam,
} from './store.ts';

/**
 * Notes a commitment by hand, from a line of the diary, from a conversation or a meeting.
 *
 * @param key the Idempotency-Key: asked again under it, the answer is the one that there is
 * @throws AppError `not_found` for a person, team, line, conversation or document that is not the company's
 */
export async function createCommitment(
  db: Db,
  author: Author,
  form: CommitmentForm,
  key: string | null,
): Promise<Commitment> {
  const { companyId, now } = author;
  return db.transaction(async (tx) => {
    // A late repetition of what was deleted since is no new wish.
    const repeated = key && (await findByKey(tx, author, key));
    if (repeated) return getCommitment(tx, companyId, repeated, now);
    const { employeeId: person, teamId: team, diaryEntryId: line } = form;
    const agreed = await findSource(tx, author, form);
    const known = agreed && (await findAgreed(tx, author, agreed));
    if (known) return getCommitment(tx, companyId, known, now);
    const whom = person ?? agreed?.employeeId ?? undefined;
    const employeeId = whom === undefined ? null : await holdEmployee(tx, companyId, whom);
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
          source: agreed ? agreed.source : await handOrDiary(tx, companyId, line),
        },
      ],
      key,
    );
    // Of two calls at once under one key the second finds what the first noted.
    const noted =
      id ??
      (agreed && (await findAgreed(tx, author, agreed))) ??
      (key && (await findByKey(tx, author, key)));
    if (!noted) throw new AppError('not_found', messages.commitmentNotFound);
    return getCommitment(tx, companyId, noted, now);
  });
}

async function findByKey(
  tx: Tx,
  { companyId, authorId }: Author,
  key: string,
): Promise<string | null> {
  const [row] = await tx
    .select({ id: commitments.id })
    .from(commitments)
    .where(
      and(
        eq(commitments.companyId, companyId),
        eq(commitments.authorId, authorId),
        eq(commitments.key, key),
      ),
    );
  return row?.id ?? null;
}

async function handOrDiary(tx: Tx, companyId: OwnedCompanyId, line: string | undefined) {
  if (line === undefined) return { kind: 'hand' as const };
  return { kind: 'diary' as const, diaryEntryId: await holdDiaryEntry(tx, companyId, line) };
}
