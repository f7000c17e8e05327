import { eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { hashToken } from '../accounts/tokens.ts';
import { roundPeople, rounds, shares, users } from '../db/schema.ts';
import { isOpenRound, isRoundOfPerson } from '../rounds/answer.ts';
import { isOpenShare } from '../shares/answer.ts';
import type { Opening } from './link-pages.ts';

export type LinkKind = 'share' | 'round';

/** What an address opens, by one statement: whatever opens nothing takes the same way. */
export async function findLink({ db, token, now }: Opening): Promise<LinkKind | null> {
  const hash = hashToken(token);
  const [found] = await unionAll(
    db
      .select({ kind: sql<LinkKind>`'share'::text`.as('kind') })
      .from(shares)
      .innerJoin(users, eq(users.id, shares.authorId))
      .where(isOpenShare(hash, now)),
    db
      .select({ kind: sql<LinkKind>`'round'::text`.as('kind') })
      .from(roundPeople)
      .innerJoin(rounds, isRoundOfPerson)
      .innerJoin(users, eq(users.id, roundPeople.authorId))
      .where(isOpenRound(hash, now)),
  ).limit(1);
  return found?.kind ?? null;
}
