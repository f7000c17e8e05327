import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Company, CompanyForm, CompanyPatch, Stats } from '#shared/companies.ts';
import { calendarDay } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import type { Db } from '../db/database.ts';
import { isUniqueViolation } from '../db/failures.ts';
import { prepared } from '../db/prepared.ts';
import { companies, documentMonths, employees, teams } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { newId } from '../ids.ts';
import type { OwnedCompanyId } from './owned-company.ts';

type Row = typeof companies.$inferSelect;

const companiesOfOwner = prepared((db) =>
  db
    .select()
    .from(companies)
    .where(eq(companies.ownerId, sql.placeholder('ownerId')))
    .prepare('companies_of_owner'),
);

export async function listCompanies(db: Db, ownerId: string): Promise<Company[]> {
  const rows = await companiesOfOwner(db).execute({ ownerId });
  return rows.map(toCompany);
}

/** @throws AppError `conflict` for a second company */
export async function createCompany(
  db: Db,
  form: CompanyForm,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<Company> {
  try {
    const [row] = await db
      .insert(companies)
      .values({
        ...form,
        id: newId(),
        ownerId,
        cnpj: form.cnpj || null,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    return toCompany(row!);
  } catch (error) {
    if (!isUniqueViolation(error, 'companies_owner')) throw error;
    throw new AppError('conflict', messages.secondCompany);
  }
}

/** @throws AppError `invalid_input` for another cnpj than the registered one */
export async function updateCompany(
  db: Db,
  companyId: OwnedCompanyId,
  { patch, now }: { patch: CompanyPatch; now: Date },
): Promise<Company> {
  const { cnpj, philosophy, ...changes } = patch;
  if (cnpj) {
    const [row] = await db
      .select({ cnpj: companies.cnpj })
      .from(companies)
      .where(eq(companies.id, companyId));
    if (row!.cnpj !== cnpj) {
      throw new AppError('invalid_input', messages.cnpjFixed, {
        issues: [{ path: 'cnpj', message: messages.cnpjFixed }],
      });
    }
  }
  const [row] = await db
    .update(companies)
    .set({
      ...changes,
      ...(philosophy && {
        philosophy: sql`${companies.philosophy} || ${JSON.stringify(philosophy)}::jsonb`,
      }),
      updatedAt: now,
    })
    .where(eq(companies.id, companyId))
    .returning();
  return toCompany(row!);
}

const months = 12;

/** One row: both counts, and each month with a type and its number of documents. */
const figuresOfCompany = prepared((db) => {
  const companyId = sql.placeholder('companyId');
  const activeEmployees = db
    .select({ count: count() })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.isActive, true)));
  const allTeams = db.select({ count: count() }).from(teams).where(eq(teams.companyId, companyId));
  const { month, type, total } = documentMonths;
  const documentsByMonth = db
    .select({
      rows: sql`coalesce(json_agg(json_build_array(${month}, ${type}, ${total})), '[]')`,
    })
    .from(documentMonths)
    .where(and(eq(documentMonths.companyId, companyId), gte(month, sql.placeholder('since'))));
  return db
    .select({
      totalEmployees: countOf(activeEmployees),
      activeTeams: countOf(allTeams),
      documents: sql<[day: string, type: string, total: number][]>`(${documentsByMonth.getSQL()})`,
    })
    .from(sql`(select 1) as one`)
    .prepare('figures_of_company');
});

/** The figures of the dashboard; documents count in calendar months of America/Sao_Paulo. */
export async function getStats(db: Db, companyId: OwnedCompanyId, now: Date): Promise<Stats> {
  const thisMonth = calendarDay(now).slice(0, 7);
  const counts = new Map(lastMonths(thisMonth).map((month) => [month, {} as Counts]));
  const [since] = counts.keys();
  const [figures] = await figuresOfCompany(db).execute({ companyId, since: `${since}-01` });
  const { totalEmployees, activeTeams, documents } = figures!;
  for (const [day, type, total] of documents) {
    const ofMonth = counts.get(day.slice(0, 7));
    if (ofMonth && total > 0) ofMonth[type] = total;
  }
  const aiUsage = Object.values(counts.get(thisMonth)!).reduce((sum, total) => sum + total, 0);
  const byMonth = [...counts].map(([month, ofMonth]) => ({ month, counts: ofMonth }));
  return { totalEmployees, activeTeams, aiUsage, byMonth };
}

type Counts = Record<string, number>;

/** `2026-03` → `2025-04` … `2026-03` */
function lastMonths(last: string): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number);
  return Array.from({ length: months }, (_, index) => {
    const date = new Date(Date.UTC(year, month - months + index, 1));
    return date.toISOString().slice(0, 7);
  });
}

function countOf(query: { getSQL(): ReturnType<typeof sql> }) {
  return sql<number>`(${query.getSQL()})`.mapWith(Number);
}

function toCompany(row: Row): Company {
  const { id, name, cnpj, description, activities, philosophy, createdAt, updatedAt } = row;
  return {
    id,
    name,
    cnpj,
    description,
    activities,
    philosophy,
    processes: row.processes.map((process) =>
      typeof process === 'string' ? { name: process } : process,
    ),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
