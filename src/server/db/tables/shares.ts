import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ShareAnswer, SharedSnapshot, ShareEventKind, StepReport } from '#shared/shares.ts';
import { authorId, createdAt, id, instant, updatedAt } from './columns.ts';
import { documents } from './documents.ts';
import { companyId, inCompany } from './owned.ts';
import { employees } from './people.ts';

/** A document that was shown to a person by a secret address, and what they answered. It goes with either. */
export const shares = pgTable(
  'shares',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    documentId: uuid('document_id').notNull(),
    /** Who is to read it. */
    employeeId: uuid('employee_id').notNull(),
    /** SHA-256 of the address's token, in hex: the address itself is stored nowhere. */
    tokenHash: text('token_hash').notNull().unique('shares_token'),
    /** What the person reads, as it was when it was shared. */
    snapshot: jsonb('snapshot').$type<SharedSnapshot>().notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    openedAt: instant('opened_at'),
    answeredAt: instant('answered_at'),
    answer: text('answer').$type<ShareAnswer>(),
    comment: text('comment').notNull().default(''),
    /** The steps that the person says are done. */
    reports: jsonb('reports').$type<StepReport[]>().notNull().default([]),
    /** The Idempotency-Key it was made with. */
    key: uuid('key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => {
    const { companyId: company, documentId, employeeId, answeredAt } = table;
    return [
      unique('shares_company').on(company, table.id),
      unique('shares_author_key').on(company, table.authorId, table.key),
      index('shares_document').on(company, documentId, table.id),
      index('shares_employee').on(company, employeeId),
      index('shares_answered')
        .on(company, employeeId, answeredAt, table.id)
        .where(sql`${answeredAt} is not null`),
      inCompany('shares_document_fk', [company, documentId], documents),
      inCompany('shares_employee_fk', [company, employeeId], employees),
    ];
  },
);

/** What became of a share; rows are only ever added. */
export const shareEvents = pgTable(
  'share_events',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    shareId: uuid('share_id').notNull(),
    kind: text('kind').$type<ShareEventKind>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('share_events_share').on(table.companyId, table.shareId, table.id),
    inCompany('share_events_share_fk', [table.companyId, table.shareId], shares),
  ],
);
