import { and, asc, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { PlanState } from '#shared/development-plans.ts';
import { addDays, calendarDay, defaultTimeZone } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { pointsTo } from '../db/points-to.ts';
import {
  commitments,
  deadlineReads,
  developmentPlans,
  documents,
  employees,
  notifications,
} from '../db/schema.ts';
import { deadline, type Announcement, type DeadlineStage } from './announcements.ts';

/** In days: how long before its end a PDI is told of, and how long a day that has passed still is. */
const notice = { near: 7, last: 1, past: 30 };

/** Longer than a document is on its way into the history after the time that it bears. */
const slackMs = 3_600_000;

const stage = sql<DeadlineStage>`case
  when ${documents.type} = 'feedback' then 'follow-up'
  when ${documents.dueOn} < ${sql.placeholder('today')}::date then 'pdi-passed'
  when ${documents.dueOn} <= ${sql.placeholder('last')}::date then 'pdi-day'
  else 'pdi-week' end`;

/** Of a document that was generated anew for the same person and day nothing is told again. */
const subject = sql<string>`(${stage}) || ':' || coalesce(${documents.employeeId}, ${documents.id})::text
  || ':' || to_char(${documents.dueOn}, 'YYYY-MM-DD')`;

// Asked of each in turn, as `limit` has it: else every plan, and every commitment, there is may be read first.
const isPlanIn = (state: PlanState) => sql`(
  select true from ${developmentPlans} plan
  where plan.company_id = ${documents.companyId} and plan.document_id = ${documents.id}
    and plan.state = ${state} limit 1) is not null`;

/** Of the documents due from today on, or of the newly written, the next first; of those due before, the latest first. */
function untoldDeadlines(db: Db, of: 'ahead' | 'passed' | 'new') {
  const told = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, sql.placeholder('userId')),
        eq(notifications.subject, sql`(${subject})`),
      ),
    );
  // The newest PDI of a person is the current one (specification, section 7), unless another was left in force.
  const isReplaced = sql`${documents.type} = 'pdi' and exists (
    select from ${documents} newer
    where newer.company_id = ${documents.companyId} and newer.employee_id = ${documents.employeeId}
      and newer.type = 'pdi' and newer.id > ${documents.id}) and not ${isPlanIn('in_progress')}`;
  const isClosed = sql`${documents.type} = 'pdi' and ${isPlanIn('closed')}`;
  // A follow-up that is followed has its reminders as a commitment, also where it was put off.
  const isFollowed = sql`${documents.type} = 'feedback' and (
    select true from ${commitments} followed
    where followed.company_id = ${documents.companyId} and followed.document_id = ${documents.id}
      and followed.source_key = 'follow-up' limit 1) is not null`;
  const createdOn = sql`(${documents.createdAt} at time zone ${sql.raw(`'${defaultTimeZone}'`)})::date`;
  return db
    .select({
      stage,
      subject,
      documentId: documents.id,
      documentTitle: documents.title,
      employeeId: documents.employeeId,
      employeeName: employees.name,
      dueOn: sql<string>`to_char(${documents.dueOn}, 'YYYY-MM-DD')`,
    })
    .from(documents)
    .leftJoin(employees, pointsTo(documents, 'employeeId', employees))
    .where(
      and(
        eq(documents.companyId, sql.placeholder('companyId')),
        gte(documents.dueOn, sql`${sql.placeholder('since')}::date`),
        lte(documents.dueOn, sql`${sql.placeholder('until')}::date`),
        // A follow-up is told of on its day.
        or(
          eq(documents.type, 'pdi'),
          and(
            eq(documents.type, 'feedback'),
            lte(documents.dueOn, sql`${sql.placeholder('today')}::date`),
          ),
        ),
        or(isNull(documents.employeeId), eq(employees.isActive, true)),
        // A day that was over when it was written down calls for nothing.
        gte(documents.dueOn, createdOn),
        of === 'new' ? gte(documents.createdAt, sql.placeholder('createdSince')) : undefined,
        sql`not (${isReplaced})`,
        sql`not (${isClosed})`,
        sql`not (${isFollowed})`,
        sql`not exists (${told})`,
      ),
    )
    .orderBy(...[documents.dueOn, documents.id].map(of === 'passed' ? desc : asc))
    .limit(sql.placeholder('limit'));
}

const untoldAhead = prepared((db) =>
  untoldDeadlines(db, 'ahead').prepare('untold_deadlines_ahead'),
);
const untoldPassed = prepared((db) =>
  untoldDeadlines(db, 'passed').prepare('untold_deadlines_passed'),
);

/** It has no name, so that a server plans it for its instant: a plan for any instant reads the same as for all. */
const untoldOfNew = prepared((db) => untoldDeadlines(db, 'new').prepare(''));

const lastRead = prepared((db) =>
  db
    .select({ readAt: deadlineReads.readAt })
    .from(deadlineReads)
    .where(eq(deadlineReads.companyId, sql.placeholder('companyId')))
    .prepare('deadlines_last_read'),
);

export interface DueDeadlines {
  /** The most pressing last, so that it stands first. */
  announcements: Announcement[];
  /** The first look of a day: once these are told, the rest of the day only new documents count. */
  isFirst: boolean;
}

/**
 * The deadlines that a user has not been told of, at most as many as a list shows: more would push one
 * another out of it. What is due changes with the day and with new documents: after the first look of a day only
 * these are read, and what it had no room for waits for the next day.
 */
export async function dueDeadlines(
  db: Db,
  { userId, companyId, now }: { userId: string; companyId: OwnedCompanyId; now: Date },
): Promise<DueDeadlines> {
  const today = calendarDay(now);
  const values = {
    userId,
    companyId,
    today,
    last: addDays(today, notice.last),
    since: addDays(today, -notice.past),
    until: addDays(today, notice.near),
    limit: limits.notifications,
  };
  const [last] = await lastRead(db).execute({ companyId });
  if (last && calendarDay(last.readAt) === today) {
    const createdSince = new Date(last.readAt.getTime() - slackMs).toISOString();
    const rows = await untoldOfNew(db).execute({ ...values, createdSince });
    return { announcements: rows.map(deadline).toReversed(), isFirst: false };
  }
  const ahead = await untoldAhead(db).execute({ ...values, since: today });
  const until = addDays(today, -1);
  const limit = limits.notifications - ahead.length;
  const passed = limit > 0 ? await untoldPassed(db).execute({ ...values, until, limit }) : [];
  const announcements = [...ahead, ...passed].map(deadline).toReversed();
  return { announcements, isFirst: true };
}

export async function noteDeadlinesRead(
  db: Db,
  companyId: OwnedCompanyId,
  readAt: Date,
): Promise<void> {
  await db
    .insert(deadlineReads)
    .values({ companyId, readAt })
    .onConflictDoUpdate({ target: deadlineReads.companyId, set: { readAt } });
}

/** Somebody counts again who did not when the deadlines were read. */
export async function readDeadlinesAnew(tx: Tx, companyId: OwnedCompanyId): Promise<void> {
  await tx.delete(deadlineReads).where(eq(deadlineReads.companyId, companyId));
}
