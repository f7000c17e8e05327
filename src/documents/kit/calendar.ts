import { formatDay, parseDay } from '#shared/format.ts';
import type { Timeline } from './fields.ts';
import { withoutListMark } from './lines.ts';
import { parseMilestone, writtenDay } from './milestone.ts';
import { cutAtWord } from './words.ts';

/*
 * What a document puts into a calendar. Its days come from its own words; the hour of a meeting is asked
 * for when it is exported.
 */

interface Entry {
  /** Tells it from the others of its document, the same at every export: a calendar updates it by that. */
  key: string;
  title: string;
  notes: string;
}

export interface DayEntry extends Entry {
  /** `yyyy-MM-dd` */
  day: string;
  /**
   * Its words in the document: where they still stand after an edit, the day beside them counts. Null
   * where the day is the form's and no edit moves it.
   */
  words: string | null;
}

export interface TimedEntry extends Entry {
  minutes: number;
}

export type CalendarEntry = DayEntry | TimedEntry;

/** A calendar shows little of a title. */
const longestHead = 60;

/** What the entry is and of which document: 'Revisão de rota — PDI de Renata'. */
export function entryTitle(words: string, document: string): string {
  const [clause = words] = words.split(/[:;]\s|\.\s/u);
  if (clause.length <= longestHead) return `${clause} — ${document}`;
  return `${cutAtWord(clause, longestHead).toWellFormed()}… — ${document}`;
}

/** An entry for a milestone, a task or whatever else has a day, written `dd/MM/yyyy`; none where it has none. */
export function dayEntry(
  key: string,
  date: string | null,
  { words, document, notes = words }: { words: string; document: string; notes?: string },
): DayEntry[] {
  const day = date === null ? null : parseDay(date);
  return day === null ? [] : [{ key, day, words, notes, title: entryTitle(words, document) }];
}

/** '1 hora', '1h30 minutos', '90 minutos' in minutes; null where it says none. */
export function minutesOf(duration: string): number | null {
  const [, hours = 0, minutes = 0] =
    /(?:(\d{1,2})\s*h(?:oras?)?)?(?:\s*e?\s*(\d{1,3})\s*(?:m|$))?/u.exec(duration.trim()) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total > 0 ? total : null;
}

/** When what lasts so long has its turn, one after the other: '0–5 min'; as written where one says no minutes. */
export function turnsOf(durations: readonly string[]): string[] {
  const minutes = durations.map(minutesOf);
  if (minutes.includes(null)) return [...durations];
  let from = 0;
  return (minutes as number[]).map((each) => `${from}–${(from += each)} min`);
}

/** The dated milestones of a plan, and its last day where none of them falls on it. */
export function timelineEntries(
  timeline: Timeline,
  plan: { title: string; dueOn: string | null },
): DayEntry[] {
  const { milestones, end } = typeof timeline === 'string' ? { milestones: [], end: '' } : timeline;
  const entries = milestones.flatMap((line, index) => {
    const { date, text } = parseMilestone(line);
    return dayEntry(`milestone-${index + 1}`, date, { words: text, document: plan.title });
  });
  const last = parseDay(end) ?? plan.dueOn;
  if (last === null || entries.some(({ day }) => day === last)) return entries;
  const about = { words: 'Prazo final', document: plan.title };
  return [...entries, ...dayEntry('deadline', formatDay(last), about)];
}

/** The entries of a page: a day that it writes in another way is not looked for there after an edit. */
export function entriesOfPage(entries: readonly CalendarEntry[], page: string): CalendarEntry[] {
  return entries.map((entry) =>
    'day' in entry && !page.includes(formatDay(entry.day)) ? { ...entry, words: null } : entry,
  );
}

/**
 * The entries of a document whose text was edited: a day that was changed in the text moves, one that was
 * taken out goes, and a new line that begins with a date comes. What has an hour stays as it is.
 */
export function entriesAfterEdit(
  entries: readonly CalendarEntry[],
  { title, text, before = '' }: { title: string; text: string; before?: string },
): CalendarEntry[] {
  const lines = text.split('\n').map(withoutListMark);
  const kept = entries.flatMap((entry): CalendarEntry[] => {
    if (!('day' in entry) || entry.words === null) return [entry];
    const { words } = entry;
    const line = lines.find((each) => each.includes(words) && writtenDay(each) !== null);
    const day = parseDay(writtenDay(line ?? '') ?? '');
    if (day !== null) return [{ ...entry, day }];
    return text.includes(formatDay(entry.day)) ? [entry] : [];
  });
  const known = new Set(
    kept.map((entry) => ('day' in entry ? `${entry.day} ${entry.words ?? ''}` : '')),
  );
  const old = new Set(before.split('\n').map(withoutListMark));
  const added = lines.flatMap((line) => {
    if (old.has(line)) return [];
    const { date, text: words } = parseMilestone(line.trim());
    const found = words === '' ? [] : dayEntry('', date, { words, document: title });
    return found.filter(({ day }) => !known.has(`${day} ${words}`));
  });
  return [...kept, ...added.map((entry, index) => ({ ...entry, key: `added-${index + 1}` }))];
}
