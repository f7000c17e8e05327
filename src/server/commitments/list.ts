import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import {
  commitmentFigures,
  endOfWeek,
  placeOf,
  type Commitment,
  type CommitmentCounts,
  type CommitmentGroup,
  type CommitmentListQuery,
  type CommitmentPage,
  type CommitmentSide,
} from '#shared/commitments.ts';
import { addDays, calendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { isOfOneCompany } from '../db/newest-of-company.ts';
import { prepared } from '../db/prepared.ts';
import { commitments, documents, employees, teams } from '../db/schema.ts';
import { isId } from '../ids.ts';
import { columns, isOpen, isPerson, isSource, isTeam, isThere, toCommitment } from './rows.ts';

/*
 * Open commitments in the order of their days, those without one last; closed ones newest first. A page is
 * asked for by the last row of the page before, and each filter has its index: any page costs the same.
 */

/** By what a list is narrowed; each combination is a query of its own, built once. */
interface Shape {
  of: 'dated' | 'undated' | 'closed';
  byEmployee: boolean;
  byTeam: boolean;
  side: CommitmentSide | undefined;
}

const { companyId, id, dueOn, doneAt } = commitments;
const asked = {
  id: sql.placeholder('id'),
  day: sql.placeholder('day'),
  to: sql.placeholder('to'),
  state: sql.placeholder('state'),
  at: sql.placeholder('at'),
  limit: sql.placeholder('limit'),
};

/** Where each sort of list goes on after a row; the condition and the order are those of an index. */
const walks: Record<Shape['of'], { where: SQL; order: SQL[] }> = {
  dated: {
    where: sql`${isOpen} and (${dueOn}, ${id}) > (${asked.day}::date, ${asked.id}::uuid)
      and ${dueOn} <= ${asked.to}::date`,
    order: [asc(companyId), asc(dueOn), asc(id)],
  },
  undated: {
    where: sql`${isOpen} and ${dueOn} is null and ${id} > ${asked.id}::uuid`,
    order: [asc(companyId), asc(dueOn), asc(id)],
  },
  closed: {
    where: sql`${commitments.state} <> 'open' and ${isThere} and ${commitments.state} = ${asked.state}
      and (${doneAt}, ${id}) < (${asked.at}::timestamptz, ${asked.id}::uuid)`,
    order: [desc(companyId), desc(doneAt), desc(id)],
  },
};

function narrowed({ byEmployee, byTeam, side }: Omit<Shape, 'of'>): SQL[] {
  return [
    ...(byEmployee ? [eq(commitments.employeeId, sql.placeholder('employeeId'))] : []),
    ...(byTeam ? [eq(commitments.teamId, sql.placeholder('teamId'))] : []),
    ...(side === 'mine' ? [sql`${commitments.owner} = 'leader'`] : []),
    ...(side === 'theirs' ? [sql`${commitments.owner} <> 'leader'`] : []),
  ];
}

/** The rows first, then the names beside them: of a page and never of all. */
function buildPage(shape: Shape) {
  const { where, order } = walks[shape.of];
  return prepared((db) => {
    const page = db.$with('page').as(
      db
        .select({ pageId: sql<string>`${id}`.as('page_id') })
        .from(commitments)
        .where(and(isOfOneCompany(commitments), where, ...narrowed(shape)))
        .orderBy(...order)
        .limit(asked.limit),
    );
    return db
      .with(page)
      .select(columns)
      .from(page)
      .innerJoin(commitments, and(isOfOneCompany(commitments), eq(id, page.pageId)))
      .leftJoin(employees, isPerson)
      .leftJoin(teams, isTeam)
      .leftJoin(documents, isSource)
      .orderBy(...order)
      .prepare(`commitments_${nameOf(shape)}`);
  });
}

function nameOf({ of, byEmployee, byTeam, side }: Shape): string {
  return [of, byEmployee ? 'employee' : '', byTeam ? 'team' : '', side ?? ''].join('_');
}

const pages = new Map<string, ReturnType<typeof buildPage>>();

function pageOf(shape: Shape) {
  const name = nameOf(shape);
  const known = pages.get(name);
  if (known) return known;
  const built = buildPage(shape);
  pages.set(name, built);
  return built;
}

/** The days of a group; null, where it has none that day, as 'Esta semana' on a Sunday. */
function daysOf(group: CommitmentGroup | undefined, today: string) {
  const sunday = endOfWeek(today);
  const days = {
    late: [firstDay, addDays(today, -1)],
    today: [today, today],
    week: [addDays(today, 1), sunday],
    later: [addDays(sunday, 1), lastDay],
    undated: null,
  } as const;
  return group === undefined ? ([firstDay, lastDay] as const) : days[group];
}

/** Those that a commitment may have: `isCalendarDay` knows no other years. */
const firstDay = '1000-01-01';
const lastDay = '9999-12-31';
const lowestId = '00000000-0000-0000-0000-000000000000';
const highestId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
/** After every instant that a row was closed at. */
const endOfTime = '9999-12-31T23:59:59Z';

export async function listCommitments(
  db: Db,
  ofCompany: OwnedCompanyId,
  query: CommitmentListQuery,
  now: Date,
): Promise<CommitmentPage> {
  const { employeeId, teamId, side, state, group } = query;
  const today = calendarDay(now);
  const none = { items: [], next: null, today };
  // Text that is no id is nobody's.
  if ([employeeId, teamId].some((each) => each !== undefined && !isId(each))) return none;
  const size = query.limit ?? limits.commitmentPageDefault;
  const shape = { byEmployee: employeeId !== undefined, byTeam: teamId !== undefined, side };
  const read = (of: Shape['of'], values: Record<string, unknown>) =>
    pageOf({ of, ...shape })(db).execute({ companyId: ofCompany, employeeId, teamId, ...values });
  const after = query.after === undefined ? null : placeOf(query.after, state);

  if (state !== 'open') {
    const from = { at: after?.at ?? endOfTime, id: after?.id ?? highestId };
    const rows = await read('closed', { state, ...from, limit: size + 1 });
    return pageFrom(rows, (row) => row.doneAt?.toISOString() ?? endOfTime);
  }
  const days = daysOf(group, today);
  const isBeyondDays = after !== null && after.at === '';
  const dated =
    days === null || isBeyondDays
      ? []
      : await read('dated', {
          // Of two places the later one: a page goes on where the one before ended.
          ...(after && after.at >= days[0]
            ? { day: after.at, id: after.id }
            : { day: addDays(days[0], -1), id: highestId }),
          to: days[1],
          limit: size + 1,
        });
  const wantsUndated = group === undefined || group === 'undated';
  const undated =
    wantsUndated && dated.length <= size
      ? await read('undated', {
          id: isBeyondDays ? after.id : lowestId,
          limit: size + 1 - dated.length,
        })
      : [];
  return pageFrom([...dated, ...undated], (row) => row.dueOn ?? '');

  function pageFrom(rows: typeof dated, placeOfRow: (row: (typeof dated)[number]) => string) {
    const shown = rows.slice(0, size);
    const last = rows.length > size ? shown.at(-1) : undefined;
    return {
      items: shown.map((row) => toCommitment(row, now)),
      next: last ? `${placeOfRow(last)}~${last.id}` : null,
      today,
    };
  }
}

/** Late, or due today: the earliest first. */
export async function listDueCommitments(
  db: Db,
  ofCompany: OwnedCompanyId,
  { now, limit }: { now: Date; limit: number },
): Promise<Commitment[]> {
  const shape: Shape = { of: 'dated', byEmployee: false, byTeam: false, side: undefined };
  const rows = await pageOf(shape)(db).execute({
    companyId: ofCompany,
    day: firstDay,
    id: lowestId,
    to: calendarDay(now),
    limit,
  });
  return rows.map((row) => toCommitment(row, now));
}

interface Filter {
  employeeId?: string | undefined;
  teamId?: string | undefined;
  side?: CommitmentSide | undefined;
}

/** How many there are in each group, as far as `commitmentFigures.countedMost`. */
export async function countCommitments(
  db: Db,
  ofCompany: OwnedCompanyId,
  { employeeId, teamId, side }: Filter,
  now: Date,
): Promise<CommitmentCounts> {
  const nothing = { late: 0, today: 0, week: 0, later: 0, undated: 0 };
  if ([employeeId, teamId].some((each) => each !== undefined && !isId(each))) return nothing;
  const shape = { byEmployee: employeeId !== undefined, byTeam: teamId !== undefined, side };
  const today = calendarDay(now);
  const sunday = endOfWeek(today);
  const values = { companyId: ofCompany, employeeId, teamId, today, sunday };
  const [row] = await countsOf(shape)(db).execute(values);
  return row ?? nothing;
}

const counts = new Map<string, ReturnType<typeof buildCounts>>();

function countsOf(shape: Omit<Shape, 'of'>) {
  const name = nameOf({ of: 'dated', ...shape });
  const known = counts.get(name);
  if (known) return known;
  const built = buildCounts(shape, name);
  counts.set(name, built);
  return built;
}

function buildCounts(shape: Omit<Shape, 'of'>, name: string) {
  const today = sql`${sql.placeholder('today')}::date`;
  const sunday = sql`${sql.placeholder('sunday')}::date`;
  const parts: Record<CommitmentGroup, SQL> = {
    late: sql`${dueOn} < ${today}`,
    today: sql`${dueOn} = ${today}`,
    week: sql`${dueOn} > ${today} and ${dueOn} <= ${sunday}`,
    later: sql`${dueOn} > ${sunday}`,
    undated: sql`${dueOn} is null`,
  };
  return prepared((db) => {
    const count = (part: SQL) => {
      const first = db
        .select({ one: sql`1` })
        .from(commitments)
        .where(and(isOfOneCompany(commitments), isOpen, part, ...narrowed(shape)))
        .limit(commitmentFigures.countedMost);
      return sql<number>`(select count(*)::int from ${first} as first_of_group)`;
    };
    return db
      .select({
        late: count(parts.late),
        today: count(parts.today),
        week: count(parts.week),
        later: count(parts.later),
        undated: count(parts.undated),
      })
      .from(sql`(select) as nothing_else`)
      .prepare(`commitment_counts_${name}`);
  });
}
