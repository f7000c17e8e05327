import { and, eq } from 'drizzle-orm';
import type { EmployeeForm, EmployeePatch } from '#shared/employees.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Tx } from '../db/database.ts';
import { employeeTeams, employees } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId, newId } from '../ids.ts';
import { messages } from '../messages.ts';

/** A person to register, and by whom. */
interface NewEmployee {
  form: EmployeeForm;
  photoFileId: string | null;
  authorId: string;
  now: Date;
}

/** The teams must be the company's own: see `requireTeams`. @returns the new id */
export async function insertEmployee(
  tx: Tx,
  companyId: OwnedCompanyId,
  { form, photoFileId, authorId, now }: NewEmployee,
): Promise<string> {
  const { teamIds: chosen, ...values } = form;
  const id = newId();
  await tx
    .insert(employees)
    .values({ ...values, id, companyId, authorId, photoFileId, createdAt: now, updatedAt: now });
  await joinTeams(tx, { companyId, employeeId: id, chosen, authorId });
  return id;
}

/** What changes of an employee: absent keys stay as they are. */
export interface EmployeeChange extends Omit<EmployeePatch, 'removeFileIds' | 'removePhoto'> {
  /** null is none. */
  photoFileId?: string | null;
}

/** Of one that `holdEmployee` holds. */
export async function updateEmployee(
  tx: Tx,
  companyId: OwnedCompanyId,
  {
    id,
    change,
    authorId,
    now,
  }: { id: string; change: EmployeeChange; authorId: string; now: Date },
): Promise<void> {
  const { teamIds: chosen, ...values } = change;
  await tx
    .update(employees)
    .set({ ...values, updatedAt: now })
    .where(and(eq(employees.companyId, companyId), eq(employees.id, id)));
  if (!chosen) return;
  await tx
    .delete(employeeTeams)
    .where(and(eq(employeeTeams.companyId, companyId), eq(employeeTeams.employeeId, id)));
  await joinTeams(tx, { companyId, employeeId: id, chosen, authorId });
}

/**
 * Holds an employee until the end of the transaction: of two requests that change the same one, the second
 * sees what the first has done.
 *
 * @throws AppError `not_found`
 */
export async function holdEmployee(
  tx: Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<{ photoFileId: string | null; isActive: boolean }> {
  const [row] = isId(id)
    ? await tx
        .select({ photoFileId: employees.photoFileId, isActive: employees.isActive })
        .from(employees)
        .where(and(eq(employees.companyId, companyId), eq(employees.id, id)))
        .for('update')
    : [];
  if (!row) throw new AppError('not_found', messages.employeeNotFound);
  return row;
}

/** With the person goes all that names them as its subject: documents, and what speaks of those. */
export async function deleteEmployee(tx: Tx, companyId: OwnedCompanyId, id: string): Promise<void> {
  await tx.delete(employees).where(and(eq(employees.companyId, companyId), eq(employees.id, id)));
}

async function joinTeams(
  tx: Tx,
  {
    chosen,
    ...membership
  }: {
    companyId: string;
    employeeId: string;
    authorId: string;
    chosen: string[];
  },
) {
  const distinct = [...new Set(chosen)];
  if (distinct.length === 0) return;
  await tx
    .insert(employeeTeams)
    .values(distinct.map((teamId, rank) => ({ ...membership, teamId, rank })));
}
