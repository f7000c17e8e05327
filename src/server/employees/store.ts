import { and, asc, eq, sql } from 'drizzle-orm';
import type { Employee } from '#shared/employees.ts';
import { fileUrl } from '#shared/files.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { inAlphabet } from '../db/accents.ts';
import type { Db, Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { employeeTeams, employees, files } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';

/*
 * The lists of an employee are gathered in the same query, person by person, each by its index. Gathered at
 * once and joined they cost a little less, until the plan is made for a company of usual size and serves one
 * of 5,000: then ten times more.
 *
 * Queries of their own, and nested: of a fragment that stands in the select list itself Drizzle drops the
 * names of the tables, and `company_id = company_id` is true of every row.
 */
const chosenTeams = sql`
  select json_agg(${employeeTeams.teamId} order by ${employeeTeams.rank})
  from ${employeeTeams}
  where ${employeeTeams.companyId} = ${employees.companyId}
    and ${employeeTeams.employeeId} = ${employees.id}`;

const attachedFiles = sql`
  select json_agg(json_build_array(${files.id}, ${files.fileName}) order by ${files.id})
  from ${files}
  where ${files.companyId} = ${employees.companyId}
    and ${files.employeeId} = ${employees.id}
    and ${files.purpose} = 'employee'`;

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
  email: employees.email,
  phone: employees.phone,
  photoFileId: employees.photoFileId,
  createdAt: employees.createdAt,
  updatedAt: employees.updatedAt,
  /** In the order they were chosen. null is none: that costs less to read than an empty list. */
  teamIds: sql<string[] | null>`(${chosenTeams})`,
  /** In the order they came. */
  attached: sql<Attached[] | null>`(${attachedFiles})`,
};

type Attached = [id: string, fileName: string];
type Row = Omit<typeof employees.$inferSelect, 'authorId' | 'talkedAt'> & {
  teamIds: string[] | null;
  attached: Attached[] | null;
};

const ofCompany = sql.placeholder('companyId');

const employeesOfCompany = prepared((db) =>
  db
    .select(columns)
    .from(employees)
    .where(eq(employees.companyId, ofCompany))
    .orderBy(inAlphabet(employees.name), asc(employees.id))
    .prepare('employees_of_company'),
);

const activeEmployeesOfCompany = prepared((db) =>
  db
    .select(columns)
    .from(employees)
    .where(and(eq(employees.companyId, ofCompany), eq(employees.isActive, true)))
    .orderBy(inAlphabet(employees.name), asc(employees.id))
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

/** @throws AppError `not_found` for who is not the company's */
export async function requireEmployee(
  db: Db | Tx,
  companyId: OwnedCompanyId,
  id: string,
): Promise<void> {
  const isThis = and(eq(employees.companyId, companyId), eq(employees.id, id));
  if (isId(id) && (await db.$count(employees, isThis)) > 0) return;
  throw new AppError('not_found', messages.employeeNotFound);
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
    teamIds: row.teamIds ?? [],
    teamId: row.teamIds?.[0] ?? null,
    isActive: row.isActive,
    email: row.email,
    phone: row.phone,
    photo: row.photoFileId && fileUrl(row.photoFileId),
    files: (row.attached ?? []).map(([id, fileName]) => ({ id, fileName, fileUrl: fileUrl(id) })),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
