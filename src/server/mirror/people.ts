import { sql, type SQL } from 'drizzle-orm';
import { calendarDay, startOfDay } from '#shared/format.ts';
import { mirrorFigures, weeksUntil, type MirrorPage, type MirrorPerson } from '#shared/mirror.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import {
  commitments,
  conversations,
  diaryEntries,
  diaryMentions,
  documents,
  employees,
  employeeTeams,
} from '../db/schema.ts';
import { prepared } from '../db/prepared.ts';
import { getTeam } from '../teams/store.ts';
import { countSorts } from './feedback-sorts.ts';

interface Wanted {
  companyId: OwnedCompanyId;
  teamId?: string | undefined;
  /** Where the page before ended. */
  after?: string | undefined;
  now: Date;
}

const lowestId = '00000000-0000-0000-0000-000000000000';
const most = mirrorFigures.page + 1;

const asked = {
  companyId: sql`${sql.placeholder('companyId')}::uuid`,
  teamId: sql`${sql.placeholder('teamId')}::uuid`,
  /** Who ended the page before: since when nobody talked to them, and their id. */
  micros: sql`${sql.placeholder('micros')}::bigint`,
  afterId: sql`${sql.placeholder('afterId')}::uuid`,
  /** The first instants of the weeks, and of them all. */
  starts: sql`${sql.placeholder('starts')}::text::timestamptz[]`,
  from: sql`${sql.placeholder('from')}::timestamptz`,
};

/**
 * A page of people, and of each what these weeks hold, from the indexes of that person: it costs the same
 * however many people there are and however long their history is.
 */
export async function readMirror(db: Db, wanted: Wanted): Promise<MirrorPage> {
  const { companyId, teamId, after, now } = wanted;
  if (teamId !== undefined) await getTeam(db, companyId, teamId);
  const weeks = weeksUntil(calendarDay(now));
  const starts = weeks.map((monday) => startOfDay(monday).toISOString());
  const [micros = '', afterId = lowestId] = after?.split('.') ?? [];
  const page = pages[teamId === undefined ? 'all' : 'team'][micros === '' ? 'never' : 'since'];
  const rows = await page(db).execute({
    companyId,
    teamId,
    micros,
    afterId,
    starts: `{${starts.join()}}`,
    from: starts[0],
  });
  const shown = rows.slice(0, mirrorFigures.page);
  const last = shown.at(-1);
  return {
    weeks,
    people: shown.map((row) => toPerson(row, weeks)),
    next: last && rows.length > shown.length ? `${last.micros ?? ''}.${last.id}` : null,
  };
}

/** Whose turn it is: all or a team, and from the beginning or behind someone who was talked to. */
type Of = 'all' | 'team';
type Place = 'never' | 'since';

function buildPage(of: Of, place: Place) {
  const weekOf = (at: SQL) => sql`width_bucket(${at}, ${asked.starts})`;
  const isTheirs = (table: { companyId: unknown; employeeId: unknown }) =>
    sql`${table.companyId} = ${asked.companyId} and ${table.employeeId} = page.id`;
  return prepared((db) =>
    db
      .select({
        id: sql<string>`page.id`,
        name: sql<string>`page.name`,
        position: sql<string>`page.position`,
        micros: sql<string | null>`(extract(epoch from page.talked_at) * 1000000)::bigint::text`,
        talks: sql<string | null>`(select json_agg(${weekOf(sql`${conversations.heldAt}`)})::text
          from ${conversations} where ${isTheirs(conversations)}
            and ${conversations.heldAt} >= ${asked.from} and ${conversations.deletedAt} is null)`,
        papers: sql<string | null>`(select json_agg(paper)::text from (
          select ${weekOf(sql`${documents.createdAt}`)} as week, ${documents.type} = 'feedback' as "isFeedback",
            case when ${documents.type} = 'feedback' then ${documents.brief} ->> 'feedbackType' end as sort,
            count(*)::int as total
          from ${documents} where ${isTheirs(documents)} and ${documents.createdAt} >= ${asked.from}
          group by 1, 2, 3) as paper)`,
        open: sql<string | null>`(select json_agg(side)::text from (
          select owner = 'leader' as mine, postponed > 0 as later, count(*)::int as total
          from (select ${commitments.owner}, ${commitments.postponed} from ${commitments}
            where ${isTheirs(commitments)} and ${commitments.state} = 'open' and ${commitments.deletedAt} is null
            limit ${mirrorFigures.countedMost}) as counted group by 1, 2) as side)`,
        kept: sql<string | null>`(select json_agg(side)::text from (
          select ${commitments.owner} = 'leader' as mine, count(*)::int as total from ${commitments}
          where ${isTheirs(commitments)} and ${commitments.state} = 'done' and ${commitments.state} <> 'open'
            and ${commitments.deletedAt} is null and ${commitments.doneAt} >= ${asked.from}
          group by 1) as side)`,
        inDiary: sql<boolean>`coalesce((select true from ${diaryMentions} where ${isTheirs(diaryMentions)} and not exists (
            select 1 from ${diaryEntries} where ${diaryEntries.deletedAt} is not null
              and ${diaryEntries.companyId} = ${diaryMentions.companyId} and ${diaryEntries.id} = ${diaryMentions.diaryEntryId})
          limit 1), false)`,
      })
      .from(sql`(${waitingLongest(of, place)}) as page`)
      .orderBy(sql`page.talked_at nulls first, page.id`)
      .prepare(`mirror_${of}_${place}`),
  );
}

/** Two walks along one index: first who was never talked to, then from the longest silence on. */
function waitingLongest(of: Of, place: Place): SQL {
  // The team is read once: as a join, a prepared plan compared each of its people with all of the company's.
  const inTeam =
    of === 'all'
      ? sql``
      : sql`and ${employees.id} = any (array(select ${employeeTeams.employeeId} from ${employeeTeams}
          where ${employeeTeams.companyId} = ${asked.companyId} and ${employeeTeams.teamId} = ${asked.teamId}))`;
  const walk = (where: SQL) => sql`(
    select ${employees.id}, ${employees.name}, ${employees.position}, ${employees.talkedAt} from ${employees}
    where ${employees.companyId} = ${asked.companyId} and ${employees.isActive} ${inTeam} and ${where}
    order by ${employees.talkedAt} nulls first, ${employees.id} limit ${most})`;
  const walks = {
    never: [
      walk(sql`${employees.talkedAt} is null and ${employees.id} > ${asked.afterId}`),
      walk(sql`${employees.talkedAt} is not null`),
    ],
    since: [
      walk(sql`(${employees.talkedAt}, ${employees.id}) >
        (to_timestamp(0) + ${asked.micros} * interval '1 microsecond', ${asked.afterId})`),
    ],
  };
  return sql`select * from (${sql.join(walks[place], sql` union all `)}) as waiting
    order by talked_at nulls first, id limit ${most}`;
}

const pages = {
  all: { never: buildPage('all', 'never'), since: buildPage('all', 'since') },
  team: { never: buildPage('team', 'never'), since: buildPage('team', 'since') },
};

interface Paper {
  week: number;
  isFeedback: boolean;
  sort: string | null;
  total: number;
}

interface Side {
  mine: boolean;
  later?: boolean;
  total: number;
}

/** JSON travels as text: both databases give it alike. null: there is none. */
interface Row {
  id: string;
  name: string;
  position: string;
  micros: string | null;
  talks: string | null;
  papers: string | null;
  open: string | null;
  kept: string | null;
  inDiary: boolean;
}

function toPerson(
  { id, name, position, micros, inDiary, ...row }: Row,
  mondays: readonly string[],
): MirrorPerson {
  const papers = listOf<Paper>(row.papers);
  const open = listOf<Side>(row.open);
  return {
    id,
    name,
    position,
    talkedAt: micros === null ? null : new Date(Number(BigInt(micros) / 1000n)).toISOString(),
    weeks: weeksOf(listOf<number>(row.talks), papers, mondays),
    commitments: {
      kept: sidesOf(listOf<Side>(row.kept)),
      postponed: sidesOf(open.filter(({ later }) => later)),
      open: sidesOf(open),
    },
    feedbacks: countSorts(papers.filter(({ isFeedback }) => isFeedback)),
    inDiary,
  };
}

function listOf<Item>(json: string | null): Item[] {
  return json === null ? [] : (JSON.parse(json) as Item[]);
}

/** Only those that hold something: twelve of each of twenty people were most of the answer. */
function weeksOf(
  talks: readonly number[],
  papers: readonly Paper[],
  mondays: readonly string[],
): MirrorPerson['weeks'] {
  const weeks: MirrorPerson['weeks'] = [];
  // Weeks are counted from one, as the database does.
  const at = (week: number) =>
    (weeks[week - 1] ??= {
      monday: mondays[week - 1]!,
      conversations: 0,
      feedbacks: 0,
      documents: 0,
    });
  for (const week of talks) at(week).conversations += 1;
  for (const { week, isFeedback, total } of papers) {
    at(week)[isFeedback ? 'feedbacks' : 'documents'] += total;
  }
  // Without the gaps between them.
  return weeks.filter(Boolean);
}

function sidesOf(counted: readonly Side[]) {
  const sides = { mine: 0, theirs: 0 };
  for (const { mine, total } of counted) sides[mine ? 'mine' : 'theirs'] += total;
  return sides;
}
