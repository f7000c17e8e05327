/*
 * The writers put what, who, when and how it is seen into one line of text. The view takes them apart
 * again; a line that was written otherwise is shown as it is.
 */

export interface PlanLine {
  what: string;
  who: string;
  /** One day, or the first and the last: `dd/MM/yyyy`. */
  days: string[];
  /** 'Saberemos pelo combinado registrado.' */
  seen: string;
}

const day = String.raw`\d{2}\/\d{2}\/\d{4}`;
const planLine = new RegExp(
  String.raw`^(.+?)\s[—–-]\s([^—–,]+),\s(?:até\s(${day})|de\s(${day})\sa\s(${day}))\s*\.?\s*(.*)$`,
  'u',
);

export function parsePlanLine(line: string): PlanLine | null {
  const match = planLine.exec(line);
  if (!match) return null;
  const [, what = '', who = '', until, from, to, seen = ''] = match;
  return { what, who, days: [until, from, to].filter((found) => found !== undefined), seen };
}
