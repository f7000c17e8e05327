import { type DocumentKind, documentKinds } from '#documents/labels.ts';
import { isCalendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';

/** What the history shows, as the address says it: it can be sent, and the browser's Back undoes it. */
export interface HistoryState {
  /** What is looked for in the documents; '': all are listed. */
  search: string;
  type: DocumentKind | undefined;
  employeeId: string | undefined;
  teamId: string | undefined;
  /** `yyyy-MM-dd` */
  date: string | undefined;
  page: number;
  /** The document in the detail panel. */
  item: string | null;
}

export type HistoryFilter = 'search' | 'type' | 'employeeId' | 'teamId' | 'date';
export const noFilters = {
  search: '',
  type: undefined,
  employeeId: undefined,
  teamId: undefined,
  date: undefined,
};

export function readState(search: string): HistoryState {
  const query = new URLSearchParams(search);
  const type = query.get('type');
  const date = query.get('date');
  const page = Number(query.get('page'));
  return {
    search: (query.get('busca') ?? '').trim().slice(0, limits.search),
    type: type !== null && type in documentKinds ? (type as DocumentKind) : undefined,
    employeeId: query.get('employeeId') || undefined,
    teamId: query.get('teamId') || undefined,
    date: date !== null && isCalendarDay(date) ? date : undefined,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    item: query.get('item') || null,
  };
}

export function writeState({ search, page, ...state }: HistoryState): string {
  const query = new URLSearchParams();
  if (search) query.set('busca', search);
  for (const [name, value] of Object.entries(state)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Changing any filter resets the page to 1 and closes the detail panel (section 2). */
export function withFilters(
  state: HistoryState,
  change: Partial<Pick<HistoryState, HistoryFilter>>,
): HistoryState {
  return { ...state, ...change, page: 1, item: null };
}

export function isFiltered(state: HistoryState): boolean {
  return Boolean(state.search || state.type || state.employeeId || state.teamId || state.date);
}
