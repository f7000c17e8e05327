import type { FastifyInstance } from 'fastify';
import { documentEndpoints } from '#documents/endpoints.ts';
import type { AppParts } from '../app-parts.ts';
import { requireOwnCompany } from '../companies/owned-company.ts';
import { getDocument } from '../documents/store.ts';
import { alreadySent, route } from '../http/route.ts';
import { messages } from '../messages.ts';
import { calendarOfDocument, headersOf, printedDocument } from './exported-document.ts';
import { createTypesetter } from './typesetter.ts';

const exportsOfUser = { max: 60, windowSeconds: 60 };

export function exportRoutes(app: FastifyInstance, { db, rateLimiter }: AppParts): void {
  const typesetter = createTypesetter();
  app.addHook('onClose', () => typesetter.close());

  route(
    app,
    documentEndpoints.exportDocument,
    async ({ caller, params, query }, request, reply) => {
      const companyId = requireOwnCompany(caller, messages.documentNotFound);
      const item = await getDocument(db, companyId, params.id);
      const { format } = query;
      const headers = headersOf(item, format);
      // Who asks for the head alone is told what the file would be: it is not made for that.
      if (request.method === 'HEAD') {
        void reply.headers(headers).send();
        return alreadySent;
      }
      await rateLimiter.consume(`export-document:${caller.userId}`, exportsOfUser);
      const file =
        format === 'ics'
          ? Buffer.from(calendarOfDocument(item, query))
          : Buffer.from(await typesetter.make({ format, document: printedDocument(item, query) }));
      void reply.headers(headers).send(file);
      return alreadySent;
    },
  );
}
