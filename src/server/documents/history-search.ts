import type { HistoryQuery } from '#documents/endpoints.ts';
import { addDays, startOfDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import { type AppError, refusedInput } from '../http/app-error.ts';
import { isId, millisecondsIn } from '../ids.ts';
import type { HistoryFilter } from './history-columns.ts';

/** What a query looks for, as the statements of the history take it. */
export interface HistorySearch {
  companyId: OwnedCompanyId;
  used: HistoryFilter[];
  day: { start: Date; end: Date } | null;
  limit: number;
  /** The values of the placeholders, for all that match. */
  values: Record<string, unknown>;
}

/** Before every id, and after every id. */
export const firstId = '00000000-0000-0000-0000-000000000000';
export const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** @returns null where nothing can match: what is no id is nobody's */
export function readSearch(companyId: OwnedCompanyId, query: HistoryQuery): HistorySearch | null {
  const { type, employeeId, teamId, date, tz, limit = limits.historyPageDefault } = query;
  if ([employeeId, teamId].some((id) => id !== undefined && !isId(id))) return null;
  const isUsed: Record<HistoryFilter, boolean> = {
    type: type !== undefined,
    employee: employeeId !== undefined,
    team: teamId !== undefined,
    active: query.activeEmployeesOnly === 'true',
    day: date !== undefined,
  };
  const day = date ? { start: startOfDay(date, tz), end: startOfDay(addDays(date, 1), tz) } : null;
  return {
    companyId,
    used: (Object.keys(isUsed) as HistoryFilter[]).filter((name) => isUsed[name]),
    day,
    limit,
    values: {
      companyId,
      type,
      employeeId,
      teamId,
      after: firstId,
      before: day ? firstId : lastId,
      ...(day && { afterInstant: day.start.toISOString(), beforeInstant: day.end.toISOString() }),
    },
  };
}

/** The document that a page is a neighbour of. */
export interface Cursor {
  id: string;
  side: 'older' | 'newer';
}

/**
 * Any id is a place in the history, also of what is not there any more, or someone else's.
 *
 * @throws AppError `invalid_input` for what is no id, and for two at once
 */
export function readCursor({ olderThan, newerThan }: HistoryQuery): Cursor | null {
  if (olderThan !== undefined && newerThan !== undefined) throw refused('newerThan');
  const id = olderThan ?? newerThan;
  if (id === undefined) return null;
  const side = olderThan === undefined ? 'newer' : 'older';
  if (!isId(id)) throw refused(`${side}Than`);
  return { id, side };
}

function refused(path: string): AppError {
  return refusedInput([{ path, message: 'Informe um documento, de um lado só da página' }]);
}

/**
 * What is on one side of a document.
 *
 * @param instant of the document, where its company has it
 */
export function boundedBy(
  { day, values }: HistorySearch,
  { id, side }: Cursor,
  instant: Date | null,
): Record<string, unknown> {
  const end = side === 'older' ? 'before' : 'after';
  if (!day) return { ...values, [end]: id };
  const at = instant ?? timeOf(id);
  const isBeyondDay = side === 'older' ? at >= day.end : at < day.start;
  return isBeyondDay ? values : { ...values, [end]: id, [`${end}Instant`]: at.toISOString() };
}

/** PostgreSQL reads no later year as JavaScript writes it. */
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z');

/** Any id is a place in time. */
function timeOf(id: string): Date {
  return new Date(Math.min(millisecondsIn(id), lastInstant));
}
