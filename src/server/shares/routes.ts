import type { FastifyInstance } from 'fastify';
import { hasBlank } from '#documents/kit/promises.ts';
import { shareEndpoints } from '#shared/shares.ts';
import type { AppParts } from '../app-parts.ts';
import { requireOwnCompany } from '../companies/owned-company.ts';
import { readIdempotencyKey } from '../http/idempotency-key.ts';
import { refusedInput } from '../http/app-error.ts';
import { route, type Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import {
  acceptStep,
  makeShare,
  renewShare,
  restoreShare,
  revokeShare,
  type Made,
} from './change.ts';
import { writeForPerson } from './person-text.ts';
import { readForPerson, requireShareable, withText, type Sharer } from './snapshot.ts';
import { findShare, listShares } from './store.ts';

const hour = 60 * 60;
const sharesOfUser = { max: 120, windowSeconds: hour };
/** A text for the person may cost a call of a model. */
const textsOfUser = { max: 40, windowSeconds: hour };

export function shareRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, now, room, config, rateLimiter } = parts;
  const sharerOf = (caller: Caller, otherwise: string): Sharer => ({
    caller,
    companyId: requireOwnCompany(caller, otherwise),
    now: now(),
  });
  const ofDocument = (caller: Caller) => sharerOf(caller, messages.documentNotFound);
  const ofShare = (caller: Caller) => sharerOf(caller, messages.shareNotFound);
  const authorOf = ({ caller, companyId, now: at }: Sharer) => ({
    companyId,
    authorId: caller.userId,
    now: at,
  });
  const told = ({ share, token }: Made) => ({ share, url: `${config.publicUrl}/c/${token}` });

  route(app, shareEndpoints.draft, async ({ caller, body }) => {
    const sharer = ofDocument(caller);
    const { documentId, employeeId = null } = body;
    const { item, employee, snapshot, needsText } = await readForPerson(db, sharer, {
      documentId,
      employeeId,
    });
    if (!needsText) {
      await requireShareable(room, sharer, snapshot);
      return { employee, snapshot, text: null };
    }
    await rateLimiter.consume(`share-text:${caller.userId}`, textsOfUser);
    const text = await writeForPerson(parts, sharer, { item, employeeId: employee?.id ?? null });
    return { employee, snapshot: withText(snapshot, text), text };
  });

  route(app, shareEndpoints.list, async ({ caller, params, query }) =>
    listShares(db, authorOf(ofDocument(caller)), { documentId: params.id, before: query.before }),
  );

  route(app, shareEndpoints.snapshot, async ({ caller, params }) => {
    const { snapshot } = await findShare(db, ofShare(caller).companyId, params.id);
    return snapshot;
  });

  route(app, shareEndpoints.create, async ({ caller, body }, request) => {
    const sharer = ofDocument(caller);
    const key = readIdempotencyKey(request);
    await rateLimiter.consume(`share:${caller.userId}`, sharesOfUser);
    const { documentId, employeeId: chosen = null, text } = body;
    const wanted = { documentId, employeeId: chosen };
    const { employee, needsText, ...read } = await readForPerson(db, sharer, wanted);
    if (employee === null)
      throw refusedInput([{ path: 'employeeId', message: 'Escolha a pessoa' }]);
    const { id: employeeId } = employee;
    if (needsText && text === '')
      throw refusedInput([{ path: 'text', message: messages.shareText }]);
    if (needsText && hasBlank(text)) {
      throw refusedInput([{ path: 'text', message: messages.shareBlank }]);
    }
    const snapshot = needsText ? withText(read.snapshot, text) : read.snapshot;
    await requireShareable(room, sharer, snapshot);
    return told(
      await makeShare(db, authorOf(sharer), {
        documentId: read.item.id,
        employeeId,
        snapshot,
        key,
      }),
    );
  });

  route(app, shareEndpoints.renew, async ({ caller, params }) => {
    await rateLimiter.consume(`share:${caller.userId}`, sharesOfUser);
    return told(await renewShare(db, authorOf(ofShare(caller)), params.id));
  });
  route(app, shareEndpoints.revoke, async ({ caller, params }) =>
    revokeShare(db, authorOf(ofShare(caller)), params.id),
  );
  route(app, shareEndpoints.restore, async ({ caller, params }) =>
    restoreShare(db, authorOf(ofShare(caller)), params.id),
  );
  route(app, shareEndpoints.accept, async ({ caller, params, body }) =>
    acceptStep(db, ofShare(caller), { id: params.id, key: body.key }),
  );
}
