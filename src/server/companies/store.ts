import { eq, sql } from 'drizzle-orm';
import type { Company, CompanyForm, CompanyPatch } from '#shared/companies.ts';
import type { Db, Tx } from '../db/database.ts';
import { isUniqueViolation } from '../db/failures.ts';
import { prepared } from '../db/prepared.ts';
import { companies } from '../db/schema.ts';
import { deleteFiles } from '../files/store.ts';
import { AppError } from '../http/app-error.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';
import type { OwnedCompanyId } from './owned-company.ts';
import { claimProcessFiles, processFileIds } from './process-files.ts';

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

/** @throws AppError `conflict` for a second company, `invalid_input` for a file that is not the owner's */
export async function createCompany(
  db: Db,
  form: CompanyForm,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<Company> {
  const id = newId();
  try {
    return await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(companies)
        .values({ ...form, id, ownerId, cnpj: form.cnpj || null, createdAt: now, updatedAt: now })
        .returning();
      await claimProcessFiles(tx, form.processes, { ownerId, companyId: id });
      return toCompany(row!);
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'companies_owner')) throw error;
    throw new AppError('conflict', messages.secondCompany);
  }
}

/** A company as it is now, and the files that its processes do not lead to any more. */
export interface CompanyUpdate {
  company: Company;
  removedFiles: string[];
}

/**
 * @throws AppError `invalid_input` for another cnpj than the registered one, or for a file that is not the
 * owner's
 */
export async function updateCompany(
  tx: Tx,
  companyId: OwnedCompanyId,
  { patch, ownerId, now }: { patch: CompanyPatch; ownerId: string; now: Date },
): Promise<CompanyUpdate> {
  const { cnpj, philosophy, ...changes } = patch;
  const isThisOne = eq(companies.id, companyId);
  const [former] = await tx
    .select({ cnpj: companies.cnpj, processes: companies.processes })
    .from(companies)
    .where(isThisOne)
    .for('update');
  // The account was deleted meanwhile.
  if (!former) throw new AppError('not_found', messages.companyNotFound);
  if (cnpj && former.cnpj !== cnpj) {
    throw new AppError('invalid_input', messages.cnpjFixed, {
      issues: [{ path: 'cnpj', message: messages.cnpjFixed }],
    });
  }
  if (patch.processes) await claimProcessFiles(tx, patch.processes, { ownerId, companyId });
  const [row] = await tx
    .update(companies)
    .set({
      ...changes,
      ...(philosophy && {
        philosophy: sql`${companies.philosophy} || ${JSON.stringify(philosophy)}::jsonb`,
      }),
      updatedAt: now,
    })
    .where(isThisOne)
    .returning();
  const kept = new Set(processFileIds(row!.processes));
  const unused = processFileIds(former.processes).filter((id) => !kept.has(id));
  const removedFiles = await deleteFiles(tx, unused, { ownerId, purpose: 'process' });
  return { company: toCompany(row!), removedFiles };
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
