import type { FastifyInstance } from 'fastify';
import { calendarDay } from '#shared/format.ts';
import { privacyEndpoints } from '#shared/privacy.ts';
import type { AppParts } from '../app-parts.ts';
import { quarterHour } from '../http/rate-limit.ts';
import { alreadySent, route, succeeded } from '../http/route.ts';
import { messages } from '../messages.ts';
import { createZip } from '../zip/zip-writer.ts';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

const exportsOfUser = { max: 10, windowSeconds: 60 * 60 };
const deletionsOfUser = { max: 10, windowSeconds: quarterHour };

export function privacyRoutes(app: FastifyInstance, parts: AppParts): void {
  const { rateLimiter, now } = parts;

  route(app, privacyEndpoints.exportAccount, async ({ caller }, request, reply) => {
    await rateLimiter.consume(`export:${caller.userId}`, exportsOfUser);
    const zip = createZip(now());
    void reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="leme-dados-${calendarDay(now())}.zip"`,
        'cache-control': 'no-store, no-transform',
      })
      .send(zip.output);
    try {
      await exportAccount(parts, caller, zip);
    } catch (error) {
      // The status is sent: a zip without its end says that something is missing.
      if (!zip.output.destroyed) request.log.error({ err: error }, 'export failed');
      zip.output.destroy(error as Error);
    }
    return alreadySent;
  });

  route(app, privacyEndpoints.deleteAccount, async ({ caller, body }, request, reply) => {
    await rateLimiter.consume(`delete-account:${caller.userId}`, deletionsOfUser);
    await deleteAccount(parts, caller, { password: body.password, log: request.log });
    parts.cookies.session.clear(reply);
    return succeeded(messages.accountDeleted);
  });
}
