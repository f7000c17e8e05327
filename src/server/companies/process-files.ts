import { and, eq, inArray } from 'drizzle-orm';
import type { Process } from '#shared/companies.ts';
import { fileIdOf } from '#shared/files.ts';
import type { Tx } from '../db/database.ts';
import { files } from '../db/schema.ts';
import { refusedInput } from '../http/app-error.ts';
import { isId } from '../ids.ts';
import { messages } from '../messages.ts';

/** The files that processes lead to; one that is a plain string, as they once were, has none. */
export function processFileIds(processes: readonly (Process | string)[]): string[] {
  return processes.flatMap((process) => {
    const url = typeof process === 'string' ? undefined : process.fileUrl;
    return url === undefined ? [] : [fileIdOf(url)].filter(isId);
  });
}

/**
 * Makes the files that processes lead to the company's: from here on they are kept for as long as its
 * processes lead to them.
 *
 * @throws AppError `invalid_input` unless each is a file of the user's own that was stored for a process
 */
export async function claimProcessFiles(
  tx: Tx,
  processes: readonly Process[],
  { ownerId, companyId }: { ownerId: string; companyId: string },
): Promise<void> {
  const ids = [...new Set(processFileIds(processes))];
  const isOwn = and(eq(files.ownerId, ownerId), eq(files.purpose, 'process'));
  const claimed =
    ids.length === 0
      ? []
      : await tx
          .update(files)
          .set({ companyId })
          .where(and(inArray(files.id, ids), isOwn))
          .returning({ id: files.id });
  const own = new Set(claimed.map(({ id }) => id));
  const issues = processes.flatMap(({ fileUrl }, index) =>
    fileUrl === undefined || own.has(fileIdOf(fileUrl))
      ? []
      : [{ path: `processes.${index}.fileUrl`, message: messages.fileNotFound }],
  );
  if (issues.length > 0) throw refusedInput(issues);
}
