import { and, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import { addDays, calendarDay, defaultTimeZone } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { getAllowance } from '../accounts/store.ts';
import { requireOwnCompany, type OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { isForeignKeyViolation } from '../db/failures.ts';
import { prepared } from '../db/prepared.ts';
import { documents, employees, notifications } from '../db/schema.ts';
import type { Caller } from '../http/route.ts';
import { listSuggestions } from '../suggestions/store.ts';
import { deadline, newSuggestion, trialEnding } from './announcements.ts';
import type { Announcement, DeadlineStage } from './announcements.ts';
import { notify, untold } from './store.ts';

/** In days: how long before its end a PDI is told of, and how long a day that has passed still is. */
const notice = { near: 7, last: 1, past: 30 };

/**
 * Tells a user what has become due since the last look: the end of the trial, deadlines, suggestions.
 * Made when the list is read, so that no job has to visit every account; writes only what is new.
 */
export async function announceDue(db: Db, caller: Caller, now: Date): Promise<void> {
  const { userId } = caller;
  await tell(db, { userId, companyId: null, now }, await dueOfAccount(db, userId, now));
  if (caller.companyId === null) return;
  const companyId = requireOwnCompany(caller, messages.companyNotFound);
  const suggested = await dueSuggestions(db, companyId, now);
  const announcements = [
    ...(await untold(db, userId, suggested)),
    ...(await dueDeadlines(db, { userId, companyId, now })),
  ];
  await tell(db, { userId, companyId, now }, announcements);
}

async function tell(...[db, recipient, announcements]: Parameters<typeof notify>): Promise<void> {
  try {
    await notify(db, recipient, announcements);
  } catch (error) {
    // A document was erased since it was read. The next look finds what is left.
    if (!isForeignKeyViolation(error)) throw error;
  }
}

async function dueOfAccount(db: Db, userId: string, now: Date): Promise<Announcement[]> {
  const { daysRemaining } = await getAllowance(db, userId, now);
  if (daysRemaining === null) return [];
  const endsOn = addDays(calendarDay(now), daysRemaining);
  return untold(db, userId, trialEnding(daysRemaining, endsOn));
}

/** The most urgent last, so that it stands first. */
async function dueSuggestions(
  db: Db,
  companyId: OwnedCompanyId,
  now: Date,
): Promise<Announcement[]> {
  const month = calendarDay(now).slice(0, 7);
  const suggestions = await listSuggestions(db, companyId, now);
  return suggestions.toReversed().flatMap((suggestion) => newSuggestion(suggestion, month));
}

const stage = sql<DeadlineStage>`case
  when ${documents.type} = 'feedback' then 'follow-up'
  when ${documents.dueOn} < ${sql.placeholder('today')}::date then 'pdi-passed'
  when ${documents.dueOn} <= ${sql.placeholder('last')}::date then 'pdi-day'
  else 'pdi-week' end`;

/** Of a document that was generated anew for the same person and day nothing is told again. */
const subject = sql<string>`(${stage}) || ':' || coalesce(${documents.employeeId}, ${documents.id})::text
  || ':' || to_char(${documents.dueOn}, 'YYYY-MM-DD')`;

const untoldDeadlines = prepared((db) => {
  const told = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, sql.placeholder('userId')),
        eq(notifications.subject, sql`(${subject})`),
      ),
    );
  // The newest PDI of a person is the current one (specification, section 7).
  const isReplaced = sql`${documents.type} = 'pdi' and exists (
    select from ${documents} newer
    where newer.company_id = ${documents.companyId} and newer.employee_id = ${documents.employeeId}
      and newer.type = 'pdi' and newer.id > ${documents.id})`;
  const createdOn = sql`(${documents.createdAt} at time zone ${sql.raw(`'${defaultTimeZone}'`)})::date`;
  return db
    .select({
      stage,
      subject,
      documentId: documents.id,
      documentTitle: documents.title,
      employeeName: employees.name,
      dueOn: sql<string>`to_char(${documents.dueOn}, 'YYYY-MM-DD')`,
    })
    .from(documents)
    .leftJoin(
      employees,
      and(eq(employees.companyId, documents.companyId), eq(employees.id, documents.employeeId)),
    )
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
        sql`not (${isReplaced})`,
        sql`not exists (${told})`,
      ),
    )
    .orderBy(desc(documents.dueOn), desc(documents.id))
    .limit(limits.notifications)
    .prepare('untold_deadlines');
});

async function dueDeadlines(
  db: Db,
  of: { userId: string; companyId: OwnedCompanyId; now: Date },
): Promise<Announcement[]> {
  const { userId, companyId, now } = of;
  const today = calendarDay(now);
  const rows = await untoldDeadlines(db).execute({
    userId,
    companyId,
    today,
    last: addDays(today, notice.last),
    since: addDays(today, -notice.past),
    until: addDays(today, notice.near),
  });
  return rows.map(deadline);
}
