import { and, eq } from 'drizzle-orm';
import type { Commitment, CommitmentForm } from '#shared/commitments.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { commitments } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { requireSameWish } from '../http/idempotency-key.ts';
import { messages } from '../messages.ts';
import { findAgreed, findSource, personOfTalk, sourceKeyOf } from './talk-source.ts';
import type { Author } from './events.ts';
import {
  checkedParty,
  firstTeamOf,
  getCommitment,
  insertCommitments,
  holdDiaryEntry,
  holdEmployee,
  holdInOrder,
  holdTeam,
} from './store.ts';

/**
 * Notes a commitment by hand, from a line of the diary, from a conversation or a meeting.
 *
 * @param key the Idempotency-Key: asked again under it, the answer is the one that there is
 * @throws AppError `not_found` for a person, team, line, conversation or document that is not the company's;
 *   `conflict` where the key noted something else
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
    const repeated = await findRepeated(tx, author, form, key);
    if (repeated) return getCommitment(tx, companyId, repeated, now);
    const { employeeId: person, teamId: team, diaryEntryId: line } = form;
    const people = [person, await personOfTalk(tx, author, form)];
    await holdInOrder(tx, companyId, { people, documentId: form.documentId });
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
      (await findRepeated(tx, author, form, key));
    if (!noted) throw new AppError('not_found', messages.commitmentNotFound);
    return getCommitment(tx, companyId, noted, now);
  });
}

async function findRepeated(
  tx: Tx,
  { companyId, authorId }: Author,
  form: CommitmentForm,
  key: string | null,
): Promise<string | null> {
  if (key === null) return null;
  const [row] = await tx
    .select()
    .from(commitments)
    .where(
      and(
        eq(commitments.companyId, companyId),
        eq(commitments.authorId, authorId),
        eq(commitments.key, key),
      ),
    );
  if (!row) return null;
  // One that was changed since says no more what was asked.
  if (row.updatedAt <= row.createdAt) requireSameForm(row, form);
  return row.id;
}

/** What a form leaves open is as it was filled in. */
function requireSameForm(row: typeof commitments.$inferSelect, form: CommitmentForm): void {
  const { text, owner, ownerName, employeeId, teamId, dueOn, recurrence } = row;
  const { diaryEntryId, conversationId, documentId, sourceKey } = row;
  const what = { text, owner, ownerName, employeeId, teamId, dueOn, recurrence };
  const ofConversation = form.conversationId !== undefined;
  const ofTalk = ofConversation || form.documentId !== undefined;
  requireSameWish(
    { ...what, diaryEntryId, conversationId, documentId, sourceKey },
    {
      text: form.text,
      owner: form.owner,
      ownerName: form.owner === 'other' && form.ownerName !== '' ? form.ownerName : null,
      employeeId: stored(form.employeeId) ?? (ofConversation ? employeeId : null),
      teamId: stored(form.teamId) ?? teamId,
      dueOn: form.dueOn,
      recurrence: form.recurrence,
      diaryEntryId: ofTalk ? null : stored(form.diaryEntryId),
      conversationId: stored(form.conversationId),
      documentId: ofConversation ? null : stored(form.documentId),
      sourceKey: sourceKeyOf(form),
    },
  );
}

/** An id as the database has it. */
const stored = (id: string | undefined) => id ?? null;

async function handOrDiary(tx: Tx, companyId: OwnedCompanyId, line: string | undefined) {
  if (line === undefined) return { kind: 'hand' as const };
  return { kind: 'diary' as const, diaryEntryId: await holdDiaryEntry(tx, companyId, line) };
}
