import { daysBetween } from '#shared/format.ts';
import { windowOf, type Period } from './day-windows.ts';

/*
 * What a goal tells of its own measure: the day it is due, and where it stands and is to arrive.
 */

const until =
  /(?<!\p{L})até\s+(?:o\s+)?(?:dia\s+|fim\s+de\s+|final\s+de\s+|m[eê]s\s+de\s+)?(?:\d{1,2}\/\d{1,2}(?:\/\d{4})?|\d{1,2}\s+de\s+\p{L}+(?:\s+de\s+\d{4})?|(?:janeiro|fevereiro|março|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?:\s+de\s+\d{4})?)/iu;
/** A goal that is due so soon has no course to correct. */
const fewestDays = 5;

/** The day a goal is due by its own words, where that is before the plan ends; null otherwise. */
export function dueDayOf(goal: string, { today, deadline }: Period): string | null {
  const said = until.exec(goal)?.[0];
  if (said === undefined) return null;
  const due = windowOf(said.replace(/(?:fim|final)\s+de\s+/iu, ''), { today, deadline })?.to;
  if (due === undefined || due >= deadline || daysBetween(today, due) < fewestDays) return null;
  return due;
}

export interface Figures {
  from: string;
  to: string;
}

const figure = String.raw`(?:R\$\s*)?\d[\d.,]*(?:\s?%|\s(?!para\s|a\s|até\s)\p{L}{1,8}\.?(?=\s|$|[,.;]))?`;
const fromTo = new RegExp(
  String.raw`(?<!\p{L})de\s+(${figure})\s+(?:para|pra|a)\s+(${figure})`,
  'iu',
);

/** '8%' and '5%' of 'Reduzir o churn de 8% para 5%'. */
export function figuresOf(goal: string): Figures | null {
  const match = fromTo.exec(goal);
  if (!match) return null;
  const [from, to] = [match[1], match[2]].map((text) => (text ?? '').replace(/[.,\s]+$/u, ''));
  return from && to ? { from, to } : null;
}
