import * as z from 'zod/mini';
import type { Process } from '#shared/companies.ts';
import { text } from '#shared/fields.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';

/** A process while it is edited. */
export interface ProcessRow extends Process {
  /** Which one it is, wherever it moves; an upload under way comes back to it. */
  key: string;
}

const newKey = () => Math.random().toString(36).slice(2);

export function emptyRow(): ProcessRow {
  return { key: newKey(), name: '' };
}

/** There is always a row to type in. */
export function rowsOf(processes: readonly Process[]): ProcessRow[] {
  if (processes.length === 0) return [emptyRow()];
  return processes.map((process) => ({ key: newKey(), ...process }));
}

export function isBlank({ name, fileName }: ProcessRow): boolean {
  return name.trim() === '' && fileName === undefined;
}

const rowSchema = z
  .object({
    key: z.string(),
    name: text(limits.line),
    fileName: z.optional(z.string()),
    fileUrl: z.optional(z.string()),
  })
  .check(
    z.refine(({ name, fileName }) => name !== '' || fileName === undefined, {
      path: ['name'],
      message: 'Dê um nome ao processo deste arquivo.',
    }),
  );

/** Blank names are ignored; one with a file is asked about, so that no file goes unnoticed. */
export const processesSchema = z.object({
  processes: z.pipe(
    z.array(rowSchema).check(z.maxLength(limits.listItems)),
    z.transform((rows) =>
      rows.filter(({ name }) => name !== '').map(({ key: _, ...process }): Process => process),
    ),
  ),
});

/** What may be attached to a process, as a file dialog understands it. */
export const acceptedFiles = '.pdf,.doc,.docx,.txt';

/** What is wrong with a file before it is sent. The server judges by content. */
export function fileProblem({ name, size }: File): string | null {
  if (!/\.(?:pdf|docx?|txt)$/i.test(name)) return messages.processFileType;
  if (size > limits.multipartBytes) return 'O arquivo deve ter no máximo 25 MB.';
  return null;
}

/** 'manual_de-compras.pdf' → 'manual de compras': a name for a process that has none yet. */
export function nameOfFile(fileName: string): string {
  return fileName
    .replace(/\.[^.]+$/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
}
