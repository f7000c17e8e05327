import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm';
import { limits } from '#shared/limits.ts';
import type { Share, ShareEventKind, ShareState } from '#shared/shares.ts';
import type { Author } from '../commitments/events.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { pointsTo } from '../db/points-to.ts';
import { documents, employees, shareEvents, shares } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';

export type ShareRow = typeof shares.$inferSelect;

/** Of one share; a link that is answered again and again has said what there is to say. */
export const mostEvents = 50;

export async function recordEvent(
  tx: Tx,
  { companyId, authorId, now }: Omit<Author, 'companyId'> & { companyId: string },
  { shareId, kind }: { shareId: string; kind: ShareEventKind },
): Promise<void> {
  await tx
    .insert(shareEvents)
    .values({ id: newId(), companyId, authorId, shareId, kind, createdAt: now });
}

export interface SharePage {
  items: Share[];
  next: string | null;
}

/** Newest first. @throws AppError `not_found` */
export async function listShares(
  db: Db,
  { companyId, now }: Author,
  { documentId, before }: { documentId: string; before?: string | undefined },
): Promise<SharePage> {
  const isThis = and(eq(documents.companyId, companyId), eq(documents.id, documentId));
  const [document] = isId(documentId)
    ? await db.select({ id: documents.id }).from(documents).where(isThis)
    : [];
  if (!document) throw new AppError('not_found', messages.documentNotFound);
  const isEarlier = before === undefined ? undefined : lt(shares.id, before);
  const rows = await db
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.companyId, companyId), eq(shares.documentId, documentId), isEarlier))
    .orderBy(desc(shares.id))
    .limit(limits.sharePage + 1);
  const ids = rows.slice(0, limits.sharePage).map(({ id }) => id);
  const items = await readShares(db, { companyId, now }, ids);
  return { items, next: rows.length > ids.length ? ids.at(-1)! : null };
}

/** @throws AppError `not_found` */
export async function getShare(
  db: Db | Tx,
  author: Pick<Author, 'companyId' | 'now'>,
  id: string,
): Promise<Share> {
  const [share] = isId(id) ? await readShares(db, author, [id]) : [];
  if (!share) throw new AppError('not_found', messages.shareNotFound);
  return share;
}

/** Newest first; no address and no hash of one goes along. */
async function readShares(
  db: Db | Tx,
  { companyId, now }: Pick<Author, 'companyId' | 'now'>,
  ids: string[],
): Promise<Share[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ share: shares, name: employees.name })
    .from(shares)
    .innerJoin(employees, pointsTo(shares, 'employeeId', employees))
    .where(and(eq(shares.companyId, companyId), inArray(shares.id, ids)))
    .orderBy(desc(shares.id));
  const events = await eventsOf(db, companyId, ids);
  return rows.map(({ share, name }) =>
    toShare(share, { name, now, events: events.get(share.id) ?? [] }),
  );
}

async function eventsOf(db: Db | Tx, companyId: OwnedCompanyId, ids: string[]) {
  const rows = await db
    .select()
    .from(shareEvents)
    .where(and(eq(shareEvents.companyId, companyId), inArray(shareEvents.shareId, ids)))
    .orderBy(asc(shareEvents.shareId), asc(shareEvents.id))
    .limit(ids.length * mostEvents);
  const byShare = new Map<string, typeof rows>();
  for (const row of rows) byShare.set(row.shareId, [...(byShare.get(row.shareId) ?? []), row]);
  return byShare;
}

interface Beside {
  name: string;
  now: Date;
  events: readonly (typeof shareEvents.$inferSelect)[];
}

function toShare(row: ShareRow, { name, now, events }: Beside): Share {
  const { id, documentId, employeeId, answer, comment, snapshot, reports } = row;
  return {
    id,
    documentId,
    employee: { id: employeeId, name },
    state: stateOf(row, now),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    openedAt: row.openedAt?.toISOString() ?? null,
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answer,
    comment,
    steps: snapshot.steps.map((step) => {
      const report = reports.find(({ key }) => key === step.key);
      return {
        ...step,
        report: report
          ? { evidence: report.evidence, at: report.at, acceptedAt: report.acceptedAt }
          : null,
      };
    }),
    events: events.map(({ kind, createdAt }) => ({ kind, at: createdAt.toISOString() })),
  };
}

/** What was answered stands, also when the link opens nothing any more. */
function stateOf({ answeredAt, revokedAt, expiresAt, openedAt }: ShareRow, now: Date): ShareState {
  if (revokedAt) return 'revoked';
  if (answeredAt) return 'answered';
  if (expiresAt <= now) return 'expired';
  return openedAt ? 'opened' : 'waiting';
}

/** Also a link that opens nothing any more. @throws AppError `not_found` */
export async function findShare(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<ShareRow> {
  const isIt = and(eq(shares.companyId, companyId), eq(shares.id, id));
  const [row] = isId(id) ? await db.select().from(shares).where(isIt) : [];
  if (!row) throw new AppError('not_found', messages.shareNotFound);
  return row;
}

/** The row, held until the transaction ends. @throws AppError `not_found` */
export async function lockShare(tx: Tx, companyId: OwnedCompanyId, id: string): Promise<ShareRow> {
  const isIt = and(eq(shares.companyId, companyId), eq(shares.id, id));
  const [row] = isId(id) ? await tx.select().from(shares).where(isIt).for('update') : [];
  if (!row) throw new AppError('not_found', messages.shareNotFound);
  return row;
}
