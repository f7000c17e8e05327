import { and, count, eq, gt, gte, sql } from 'drizzle-orm';
import type { Stats } from '#shared/companies.ts';
import { calendarDay } from '#shared/format.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { documentMonths, employees, teams } from '../db/schema.ts';
import type { OwnedCompanyId } from './owned-company.ts';

const months = 12;

type Months = Record<string, Record<string, number>>;

/** One row: both counts, and the months that have documents, with how many of each type. */
const figuresOfCompany = prepared((db) => {
  const companyId = sql.placeholder('companyId');
  const activeEmployees = db
    .select({ count: count() })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.isActive, true)));
  const allTeams = db.select({ count: count() }).from(teams).where(eq(teams.companyId, companyId));
  const { month, type, total } = documentMonths;
  const since = gte(month, sql.placeholder('since'));
  const byMonth = db
    .select({
      month: sql`to_char(${month}, 'YYYY-MM')`.as('month'),
      counts: sql`json_object_agg(${type}, ${total})`.as('counts'),
    })
    .from(documentMonths)
    .where(and(eq(documentMonths.companyId, companyId), since, gt(total, 0)))
    .groupBy(month)
    .as('by_month');
  const documents = db
    .select({ all: sql`coalesce(json_object_agg(${byMonth.month}, ${byMonth.counts}), '{}')` })
    .from(byMonth);
  return db
    .select({
      totalEmployees: countOf(activeEmployees),
      activeTeams: countOf(allTeams),
      documents: sql<Months>`(${documents.getSQL()})`,
    })
    .from(sql`(select 1) as one`)
    .prepare('figures_of_company');
});

/** The figures of the dashboard; documents count in calendar months of America/Sao_Paulo. */
export async function getStats(db: Db, companyId: OwnedCompanyId, now: Date): Promise<Stats> {
  const shown = monthsUntil(calendarDay(now).slice(0, 7));
  const [figures] = await figuresOfCompany(db).execute({ companyId, since: `${shown[0]}-01` });
  const { totalEmployees, activeTeams, documents } = figures!;
  const byMonth = shown.map((month) => ({ month, counts: documents[month] ?? {} }));
  const aiUsage = Object.values(byMonth.at(-1)!.counts).reduce((sum, total) => sum + total, 0);
  return { totalEmployees, activeTeams, aiUsage, byMonth };
}

/** `2026-03` → `2025-04` … `2026-03` */
function monthsUntil(last: string): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  const first = year * 12 + month - months;
  return Array.from({ length: months }, (_, index) => {
    const sinceYearZero = first + index;
    const ofYear = String((sinceYearZero % 12) + 1).padStart(2, '0');
    return `${Math.floor(sinceYearZero / 12)}-${ofYear}`;
  });
}

function countOf(query: { getSQL(): ReturnType<typeof sql> }) {
  return sql<number>`(${query.getSQL()})`.mapWith(Number);
}
