import { and, asc, eq, gte, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { endOfWeek } from '#shared/commitments.ts';
import { addDays, calendarDay, defaultTimeZone } from '#shared/format.ts';
import { todayFigures, type Today } from '#shared/today.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { listDueCommitments } from '../commitments/list.ts';
import type { Db } from '../db/database.ts';
import { isOfOneCompany } from '../db/newest-of-company.ts';
import { prepared } from '../db/prepared.ts';
import { pointsTo } from '../db/points-to.ts';
import {
  commitments,
  conversations,
  developmentPlans,
  documents,
  employees,
} from '../db/schema.ts';
import { chooseLines, hidesSome, type Candidates } from './lines.ts';

/*
 * Each kind of line is the head of an index: what the look costs grows neither with the people nor with what is
 * late or was held.
 */

/** In days: how long before its end a PDI is shown, and how long a day that has passed still counts. */
const notice = { near: 7, past: 30 };

const today = sql`${sql.placeholder('today')}::date`;
const person = { id: employees.id, name: employees.name };

/** Late ones among them; of a day that passed long ago nobody says that it is planned. */
const plannedOfAuthor = prepared((db) =>
  db
    .select({ id: conversations.id, plannedOn: conversations.plannedOn, employee: person })
    .from(conversations)
    .innerJoin(employees, pointsTo(conversations, 'employeeId', employees))
    .where(
      and(
        isOfOneCompany(conversations),
        eq(conversations.authorId, sql.placeholder('authorId')),
        isNull(conversations.heldAt),
        isNull(conversations.deletedAt),
        gte(conversations.plannedOn, sql`${sql.placeholder('since')}::date`),
        lte(conversations.plannedOn, sql`${sql.placeholder('sunday')}::date`),
        employees.isActive,
      ),
    )
    .orderBy(asc(conversations.companyId), asc(conversations.plannedOn), asc(conversations.id))
    .limit(todayFigures.lines)
    .prepare('today_planned'),
);

/** Days of documents with whose person nobody has talked since they were written, or since the day. */
const followUps = prepared((db) => {
  // Asked of each in turn, as `limit` has it: else every plan there is may be read first.
  const isInForce = sql`(select true from ${developmentPlans} plan
    where plan.company_id = ${documents.companyId} and plan.document_id = ${documents.id}
      and plan.state = 'in_progress' limit 1)`;
  // A follow-up that is followed stands there as a commitment.
  const isFollowed = sql`${documents.type} = 'feedback' and (select true from ${commitments} followed
    where followed.company_id = ${documents.companyId} and followed.document_id = ${documents.id}
      and followed.source_key = 'follow-up' limit 1)`;
  // The end of a PDI is talked about before it.
  const ahead = sql`case ${documents.type} when 'pdi' then ${notice.near}::int else 0 end`;
  return db
    .select({
      documentId: documents.id,
      title: documents.title,
      type: documents.type,
      dueOn: sql<string>`to_char(${documents.dueOn}, 'YYYY-MM-DD')`,
      employee: person,
    })
    .from(documents)
    .innerJoin(employees, pointsTo(documents, 'employeeId', employees))
    .where(
      and(
        isOfOneCompany(documents),
        isNotNull(documents.dueOn),
        gte(documents.dueOn, sql`${sql.placeholder('since')}::date`),
        lte(documents.dueOn, sql`${sql.placeholder('until')}::date`),
        or(
          and(eq(documents.type, 'pdi'), isInForce),
          and(eq(documents.type, 'feedback'), lte(documents.dueOn, today)),
        ),
        employees.isActive,
        or(
          isNull(employees.talkedAt),
          sql`${employees.talkedAt} < ${documents.createdAt}`,
          sql`(${employees.talkedAt} at time zone ${defaultTimeZone})::date < ${documents.dueOn} - ${ahead}`,
        ),
        sql`(${isFollowed}) is not true`,
      ),
    )
    .orderBy(asc(documents.companyId), asc(documents.dueOn), asc(documents.id))
    .limit(todayFigures.lines)
    .prepare('today_follow_ups');
});

/** With whom no conversation has its day yet. */
const waiting = prepared((db) =>
  db
    .select({ employee: person, talkedAt: employees.talkedAt })
    .from(employees)
    .where(
      and(
        isOfOneCompany(employees),
        employees.isActive,
        or(
          isNull(employees.talkedAt),
          sql`${employees.talkedAt} < ${sql.placeholder('waitsSince')}::timestamptz`,
        ),
        // In turn as well: as a join it would go through all that are planned.
        sql`(select 1 from ${conversations} planned
          where planned.company_id = ${employees.companyId} and planned.employee_id = ${employees.id}
            and planned.author_id = ${sql.placeholder('authorId')}
            and planned.held_at is null and planned.deleted_at is null
            and planned.planned_on >= ${sql.placeholder('since')}::date limit 1) is null`,
      ),
    )
    .orderBy(asc(employees.companyId), sql`${employees.talkedAt} nulls first`, asc(employees.id))
    .limit(todayFigures.lines)
    .prepare('today_waiting'),
);

interface Author {
  companyId: OwnedCompanyId;
  authorId: string;
  now: Date;
}

/** What calls for something today, most urgent first. */
export async function readToday(db: Db, { companyId, authorId, now }: Author): Promise<Today> {
  const day = calendarDay(now);
  const since = addDays(day, -notice.past);
  const [due, planned, followed, silent] = await Promise.all([
    listDueCommitments(db, companyId, { now, limit: todayFigures.lines }),
    plannedOfAuthor(db).execute({ companyId, authorId, since, sunday: endOfWeek(day) }),
    followUps(db).execute({
      companyId,
      today: day,
      since,
      until: addDays(day, notice.near),
    }),
    waiting(db).execute({
      companyId,
      authorId,
      since,
      waitsSince: new Date(now.getTime() - todayFigures.waits * 86_400_000).toISOString(),
    }),
  ]);
  const found: Candidates = {
    commitments: due.map((commitment) => ({ kind: 'commitment', commitment })),
    conversations: planned.map(({ plannedOn, ...row }) => ({
      kind: 'conversation',
      plannedOn: plannedOn!,
      ...row,
    })),
    followUps: followed.map(({ type, ...row }) => ({
      kind: 'follow-up',
      of: type === 'pdi' ? 'pdi' : 'feedback',
      ...row,
    })),
    waiting: silent.map(({ employee, talkedAt }) => ({
      kind: 'waiting',
      employee,
      talkedOn: talkedAt && calendarDay(talkedAt),
    })),
  };
  const lines = chooseLines(found);
  return { today: day, lines, hasMore: hidesSome(found, lines) };
}
