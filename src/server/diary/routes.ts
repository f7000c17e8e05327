import type { FastifyInstance } from 'fastify';
import { diaryEndpoints } from '#shared/diary.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany } from '../companies/owned-company.ts';
import { route } from '../http/route.ts';
import { createDiaryEntry, listDiary } from './store.ts';

export function diaryRoutes(app: FastifyInstance, { db, now }: AppParts): void {
  route(app, diaryEndpoints.list, ({ caller, query }) =>
    listDiary(db, requireCompany(caller, query.companyId), query.limit),
  );

  route(app, diaryEndpoints.create, ({ caller, body: { companyId, description } }) =>
    createDiaryEntry(db, requireCompany(caller, companyId), {
      description,
      authorId: caller.userId,
      now: now(),
    }),
  );
}
