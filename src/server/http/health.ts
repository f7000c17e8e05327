import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../db/database.ts';
import { messages } from '../messages.ts';
import { AppError } from './app-error.ts';

/** `/healthz`: the process answers. `/readyz`: it can also serve, because the database answers. */
export function answerHealth(app: FastifyInstance, db: Db): void {
  app.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { schema: { hide: true } }, async () => {
    try {
      await db.execute(sql`select 1`);
    } catch (cause) {
      throw new AppError('unavailable', messages.unavailable, { cause, retryAfter: 5 });
    }
    return { status: 'ready' };
  });
}
