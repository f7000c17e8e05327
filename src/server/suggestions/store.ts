import { and, count, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL, SQLWrapper } from 'drizzle-orm';
import type { Named, Suggestion } from '#shared/suggestions.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { isOfOneCompany, newestOfCompany } from '../db/newest-of-company.ts';
import { prepared } from '../db/prepared.ts';
import { diaryEntries, documents, employees, teamPeople, teams } from '../db/schema.ts';
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
  tracking: sql<boolean>`${teams.managementSettings} ->> 'intelligentTracking' = 'true'`,
};

/** The first instant of the window that a frequency asks for. */
function windowStart(frequency: SQL): SQL {
  return sql`case ${frequency}
    when 'weekly' then ${sql.placeholder('weekly')}::timestamptz
    when 'biweekly' then ${sql.placeholder('biweekly')}::timestamptz
    else ${sql.placeholder('monthly')}::timestamptz end`;
}

function isBefore(instant: SQLWrapper, start: SQL): SQL<boolean> {
  return sql`coalesce(${instant} < ${start}, true)`;
}

const isActiveInTeam = and(
  eq(teamPeople.companyId, teams.companyId),
  eq(teamPeople.teamId, teams.id),
  teamPeople.isActive,
);
const lacks = {
  feedback: isBefore(teamPeople.feedbackAt, windowStart(setting.feedback)),
  pdi: sql`${teamPeople.hasProfile} and ${isBefore(teamPeople.pdiAt, sql`${sql.placeholder('pdi')}::timestamptz`)}`,
};

function countWhere(condition: SQL) {
  return sql<number>`(count(*) filter (where ${condition}))::int`;
}

/** By name, the first of a team who lack something: read in the order of an index as far as it takes. */
function firstWho(db: Db, what: keyof typeof lacks) {
  const { nameKey, employeeId, companyId } = teamPeople;
  const first = db
    .select({ id: employees.id, name: employees.name, nameKey })
    .from(teamPeople)
    .innerJoin(employees, and(eq(employees.companyId, companyId), eq(employees.id, employeeId)))
    .where(and(isActiveInTeam, lacks[what]))
    .orderBy(nameKey, employeeId)
    .limit(namesListed[what])
    .as(`first_${what}`);
  const people = sql<Named[]>`json_agg(json_build_object('id', ${first.id}, 'name', ${first.name})
    order by ${first.nameKey}, ${first.id})`;
  return db
    .select({ people: people.as(`${what}_first`) })
    .from(first)
    .as(`named_${what}`);
}

/** When the team's newest meeting was made: one entry of one index, however long the history. */
function latestMeeting(db: Db) {
  return db
    .select({ at: documents.createdAt })
    .from(documents)
    .where(
      and(
        eq(documents.companyId, teams.companyId),
        eq(documents.teamId, teams.id),
        eq(documents.type, 'meeting'),
      ),
    )
    .orderBy(desc(documents.id))
    .limit(1);
}

/** A row for each team. What a team's settings do not ask for is not looked up. */
const countsOfTeams = prepared((db) => {
  const counted = db
    .select({
      employees: count().as('employees'),
      feedback: countWhere(lacks.feedback).as('feedback_count'),
      pdi: countWhere(lacks.pdi).as('pdi_count'),
    })
    .from(teamPeople)
    .where(isActiveInTeam)
    .as('counted');
  const feedback = firstWho(db, 'feedback');
  const pdi = firstWho(db, 'pdi');
  return db
    .select({
      id: teams.id,
      name: teams.name,
      settings: teams.managementSettings,
      employees: counted.employees,
      feedbackCount: counted.feedback,
      feedbackFirst: feedback.people,
      pdiCount: counted.pdi,
      pdiFirst: pdi.people,
      hasRecentMeeting: sql<boolean>`not ${isBefore(sql`(${latestMeeting(db)})`, windowStart(setting.meeting))}`,
    })
    .from(teams)
    .leftJoinLateral(counted, isNotNull(teams.managementSettings))
    .leftJoinLateral(feedback, gt(counted.feedback, 0))
    .leftJoinLateral(pdi, and(setting.tracking, gt(counted.pdi, 0)))
    .where(eq(teams.companyId, sql.placeholder('companyId')))
    .prepare('suggestion_counts_of_teams');
});

const peopleAndDiary = prepared((db) => {
  const somebody = db
    .select({ id: employees.id })
    .from(employees)
    .where(and(isOfOneCompany(employees), employees.isActive))
    .orderBy(...newestOfCompany(employees))
    .limit(1)
    .as('somebody');
  const diary = db
    .select({ id: diaryEntries.id, description: diaryEntries.description })
    .from(diaryEntries)
    .where(and(isOfOneCompany(diaryEntries), isNull(diaryEntries.deletedAt)))
    .orderBy(...newestOfCompany(diaryEntries))
    .limit(diaryEntriesRead)
    .as('diary');
  return db
    .select({ somebody: somebody.id, entry: diary.description })
    .from(sql`(select 1) as one`)
    .leftJoin(somebody, sql`true`)
    .leftJoin(diary, sql`true`)
    .orderBy(desc(diary.id))
    .prepare('suggestion_people_and_diary');
});

/** What the engine needs to know, in two queries whose cost grows neither with the history nor with what is known of people. */
async function countCompany(db: Db, companyId: OwnedCompanyId, now: Date): Promise<CompanyCounts> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
  const [rows, company] = await Promise.all([
    countsOfTeams(db).execute({
      companyId,
      weekly: daysAgo(windowDays.weekly),
      biweekly: daysAgo(windowDays.biweekly),
      monthly: daysAgo(windowDays.monthly),
      pdi: daysAgo(pdiWindowDays),
    }),
    peopleAndDiary(db).execute({ companyId }),
  ]);
  return {
    teams: rows.map(({ feedbackCount, feedbackFirst, pdiCount, pdiFirst, ...team }) => ({
      ...team,
      employees: team.employees ?? 0,
      feedbackPending: { count: feedbackCount ?? 0, first: feedbackFirst ?? [] },
      pdiPending: { count: pdiCount ?? 0, first: pdiFirst ?? [] },
    })),
    hasPeople: company[0]!.somebody !== null,
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
