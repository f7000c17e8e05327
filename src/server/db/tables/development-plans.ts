import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PlanState } from '#shared/development-plans.ts';
import { id, instant, createdAt, updatedAt, authorId } from './columns.ts';
import { documents } from './documents.ts';
import { companyId, inCompany } from './owned.ts';
import { employees } from './people.ts';

/** A PDI that is or was in force: what it says stands in its document. */
export const developmentPlans = pgTable(
  'development_plans',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    employeeId: uuid('employee_id').notNull(),
    documentId: uuid('document_id').notNull(),
    state: text('state').$type<PlanState>().notNull().default('in_progress'),
    closedAt: instant('closed_at'),
    summary: text('summary').notNull().default(''),
    /** Rules wrote the summary, when another plan took its place. */
    isProposed: boolean('is_proposed').notNull().default(false),
    /** The plan whose place it took; no foreign key, so that each goes by itself. */
    continuesId: uuid('continues_id'),
    /** The newer PDI over which the leader went on with this one. */
    keptOverId: uuid('kept_over_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => {
    const { companyId: company, authorId: author, employeeId, documentId, state } = table;
    return [
      unique('development_plans_company').on(company, table.id),
      unique('development_plans_document').on(company, documentId, author),
      // One at a time, also when two requests race.
      uniqueIndex('development_plans_in_force')
        .on(company, author, employeeId)
        .where(sql`${state} = 'in_progress'`),
      index('development_plans_closed')
        .on(company, employeeId, table.closedAt, table.id)
        .where(sql`${state} = 'closed'`),
      index('development_plans_employee').on(company, employeeId, table.id),
      inCompany('development_plans_employee_fk', [company, employeeId], employees),
      inCompany('development_plans_document_fk', [company, documentId], documents),
    ];
  },
);

/** Where a person stands in a competency, with what shows it. A deleted row stays for a moment. */
export const levelCheckIns = pgTable(
  'level_checkins',
  {
    id: id(),
    companyId: companyId(),
    authorId: authorId(),
    employeeId: uuid('employee_id').notNull(),
    planId: uuid('plan_id').notNull(),
    /** As the document named it: it is found again by its words. */
    competency: text('competency').notNull(),
    level: integer('level').notNull(),
    evidence: text('evidence').notNull(),
    /** The Idempotency-Key it was made with. */
    key: uuid('key'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => {
    const { companyId: company, employeeId, planId, deletedAt } = table;
    return [
      unique('level_checkins_author_key').on(company, table.authorId, table.key),
      index('level_checkins_employee').on(company, employeeId, table.createdAt, table.id),
      index('level_checkins_plan').on(company, planId, table.id),
      index('level_checkins_deleted')
        .on(deletedAt)
        .where(sql`${deletedAt} is not null`),
      inCompany('level_checkins_employee_fk', [company, employeeId], employees),
      inCompany('level_checkins_plan_fk', [company, planId], developmentPlans),
    ];
  },
);
