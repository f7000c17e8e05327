import type { ImportMapping, ImportTable } from '#shared/people-imports.ts';
import { recall, remember } from '../../../lib/tab-memory.ts';

/* What was chosen for the columns of a list, before it was looked at by the server: a reload keeps it. */

const keyOf = (id: string) => `import:${id}`;

export function mappingOf({ sheet, headerRow, columns, createTeams }: ImportTable): ImportMapping {
  return {
    sheet,
    headerRow,
    columns: columns.flatMap(({ at, field }) => (field ? [{ at, field }] : [])),
    createTeams,
  };
}

export function chosenMapping(id: string): ImportMapping | null {
  return recall(keyOf(id)) as ImportMapping | null;
}

export function rememberMapping(id: string, mapping: ImportMapping): void {
  remember(keyOf(id), mapping);
}
