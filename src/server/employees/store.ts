import { and, asc, eq, sql } from 'drizzle-orm';
import type { Employee, EmployeeForm, EmployeePatch } from '#shared/employees.ts';
import { messages } from '#shared/messages.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { employeeTeams, employees } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId, newId } from '../ids.ts';

/*
 * A query of its own, and nested: of a fragment that stands in the select list itself Drizzle drops
 * the names of the tables, and `company_id = company_id` is true of every row.
 */
const chosenTeams = sql`
  select json_agg(${employeeTeams.teamId} order by ${employeeTeams.rank})
  from ${employeeTeams}
  where ${employeeTeams.companyId} = ${employees.companyId}
    and ${employeeTeams.employeeId} = ${employees.id}`;

/** The teams of an employee in the order they were chosen, gathered in the same query. */
const teamIds = sql<string[]>`coalesce((${chosenTeams}), '[]'::json)`;

const columns = {
  id: employees.id,
  companyId: employees.companyId,
  name: employees.name,
  position: employees.position,
  tipo: employees.tipo,
  behavioralProfile: employees.behavioralProfile,
  objectives: employees.objectives,
  professionalHistory: employees.professionalHistory,
  isActive: employees.isActive,
  photoFileId: employees.photoFileId,
  createdAt: employees.createdAt,
  updatedAt: employees.updatedAt,
  teamIds,
};

type Row = Omit<typeof employees.$inferSelect, 'teamIds'> & { teamIds: string[] };

const employeesOfCompany = prepared((db) =>
  db
    .select(columns)
    .from(employees)
    .where(eq(employees.companyId, sql.placeholder('companyId')))
    .orderBy(asc(employees.name), asc(employees.id))
    .prepare('employees_of_company'),
);

const activeEmployeesOfCompany = prepared((db) =>
  db
    .select(columns)
    .from(employees)
    .where(and(eq(employees.companyId, sql.placeholder('companyId')), eq(employees.isActive, true)))
    .orderBy(asc(employees.name), asc(employees.id))
    .prepare('active_employees_of_company'),
);

export async function listEmployees(
  db: Db,
  companyId: OwnedCompanyId,
  { activeOnly }: { activeOnly: boolean },
): Promise<Employee[]> {
  const list = activeOnly ? activeEmployeesOfCompany : employeesOfCompany;
  const rows = await list(db).execute({ companyId });
  return rows.map(toEmployee);
}

export async function findEmployee(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<Employee | null> {
  const [row] = isId(id)
    ? await db
        .select(columns)
        .from(employees)
        .where(and(eq(employees.companyId, companyId), eq(employees.id, id)))
    : [];
  return row ? toEmployee(row) : null;
}

/** @throws AppError `not_found` */
export async function getEmployee(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<Employee> {
  const employee = await findEmployee(db, companyId, id);
  if (!employee) throw new AppError('not_found', messages.employeeNotFound);
  return employee;
}

/** The teams must be the company's own: see `requireTeams`. */
export async function createEmployee(
  db: Db,
  companyId: OwnedCompanyId,
  { form, now }: { form: EmployeeForm; now: Date },
): Promise<Employee> {
  const { teamIds: chosen, ...values } = form;
  const id = newId();
  return db.transaction(async (tx) => {
    await tx.insert(employees).values({ ...values, id, companyId, createdAt: now, updatedAt: now });
    await joinTeams(tx, { companyId, employeeId: id, chosen });
    return getEmployee(tx, companyId, id);
  });
}

/** @throws AppError `not_found` */
export async function updateEmployee(
  db: Db,
  companyId: OwnedCompanyId,
  change: { id: string; patch: EmployeePatch; now: Date },
): Promise<Employee> {
  const { id, now } = change;
  const { teamIds: chosen, ...values } = change.patch;
  return db.transaction(async (tx) => {
    await getEmployee(tx, companyId, id);
    const isThisOne = and(eq(employees.companyId, companyId), eq(employees.id, id));
    await tx
      .update(employees)
      .set({ ...values, updatedAt: now })
      .where(isThisOne);
    if (chosen) {
      await tx
        .delete(employeeTeams)
        .where(and(eq(employeeTeams.companyId, companyId), eq(employeeTeams.employeeId, id)));
      await joinTeams(tx, { companyId, employeeId: id, chosen });
    }
    return getEmployee(tx, companyId, id);
  });
}

async function joinTeams(
  tx: Tx,
  { companyId, employeeId, chosen }: { companyId: string; employeeId: string; chosen: string[] },
) {
  const distinct = [...new Set(chosen)];
  if (distinct.length === 0) return;
  await tx
    .insert(employeeTeams)
    .values(distinct.map((teamId, rank) => ({ companyId, employeeId, teamId, rank })));
}

/** Field by field: spreading a row took most of the time of a long list. */
function toEmployee(row: Row): Employee {
  return {
    id: row.id,
    companyId: row.companyId,
    name: row.name,
    position: row.position,
    tipo: row.tipo,
    behavioralProfile: row.behavioralProfile,
    objectives: row.objectives,
    professionalHistory: row.professionalHistory,
    teamIds: row.teamIds,
    teamId: row.teamIds[0] ?? null,
    isActive: row.isActive,
    photo: row.photoFileId && `/api/files/${row.photoFileId}`,
    files: [],
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
