import { createHash } from 'node:crypto';
import { eq, lte, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { rateLimits } from '../db/schema.ts';
import { messages } from '../messages.ts';
import { AppError } from './app-error.ts';

/** In seconds: the usual window of what a person does by hand. */
export const quarterHour = 15 * 60;

export interface RateLimit {
  /** How many in one window. */
  max: number;
  windowSeconds: number;
}

/**
 * Counts events in the database, so that all processes count together. A key may hold an e-mail or an
 * address: it is hashed before it gets there.
 */
export interface RateLimiter {
  /** @throws AppError `too_many_requests` when this one is over the limit */
  consume(key: string, limit: RateLimit): Promise<void>;
  /** Counts one less: what was counted turned out to be right. */
  giveBack(key: string): Promise<void>;
  /** Forgets what was counted. */
  reset(key: string): Promise<void>;
}

export function createRateLimiter(
  db: Db,
  options: { enabled: boolean; now: () => Date },
): RateLimiter {
  const { enabled, now } = options;
  return {
    async consume(key, { max, windowSeconds }) {
      if (!enabled) return;
      const at = now();
      const windowEndsAt = new Date(at.getTime() + windowSeconds * 1000);
      const isOver = sql`${rateLimits.windowEndsAt} <= ${at.toISOString()}::timestamptz`;
      const [row] = await db
        .insert(rateLimits)
        .values({ key: hashKey(key), count: 1, windowEndsAt })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
            windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimits.windowEndsAt} end`,
          },
        })
        .returning();
      if (row && row.count > max) {
        const seconds = Math.ceil((row.windowEndsAt.getTime() - at.getTime()) / 1000);
        throw new AppError('too_many_requests', messages.tooMany, {
          retryAfter: Math.max(1, seconds),
        });
      }
    },
    async giveBack(key) {
      if (!enabled) return;
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - 1, 0)` })
        .where(eq(rateLimits.key, hashKey(key)));
    },
    async reset(key) {
      if (enabled) await db.delete(rateLimits).where(eq(rateLimits.key, hashKey(key)));
    },
  };
}

function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

const uploadsOfUser = { max: 120, windowSeconds: quarterHour };

/** @throws AppError `too_many_requests` when a user sends files faster than anyone can choose them */
export async function countUpload(
  limiter: RateLimiter,
  { userId, uploads }: { userId: string; uploads: readonly unknown[] },
): Promise<void> {
  if (uploads.length > 0) await limiter.consume(`upload:${userId}`, uploadsOfUser);
}

/** Drops the counters whose window is over. */
export async function sweepRateLimits(db: Db, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now));
}
