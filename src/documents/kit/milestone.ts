const days = /\d{2}\/\d{2}\/\d{4}/gu;

/** The first day that a text writes as `dd/MM/yyyy`, there or not in the calendar; null where it writes none. */
export function writtenDay(text: string): string | null {
  return text.match(days)?.[0] ?? null;
}

/** The text without its days, for what is told by its other words. */
export function withoutWrittenDays(text: string): string {
  return text.replaceAll(days, ' ');
}

export interface Milestone {
  date: string | null;
  text: string;
}

/** '25/02/2027 — Revisão de rota' in its parts. */
export function parseMilestone(line: string): Milestone {
  const match = /^(\d{2}\/\d{2}\/\d{4})\s*(?:[—–:-]\s*)?([\s\S]*)$/.exec(line);
  return match ? { date: match[1] ?? null, text: match[2] ?? '' } : { date: null, text: line };
}
