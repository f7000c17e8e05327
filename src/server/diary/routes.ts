import type { FastifyInstance } from 'fastify';
import { diaryEndpoints } from '#shared/diary.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany, requireOwnCompany } from '../companies/owned-company.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { route, succeeded, type Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import { deleteEntry, linkEntry, restoreEntry, unlinkEntry, updateEntry } from './change.ts';
import { findEntries } from './find.ts';
import { createDiaryEntry, getEntry, listDiary, type Author } from './store.ts';
import { transcriptionRoutes } from './transcription-routes.ts';

export function diaryRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, now } = parts;

  route(app, diaryEndpoints.list, ({ caller, query }) =>
    listDiary(db, requireCompany(caller, query.companyId), query.limit),
  );

  route(app, diaryEndpoints.find, ({ caller, query }) =>
    findEntries(db, {
      ...query,
      companyId: requireCompany(caller, query.companyId),
      now: now(),
    }),
  );

  route(app, diaryEndpoints.create, ({ caller, body }, request) => {
    const { companyId, writtenAt, ...entry } = body;
    const author = {
      companyId: requireCompany(caller, companyId),
      authorId: caller.userId,
      now: now(),
    };
    return createDiaryEntry(db, author, {
      ...entry,
      writtenAt: writtenAt === undefined ? undefined : new Date(writtenAt),
      key: readIdempotencyKey(request),
    });
  });

  entryRoutes(app, parts);
  transcriptionRoutes(app, parts);
}

function entryRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  const authorOf = (caller: Caller): Author => ({
    companyId: requireOwnCompany(caller, messages.diaryEntryNotFound),
    authorId: caller.userId,
    now: now(),
  });

  route(app, diaryEndpoints.get, async ({ caller, params }) =>
    getEntry(db, requireOwnCompany(caller, messages.diaryEntryNotFound), params.id),
  );
  route(app, diaryEndpoints.update, async ({ caller, params, body }) =>
    updateEntry(db, authorOf(caller), params.id, body),
  );
  route(app, diaryEndpoints.erase, async ({ caller, params }) => {
    await deleteEntry(db, authorOf(caller), params.id);
    return succeeded(messages.diaryEntryDeleted);
  });
  route(app, diaryEndpoints.restore, async ({ caller, params }) =>
    restoreEntry(db, authorOf(caller), params.id),
  );
  route(app, diaryEndpoints.link, async ({ caller, params }) =>
    linkEntry(db, authorOf(caller), params),
  );
  route(app, diaryEndpoints.unlink, async ({ caller, params }) =>
    unlinkEntry(db, authorOf(caller), params),
  );
}
