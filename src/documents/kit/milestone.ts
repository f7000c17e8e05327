export interface Milestone {
  date: string | null;
  text: string;
}

/** '25/02/2027 — Revisão de rota' in its parts. */
export function parseMilestone(line: string): Milestone {
  const match = /^(\d{2}\/\d{2}\/\d{4})\s*(?:[—–:-]\s*)?([\s\S]*)$/.exec(line);
  return match ? { date: match[1] ?? null, text: match[2] ?? '' } : { date: null, text: line };
}
