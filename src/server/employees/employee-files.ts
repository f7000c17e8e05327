import { and, eq, inArray } from 'drizzle-orm';
import type { Upload } from '#shared/endpoint.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Tx } from '../db/database.ts';
import { files } from '../db/schema.ts';
import type { NewFile } from '../files/new-file.ts';
import { makePhoto } from '../files/photo.ts';
import { AppError } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';

/** Files of any type are kept as they are, and never served as anything that a browser would open. */
const anyContentType = 'application/octet-stream';

/**
 * What comes with an employee: the photo made small, the files as they are.
 *
 * @throws AppError `unsupported_type` for a photo that is none
 */
export function attachmentsOf(uploads: readonly Upload[]): Promise<NewFile[]> {
  return Promise.all(
    uploads.map(async (upload) => {
      if (upload.field === 'photo') return makePhoto(upload);
      const { path, fileName } = upload;
      return { path, fileName, contentType: anyContentType, purpose: 'employee' as const };
    }),
  );
}

/** Which files of an employee. */
interface FilesOfEmployee {
  companyId: OwnedCompanyId;
  employeeId: string;
}

/**
 * Deletes rows of an employee's files. @returns their ids: the bytes are to go too
 *
 * @throws AppError `not_found` unless each is a file of this employee
 */
export async function removeEmployeeFiles(
  tx: Tx,
  { companyId, employeeId }: FilesOfEmployee,
  fileIds: readonly string[],
): Promise<string[]> {
  const distinct = [...new Set(fileIds)];
  if (distinct.length === 0) return [];
  const removed = distinct.every(isId)
    ? await tx
        .delete(files)
        .where(
          and(
            eq(files.companyId, companyId),
            eq(files.employeeId, employeeId),
            eq(files.purpose, 'employee'),
            inArray(files.id, distinct),
          ),
        )
        .returning({ id: files.id })
    : [];
  if (removed.length !== distinct.length) throw new AppError('not_found', messages.fileNotFound);
  return removed.map(({ id }) => id);
}

/** Deletes the rows of everything that was uploaded about an employee. @returns their ids */
export async function removeAllOfEmployee(
  tx: Tx,
  { companyId, employeeId }: FilesOfEmployee,
): Promise<string[]> {
  const removed = await tx
    .delete(files)
    .where(and(eq(files.companyId, companyId), eq(files.employeeId, employeeId)))
    .returning({ id: files.id });
  return removed.map(({ id }) => id);
}

/** @throws AppError `invalid_input` for an employee with more files than one may have */
export async function requireRoomForFiles(
  tx: Tx,
  { companyId, employeeId }: FilesOfEmployee,
): Promise<void> {
  const total = await tx.$count(
    files,
    and(
      eq(files.companyId, companyId),
      eq(files.employeeId, employeeId),
      eq(files.purpose, 'employee'),
    ),
  );
  if (total <= limits.filesPerEmployee) return;
  const message = `Um colaborador pode ter no máximo ${limits.filesPerEmployee} arquivos.`;
  throw new AppError('invalid_input', message, { issues: [{ path: 'files', message }] });
}
