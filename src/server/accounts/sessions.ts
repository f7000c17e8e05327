import { eq, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { companies, sessions, users } from '../db/schema.ts';
import type { Caller } from '../http/route.ts';
import { hashToken, newToken } from './tokens.ts';

const dayInMs = 86_400_000;
const idleLimitMs = 7 * dayInMs;
const totalLimitMs = 30 * dayInMs;
/** How stale `last_seen_at` may be, so that a reading request seldom writes. */
const touchAfterMs = 3_600_000;

export interface Sessions {
  /** Starts a session and gives its token, which is stored nowhere but in the user's cookie. */
  start(tx: Tx, userId: string): Promise<string>;
  /** The caller a token stands for, or null where it is unknown, over, or of a disabled account. */
  find(token: string): Promise<Caller | null>;
  end(token: string, tx?: Tx): Promise<void>;
}

/** Ends every session of a user, wherever it runs. */
export async function endSessionsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** The hottest query of all: every request of a signed-in user begins with it. */
const sessionByToken = prepared((db) =>
  db
    .select({
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
      userId: users.id,
      name: users.name,
      position: users.position,
      isActive: users.isActive,
      companyId: companies.id,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(companies, eq(companies.ownerId, users.id))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session_by_token'),
);

export function createSessions(db: Db, now: () => Date): Sessions {
  return {
    async start(tx, userId) {
      const token = newToken();
      const at = now();
      await tx
        .insert(sessions)
        .values({ tokenHash: hashToken(token), userId, createdAt: at, lastSeenAt: at });
      return token;
    },
    async find(token) {
      const tokenHash = hashToken(token);
      const [row] = await sessionByToken(db).execute({ tokenHash });
      if (!row || !row.isActive) return null;
      const at = now();
      const idleMs = at.getTime() - row.lastSeenAt.getTime();
      if (idleMs > idleLimitMs || at.getTime() - row.createdAt.getTime() > totalLimitMs)
        return null;
      if (idleMs > touchAfterMs) {
        await db.update(sessions).set({ lastSeenAt: at }).where(eq(sessions.tokenHash, tokenHash));
      }
      const { userId, name, position, companyId } = row;
      return { userId, name, position, companyId };
    },
    async end(token, tx) {
      await (tx ?? db).delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
    },
  };
}

/** Drops the sessions that are over. */
export async function sweepSessions(db: Db, now: Date): Promise<void> {
  const isIdle = lte(sessions.lastSeenAt, new Date(now.getTime() - idleLimitMs));
  const isOld = lte(sessions.createdAt, new Date(now.getTime() - totalLimitMs));
  await db.delete(sessions).where(or(isIdle, isOld));
}
