import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Company, CompanyForm, CompanyPatch } from '#shared/companies.ts';
import { calendarDay, startOfDay } from '#shared/format.ts';
import { messages } from '#shared/messages.ts';
import type { Db } from '../db/database.ts';
import { isUniqueViolation } from '../db/failures.ts';
import { prepared } from '../db/prepared.ts';
import { companies, documents, employees, teams } from '../db/schema.ts';
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

const figuresOfCompany = prepared((db) => {
  const companyId = sql.placeholder('companyId');
  const activeEmployees = db
    .select({ count: count() })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.isActive, true)));
  const allTeams = db.select({ count: count() }).from(teams).where(eq(teams.companyId, companyId));
  const documentsSince = db
    .select({ count: count() })
    .from(documents)
    .where(
      and(eq(documents.companyId, companyId), gte(documents.createdAt, sql.placeholder('since'))),
    );
  return db
    .select({
      totalEmployees: countOf(activeEmployees),
      activeTeams: countOf(allTeams),
      aiUsage: countOf(documentsSince),
    })
    .from(sql`(select 1) as one`)
    .prepare('figures_of_company');
});

/** The figures of the dashboard; documents count in the calendar month of America/Sao_Paulo. */
export async function getStats(db: Db, companyId: OwnedCompanyId, now: Date) {
  const since = startOfDay(`${calendarDay(now).slice(0, 7)}-01`);
  const [figures] = await figuresOfCompany(db).execute({ companyId, since });
  return figures!;
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
