import type { FastifyBaseLogger } from 'fastify';
import type { Upload } from '#shared/endpoint.ts';
import type { Employee, EmployeeForm, EmployeePatch } from '#shared/employees.ts';
import type { AppParts } from '../app-parts.ts';
import { recordAudit } from '../audit/store.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Tx } from '../db/database.ts';
import { keepFiles, removeBytes } from '../files/keep-files.ts';
import type { KeptFile } from '../files/new-file.ts';
import { deleteFiles, insertFiles } from '../files/store.ts';
import { requireTeams } from '../teams/store.ts';
import { deleteEmployee, holdEmployee, insertEmployee, updateEmployee } from './change-rows.ts';
import {
  attachmentsOf,
  removeAllOfEmployee,
  removeEmployeeFiles,
  requireRoomForFiles,
} from './employee-files.ts';
import { readDeadlinesAnew } from '../notifications/deadlines.ts';
import { getEmployee } from './store.ts';

/** On whose behalf an employee is changed. */
interface Actor {
  userId: string;
  companyId: OwnedCompanyId;
  log: FastifyBaseLogger;
}

type Parts = Pick<AppParts, 'db' | 'files' | 'now'>;

/** @throws AppError `not_found` for a team that is not the company's, `unsupported_type` for the photo */
export async function registerEmployee(
  { db, files: store, now }: Parts,
  { userId, companyId, log }: Actor,
  { form, uploads }: { form: EmployeeForm; uploads: readonly Upload[] },
): Promise<Employee> {
  await requireTeams(db, companyId, form.teamIds);
  const incoming = await attachmentsOf(uploads);
  const at = now();
  return keepFiles({ store, log }, incoming, (kept) =>
    db.transaction(async (tx) => {
      const photoFileId = photoOf(kept)?.id ?? null;
      const id = await insertEmployee(tx, companyId, {
        form,
        photoFileId,
        authorId: userId,
        now: at,
      });
      await insertFiles(tx, kept, { ownerId: userId, companyId, employeeId: id, now: at });
      await recordAudit(tx, {
        userId,
        companyId,
        action: 'employee_created',
        subjectId: id,
        now: at,
      });
      return getEmployee(tx, companyId, id);
    }),
  );
}

/** What a request changes of an employee. */
interface EmployeeUpdate {
  id: string;
  patch: EmployeePatch;
  uploads: readonly Upload[];
}

/**
 * @throws AppError `not_found` for an employee, a team or a file to remove that is not there;
 * `unsupported_type` for the photo, `invalid_input` for too many files
 */
export async function changeEmployee(
  { db, files: store, now }: Parts,
  { userId, companyId, log }: Actor,
  { id, patch, uploads }: EmployeeUpdate,
): Promise<Employee> {
  await getEmployee(db, companyId, id);
  await requireTeams(db, companyId, patch.teamIds ?? []);
  const incoming = await attachmentsOf(uploads);
  const at = now();
  const { removeFileIds = [], removePhoto = false, ...values } = patch;
  const save = async (tx: Tx, kept: KeptFile[]) => {
    const former = await holdEmployee(tx, companyId, id);
    const ofEmployee = { companyId, employeeId: id };
    const removed = await removeEmployeeFiles(tx, ofEmployee, removeFileIds);
    const photo = photoOf(kept);
    const isNewPhoto = photo !== undefined || removePhoto;
    if (isNewPhoto && former.photoFileId) {
      const purpose = 'photo';
      removed.push(...(await deleteFiles(tx, [former.photoFileId], { ownerId: userId, purpose })));
    }
    const change = { ...values, ...(isNewPhoto && { photoFileId: photo?.id ?? null }) };
    await updateEmployee(tx, companyId, { id, change, authorId: userId, now: at });
    if (change.isActive && !former.isActive) await readDeadlinesAnew(tx, companyId);
    await insertFiles(tx, kept, { ownerId: userId, ...ofEmployee, now: at });
    if (kept.length > 0) await requireRoomForFiles(tx, ofEmployee);
    const action = 'employee_changed';
    await recordAudit(tx, { userId, companyId, action, subjectId: id, now: at });
    return { employee: await getEmployee(tx, companyId, id), removed };
  };
  const { employee, removed } = await keepFiles({ store, log }, incoming, (kept) =>
    db.transaction((tx) => save(tx, kept)),
  );
  await removeBytes(store, removed, log);
  return employee;
}

/**
 * Erases a person: what was typed, uploaded and generated about them. The trail keeps that it was done.
 *
 * @throws AppError `not_found`
 */
export async function eraseEmployee(
  { db, files: store, now }: Parts,
  { userId, companyId, log }: Actor,
  id: string,
): Promise<void> {
  const removed = await db.transaction(async (tx) => {
    await holdEmployee(tx, companyId, id);
    const ids = await removeAllOfEmployee(tx, { companyId, employeeId: id });
    await deleteEmployee(tx, companyId, id);
    const action = 'employee_erased';
    await recordAudit(tx, { userId, companyId, action, subjectId: id, now: now() });
    return ids;
  });
  await removeBytes(store, removed, log);
}

function photoOf(kept: readonly KeptFile[]): KeptFile | undefined {
  return kept.find(({ purpose }) => purpose === 'photo');
}
