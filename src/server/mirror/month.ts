import { sql, type SQL } from 'drizzle-orm';
import type { CommitmentOwner } from '#shared/commitments.ts';
import { addDays, calendarDay, startOfDay } from '#shared/format.ts';
import { mirrorFigures, monthsFrom, type MonthClosing } from '#shared/mirror.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import {
  commitmentEvents,
  commitments,
  conversations,
  documents,
  employees,
  employeeTeams,
  teamPeople,
} from '../db/schema.ts';
import { getTeam } from '../teams/store.ts';
import { countSorts } from './feedback-sorts.ts';

interface Wanted {
  companyId: OwnedCompanyId;
  teamId?: string | undefined;
  month: string;
  now: Date;
}

/** What every part of a month is asked with. */
interface Month {
  db: Db;
  companyId: OwnedCompanyId;
  teamId: string | undefined;
  from: SQL;
  to: SQL;
  /** Its first day, and the first of the next. */
  firstDay: string;
  nextDay: string;
  today: string;
  /** What has its day before this one is late: before today, or by the end of a month that is over. */
  lateBefore: string;
}

const { countedMost, named } = mirrorFigures;

/** Each part reads one range of one index: the month's, and never more than `countedMost` of what has no day. */
export async function closeMonth(db: Db, wanted: Wanted): Promise<MonthClosing> {
  const { companyId, teamId, month, now } = wanted;
  const team = teamId === undefined ? null : await getTeam(db, companyId, teamId);
  const firstDay = `${month}-01`;
  const nextDay = `${monthsFrom(month, 1)}-01`;
  const today = calendarDay(now);
  const instant = (day: string) => sql`${startOfDay(day).toISOString()}::timestamptz`;
  const asked: Month = {
    db,
    companyId,
    teamId,
    from: instant(firstDay),
    to: instant(nextDay),
    firstDay,
    nextDay,
    today,
    lateBefore: nextDay < today ? nextDay : today,
  };
  const [people, kept, open, postponed, late, papers, plans, planned] = await Promise.all([
    readPeople(asked),
    readKept(asked),
    readOpen(asked),
    readPostponed(asked),
    readLate(asked),
    readPapers(asked),
    readPlans(asked),
    readPlanned(asked),
  ]);
  const { keptLate, read: keptRead, ...keptSides } = kept;
  return {
    month,
    teamName: team?.name ?? null,
    ...people,
    commitments: { kept: keptSides, keptLate, late, postponed: postponed.total, open: open.sides },
    ...papers.counted,
    plans,
    ahead: open.ahead,
    planned,
    isMore: [keptRead, open.read, late, postponed.read, papers.read].some((n) => n >= countedMost),
  };
}

async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(query)) as { rows: unknown[] };
  return rows as Row[];
}

const inTeam = ({ companyId, teamId }: Month, employeeId: SQL) =>
  teamId === undefined
    ? sql`true`
    : sql`${employeeId} in (select ${employeeTeams.employeeId} from ${employeeTeams}
        where ${employeeTeams.companyId} = ${companyId} and ${employeeTeams.teamId} = ${teamId})`;

const ofTeam = ({ teamId }: Month) =>
  teamId === undefined ? sql`true` : sql`${commitments.teamId} = ${teamId}`;

/** Who is active now and was there by the end of the month. */
async function readPeople(month: Month) {
  const { db, companyId, from, to } = month;
  const [row] = await rowsOf<{
    people: number;
    peopleTalkedWith: number;
    conversations: number;
    notTalkedWith: string;
  }>(
    db,
    sql`with talked as materialized (
      select ${conversations.employeeId} as person, count(*)::int as times from ${conversations}
      where ${conversations.companyId} = ${companyId} and ${conversations.heldAt} is not null
        and ${conversations.heldAt} >= ${from} and ${conversations.heldAt} < ${to}
        and ${conversations.deletedAt} is null and ${inTeam(month, sql`${conversations.employeeId}`)}
      group by 1),
    present as materialized (
      select ${employees.id}, ${employees.name}, ${employees.talkedAt}, talked.times
      from ${employees} left join talked on talked.person = ${employees.id}
      where ${employees.companyId} = ${companyId} and ${employees.isActive}
        and (${employees.createdAt} < ${to} or talked.times is not null)
        and ${inTeam(month, sql`${employees.id}`)})
    select (select count(*)::int from present) as people,
      (select count(times)::int from present) as "peopleTalkedWith",
      (select coalesce(sum(times), 0)::int from talked) as conversations,
      (select coalesce(json_agg(first), '[]')::text from (select id, name from present where times is null
        order by talked_at nulls first, id limit ${named.notTalked}) as first) as "notTalkedWith"`,
  );
  return {
    ...row!,
    notTalkedWith: JSON.parse(row!.notTalkedWith) as MonthClosing['notTalkedWith'],
  };
}

async function readKept(month: Month) {
  const { db, companyId, from, to } = month;
  const [row] = await rowsOf<{ mine: number; theirs: number; keptLate: number; read: number }>(
    db,
    sql`select (count(*) filter (where owner = 'leader'))::int as mine,
        (count(*) filter (where owner <> 'leader'))::int as theirs,
        (count(*) filter (where (done_at at time zone 'America/Sao_Paulo')::date > due_on))::int as "keptLate",
        count(*)::int as read
      from (select ${commitments.owner}, ${commitments.doneAt}, ${commitments.dueOn} from ${commitments}
        where ${commitments.companyId} = ${companyId} and ${ofTeam(month)} and ${commitments.state} <> 'open'
          and ${commitments.state} = 'done' and ${commitments.deletedAt} is null
          and ${commitments.doneAt} >= ${from} and ${commitments.doneAt} < ${to}
        limit ${countedMost}) as counted`,
  );
  return row!;
}

interface OpenRow {
  id: string;
  text: string;
  dueOn: string | null;
  owner: CommitmentOwner;
  personName: string | null;
  mine: number;
  theirs: number;
  read: number;
}

/** Open at the end of the month: those that are still, and those that were closed since. */
async function readOpen(month: Month) {
  const { db, companyId, to, lateBefore } = month;
  const some = (
    where: SQL,
    order: SQL,
  ) => sql`(select ${commitments.id} as id, ${commitments.text} as text,
      ${commitments.dueOn} as due_on, ${commitments.owner} as owner, ${commitments.employeeId} as employee_id
    from ${commitments} where ${commitments.companyId} = ${companyId} and ${ofTeam(month)}
      and ${commitments.deletedAt} is null and ${commitments.createdAt} < ${to} and ${where}
    order by ${order} limit ${countedMost})`;
  const rows = await rowsOf<OpenRow>(
    db,
    sql`with going as materialized (
        ${some(sql`${commitments.state} = 'open'`, sql`${commitments.dueOn}, ${commitments.id}`)}
        union all ${some(sql`${commitments.state} <> 'open' and ${commitments.state} = 'done' and ${commitments.doneAt} >= ${to}`, sql`${commitments.doneAt}, ${commitments.id}`)}
        union all ${some(sql`${commitments.state} <> 'open' and ${commitments.state} = 'dropped' and ${commitments.doneAt} >= ${to}`, sql`${commitments.doneAt}, ${commitments.id}`)}),
      sides as (select (count(*) filter (where owner = 'leader'))::int as mine,
        (count(*) filter (where owner <> 'leader'))::int as theirs, count(*)::int as read from going),
      first as (select * from going order by due_on nulls last, id limit ${named.commitments})
    select first.id, first.text, first.due_on::text as "dueOn", first.owner, ${employees.name} as "personName",
      sides.*
    from sides left join first on true
      left join ${employees} on ${employees.companyId} = ${companyId} and ${employees.id} = first.employee_id
    order by first.due_on nulls last, first.id`,
  );
  const { mine = 0, theirs = 0, read = 0 } = rows[0] ?? {};
  return {
    sides: { mine, theirs },
    read,
    ahead: rows
      .filter(({ id }) => id !== null)
      .map(({ id, text, dueOn, owner, personName }) => ({
        id,
        text,
        dueOn,
        owner,
        personName,
        isLate: dueOn !== null && dueOn < lateBefore,
      })),
  };
}

async function readPostponed(month: Month): Promise<{ total: number; read: number }> {
  const { db, companyId, from, to } = month;
  const [row] = await rowsOf<{ total: number; read: number }>(
    db,
    sql`with moved as materialized (
        select ${commitmentEvents.commitmentId} as commitment_id from ${commitmentEvents}
        where ${commitmentEvents.companyId} = ${companyId} and ${commitmentEvents.kind} = 'postponed'
          and ${commitmentEvents.createdAt} >= ${from} and ${commitmentEvents.createdAt} < ${to}
        limit ${countedMost})
      select count(distinct moved.commitment_id)::int as total, (select count(*)::int from moved) as read
      from moved cross join lateral (select 1 from ${commitments}
        where ${commitments.companyId} = ${companyId} and ${commitments.id} = moved.commitment_id
          and ${commitments.deletedAt} is null and ${ofTeam(month)} limit 1) as there`,
  );
  return row!;
}

async function readLate(month: Month): Promise<number> {
  const { db, companyId, firstDay, lateBefore } = month;
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (
      select 1 from ${commitments} where ${commitments.companyId} = ${companyId} and ${ofTeam(month)}
        and ${commitments.state} = 'open' and ${commitments.deletedAt} is null
        and ${commitments.dueOn} >= ${firstDay}::date and ${commitments.dueOn} < ${lateBefore}::date
      limit ${countedMost}) as counted`,
  );
  return row!.total;
}

async function readPapers(month: Month) {
  const { db, companyId, teamId, from, to } = month;
  const ofThem =
    teamId === undefined
      ? sql`true`
      : sql`(${documents.teamId} = ${teamId} or ${inTeam(month, sql`${documents.employeeId}`)})`;
  const rows = await rowsOf<{ type: string; sort: string | null; total: number }>(
    db,
    sql`select type, sort, count(*)::int as total from (
      select ${documents.type} as type,
        case when ${documents.type} = 'feedback' then ${documents.brief} ->> 'feedbackType' end as sort
      from ${documents} where ${documents.companyId} = ${companyId} and ${ofThem}
        and ${documents.createdAt} >= ${from} and ${documents.createdAt} < ${to}
      limit ${countedMost}) as counted group by type, sort order by type, sort`,
  );
  const totals = new Map<string, number>();
  for (const { type, total } of rows) totals.set(type, (totals.get(type) ?? 0) + total);
  return {
    read: rows.reduce((sum, { total }) => sum + total, 0),
    counted: {
      feedbacks: countSorts(rows),
      documents: [...totals].map(([type, total]) => ({ type, total })),
    },
  };
}

/** The newest PDI of a person is the one in force; of a whole company those made last are looked at. */
async function readPlans(month: Month): Promise<MonthClosing['plans']> {
  const { db, companyId, teamId, to } = month;
  const isPlan = sql`${documents.companyId} = ${companyId} and ${documents.type} = 'pdi'
    and ${documents.createdAt} < ${to}`;
  const newest =
    teamId === undefined
      ? sql`select distinct on (employee_id) * from (
          select ${documents.id} as id, ${documents.employeeId} as employee_id, ${documents.dueOn} as due_on
          from ${documents} where ${isPlan} and ${documents.employeeId} is not null
          order by ${documents.id} desc limit ${countedMost}) as latest order by employee_id, id desc`
      : sql`select plan.* from (select ${teamPeople.employeeId} as person from ${teamPeople}
          where ${teamPeople.companyId} = ${companyId} and ${teamPeople.teamId} = ${teamId}
            and ${teamPeople.isActive} and ${teamPeople.pdiAt} is not null
          order by ${teamPeople.pdiAt} desc limit ${countedMost}) as having_one
        cross join lateral (select ${documents.id} as id, ${documents.employeeId} as employee_id,
            ${documents.dueOn} as due_on
          from ${documents} where ${isPlan} and ${documents.employeeId} = having_one.person
          order by ${documents.id} desc limit 1) as plan`;
  const rows = await rowsOf<{
    documentId: string;
    name: string;
    dueOn: string | null;
    total: number;
  }>(
    db,
    sql`select plans.id as "documentId", ${employees.name} as name, plans.due_on::text as "dueOn",
        (count(*) over ())::int as total
      from (${newest}) as plans join ${employees}
        on ${employees.companyId} = ${companyId} and ${employees.id} = plans.employee_id
      where ${employees.isActive}
      order by plans.due_on nulls last, plans.id limit ${named.plans}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ documentId, name, dueOn }) => ({ documentId, name, dueOn })),
  };
}

/**
 * Conversations that are still to be held: those whose day passed, and of the month under way those to come, too.
 * Neither takes the place of the other.
 */
async function readPlanned(month: Month): Promise<MonthClosing['planned']> {
  const { db, companyId, firstDay, nextDay, today, lateBefore } = month;
  const from = firstDay > today ? firstDay : today;
  const some = (where: SQL) => sql`(
    select ${conversations.id} as id, ${employees.name} as name, ${conversations.plannedOn} as planned_on
    from ${conversations} join ${employees} on ${employees.companyId} = ${conversations.companyId}
      and ${employees.id} = ${conversations.employeeId}
    where ${conversations.companyId} = ${companyId} and ${conversations.heldAt} is null
      and ${conversations.deletedAt} is null and ${employees.isActive} and ${where}
      and ${inTeam(month, sql`${conversations.employeeId}`)}
    order by ${conversations.plannedOn}, ${conversations.id} limit ${named.conversations})`;
  const since = addDays(lateBefore, -mirrorFigures.latePlanned);
  const parts = [
    some(sql`${conversations.plannedOn} >= ${since}::date
      and ${conversations.plannedOn} < ${lateBefore}::date`),
    ...(nextDay <= today ? [] : [some(sql`${conversations.plannedOn} >= ${from}::date`)]),
  ];
  return rowsOf<MonthClosing['planned'][number]>(
    db,
    sql`select id, name, planned_on::text as "plannedOn", planned_on < ${lateBefore}::date as "isLate"
      from (${sql.join(parts, sql` union all `)}) as planned order by planned_on, id`,
  );
}
