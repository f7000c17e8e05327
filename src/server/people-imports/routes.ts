import type { FastifyInstance } from 'fastify';
import type { Upload } from '#shared/endpoint.ts';
import { limits } from '#shared/limits.ts';
import { peopleImportEndpoints } from '#shared/people-imports.ts';
import type { AppParts } from '../app-parts.ts';
import { requireCompany, requireOwnCompany } from '../companies/owned-company.ts';
import { AppError, refusedInput } from '../http/app-error.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { countUpload } from '../http/rate-limit.ts';
import { alreadySent, route, type Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import { checkImport, commitImport, rejectedOf } from './commit.ts';
import type { ReadingTask } from './read-file.ts';
import { createPeopleReader } from './reader.ts';
import { writeCsv } from './rejected-csv.ts';
import { findImport, keepDraft, listImports, type Importer } from './store.ts';
import { undoImport } from './undo.ts';
import { toView } from './view.ts';

export function peopleImportRoutes(app: FastifyInstance, { db, now, rateLimiter }: AppParts): void {
  const reader = createPeopleReader();
  app.addHook('onClose', () => reader.close());
  const importerOf = (caller: Caller): Importer => ({
    companyId: requireOwnCompany(caller, messages.importNotFound),
    authorId: caller.userId,
    now: now(),
  });

  route(app, peopleImportEndpoints.list, async ({ caller, query }) => {
    requireCompany(caller, query.companyId);
    return listImports(db, importerOf(caller), query);
  });
  route(app, peopleImportEndpoints.read, async ({ caller, body, uploads }, request) => {
    const { userId } = caller;
    requireCompany(caller, body.companyId);
    const importer = importerOf(caller);
    const key = readIdempotencyKey(request);
    await countUpload(rateLimiter, { userId, uploads: [body] });
    const sheets = await reader.read(taskOf(body.text, uploads), userId);
    const fileName = uploads[0]?.fileName ?? messages.importPasted;
    return toView(await keepDraft(db, importer, { key, fileName, sheets }));
  });
  route(app, peopleImportEndpoints.get, async ({ caller, params, query }) => {
    const { sheet, headerRow } = query;
    return toView(await findImport(db, importerOf(caller), params), {
      sheet: sheet ? Number(sheet) : undefined,
      headerRow: headerRow === 'nenhuma' ? null : headerRow ? Number(headerRow) : undefined,
    });
  });
  route(app, peopleImportEndpoints.check, async ({ caller, params, body }) =>
    checkImport(db, importerOf(caller), { id: params.id, mapping: body }),
  );
  route(app, peopleImportEndpoints.commit, async ({ caller, params, body }) =>
    commitImport(db, importerOf(caller), { id: params.id, mapping: body }),
  );
  route(app, peopleImportEndpoints.undo, async ({ caller, params }) =>
    undoImport(db, importerOf(caller), params.id),
  );
  route(app, peopleImportEndpoints.rejected, async ({ caller, params }, _request, reply) => {
    const lines = await rejectedOf(db, importerOf(caller), params.id);
    void reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="linhas-a-corrigir.csv"')
      .header('cache-control', 'no-store')
      .send(writeCsv(lines));
    return alreadySent;
  });
}

/** @throws AppError `too_large`, `invalid_input` where there is nothing to read */
function taskOf(text: string | undefined, [file]: readonly Upload[]): ReadingTask {
  if (file) {
    if (file.bytes > limits.importBytes) throw new AppError('too_large', messages.importTooHeavy);
    return { path: file.path };
  }
  if (text?.trim()) return { text };
  throw refusedInput([{ path: 'file', message: 'Escolha um arquivo ou cole as células' }]);
}
