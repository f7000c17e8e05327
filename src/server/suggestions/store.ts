import { and, count, desc, eq, gte, lte, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Named, Suggestion } from '#shared/suggestions.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { inAlphabet } from '../db/accents.ts';
import type { Db } from '../db/database.ts';
import { isOfOneCompany, newestOfCompany } from '../db/newest-of-company.ts';
import { prepared } from '../db/prepared.ts';
import { diaryEntries, documents, employees, employeeTeams, teams } from '../db/schema.ts';
import {
  diaryEntriesRead,
  namesListed,
  pdiWindowDays,
  windowDays,
  type CompanyCounts,
} from './counts.ts';
import { suggest } from './engine.ts';

const setting = {
  feedback: sql`${teams.managementSettings} ->> 'feedbackFrequency'`,
  meeting: sql`${teams.managementSettings} ->> 'teamMeetingFrequency'`,
  tracking: sql`${teams.managementSettings} ->> 'intelligentTracking' = 'true'`,
};

/** The first instant of the window that a frequency asks for. */
function windowStart(frequency: SQL): SQL {
  return sql`case ${frequency}
    when 'weekly' then ${sql.placeholder('weekly')}::timestamptz
    when 'biweekly' then ${sql.placeholder('biweekly')}::timestamptz
    else ${sql.placeholder('monthly')}::timestamptz end`;
}

/** When the newest of some documents was made: one entry of one index, however long the history. */
function latest(db: Db, of: SQL | undefined, ...order: SQL[]) {
  return db
    .select({ at: documents.createdAt })
    .from(documents)
    .where(and(eq(documents.companyId, teams.companyId), of))
    .orderBy(...order, desc(documents.id))
    .limit(1);
}

/**
 * The type is a range of one, and stands in the order: with equality the planner finds an index without
 * the type as good, and looks for it through all that the person has.
 */
function latestAbout(db: Db, type: string) {
  const isType = and(gte(documents.type, type), lte(documents.type, type));
  return latest(db, and(eq(documents.employeeId, employees.id), isType), desc(documents.type));
}

function isBefore(instant: SQLWrapper, start: SQL): SQL<boolean> {
  return sql`coalesce(${instant} < ${start}, true)`;
}

function countWhere(condition: SQL) {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}

function firstWhere(condition: SQL, names: number) {
  const person = sql`json_build_object('id', ${employees.id}, 'name', ${employees.name})`;
  const inOrder = sql`order by ${inAlphabet(employees.name)}, ${employees.id}`;
  const all = sql`array_agg(${person} ${inOrder}) filter (where ${condition})`;
  return sql<Named[]>`coalesce(to_json((${all})[1:${sql.raw(String(names))}]), '[]'::json)`;
}

/**
 * A row for each team. What a team's settings do not ask for is not looked up. It has no name, so that a server
 * plans it for the company each time: a plan for any company reads all of a type in one of 10,000 people.
 */
const countsOfTeams = prepared((db) => {
  const isTracked = sql`${setting.tracking} and ${employees.behavioralProfile} is not null`;
  const feedback = latestAbout(db, 'feedback').as('feedback');
  const pdi = latestAbout(db, 'pdi').as('pdi');
  const meeting = latest(db, and(eq(documents.teamId, teams.id), eq(documents.type, 'meeting')));
  const lacksFeedback = sql`${employees.id} is not null and ${isBefore(feedback.at, windowStart(setting.feedback))}`;
  const lacksPdi = sql`${isTracked} and ${isBefore(pdi.at, sql`${sql.placeholder('pdi')}::timestamptz`)}`;
  return db
    .select({
      id: teams.id,
      name: teams.name,
      settings: teams.managementSettings,
      employees: count(employees.id),
      feedbackCount: countWhere(lacksFeedback),
      feedbackFirst: firstWhere(lacksFeedback, namesListed.feedback),
      pdiCount: countWhere(lacksPdi),
      pdiFirst: firstWhere(lacksPdi, namesListed.pdi),
      hasRecentMeeting: sql<boolean>`not ${isBefore(sql`(${meeting})`, windowStart(setting.meeting))}`,
    })
    .from(teams)
    .leftJoin(
      employeeTeams,
      and(eq(employeeTeams.companyId, teams.companyId), eq(employeeTeams.teamId, teams.id)),
    )
    .leftJoin(
      employees,
      and(
        eq(employees.companyId, employeeTeams.companyId),
        eq(employees.id, employeeTeams.employeeId),
        eq(employees.isActive, true),
      ),
    )
    .leftJoinLateral(feedback, sql`${setting.feedback} is not null`)
    .leftJoinLateral(pdi, isTracked)
    .where(eq(teams.companyId, sql.placeholder('companyId')))
    .groupBy(teams.companyId, teams.id)
    .prepare('');
});

const peopleAndDiary = prepared((db) => {
  const active = db
    .select({ total: count().as('total') })
    .from(employees)
    .where(and(eq(employees.companyId, sql.placeholder('companyId')), eq(employees.isActive, true)))
    .as('active');
  const diary = db
    .select({ id: diaryEntries.id, description: diaryEntries.description })
    .from(diaryEntries)
    .where(isOfOneCompany(diaryEntries))
    .orderBy(...newestOfCompany(diaryEntries))
    .limit(diaryEntriesRead)
    .as('diary');
  return db
    .select({ activeEmployees: active.total, entry: diary.description })
    .from(active)
    .leftJoin(diary, sql`true`)
    .orderBy(desc(diary.id))
    .prepare('suggestion_people_and_diary');
});

/** What the engine needs to know, in two queries whose cost does not grow with the history. */
async function countCompany(db: Db, companyId: OwnedCompanyId, now: Date): Promise<CompanyCounts> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const rows = await countsOfTeams(db).execute({
    companyId,
    weekly: daysAgo(windowDays.weekly),
    biweekly: daysAgo(windowDays.biweekly),
    monthly: daysAgo(windowDays.monthly),
    pdi: daysAgo(pdiWindowDays),
  });
  const company = await peopleAndDiary(db).execute({ companyId });
  return {
    teams: rows.map(({ feedbackCount, feedbackFirst, pdiCount, pdiFirst, ...team }) => ({
      ...team,
      feedbackPending: { count: feedbackCount, first: feedbackFirst },
      pdiPending: { count: pdiCount, first: pdiFirst },
    })),
    activeEmployees: company[0]!.activeEmployees,
    latestDiary: company.flatMap(({ entry }) => entry ?? []),
  };
}

/** What a company's leader could do next, most urgent first. Inactive people are left out. */
export async function listSuggestions(
  db: Db,
  companyId: OwnedCompanyId,
  now: Date,
): Promise<Suggestion[]> {
  return suggest(await countCompany(db, companyId, now));
}
