import { formatDay } from '#shared/format.ts';
import { dayWithWeekday, isBusinessDay, previousBusinessDay } from '../kit/business-days.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Span } from '../kit/span.ts';
import { untoldOf } from './repeated.ts';
import { asText } from './set-text.ts';

/*
 * What the leader alone is told of what was typed, in the words of every kind that tells it.
 */

/**
 * Typed notes, for the leader alone: they may be orders on the writing or asides about somebody, and no rule can
 * tell. Nothing where nothing was typed.
 */
export function keptForLeader(typed: string | undefined): string[] {
  const text = typed?.trim() ?? '';
  return text === '' ? [] : [`Suas anotações, fora do documento: ${asText(text)}`];
}

/** A typed deadline on which most do not work, and the day before it that counts. */
export function deadlineOffWork({ deadline, today, assumed }: Span): string[] {
  if (assumed || isBusinessDay(deadline)) return [];
  const before = previousBusinessDay(deadline);
  const told = `A data final, ${dayWithWeekday(deadline)}, não é dia útil`;
  return before >= today
    ? [`${told}; o que vence nela está marcado para ${formatDay(before)}.`]
    : [`${told}, e não há dia útil até lá.`];
}

/** A longer entry is named by its day alone. */
const longestEntry = 220;

/** The first entry of the diary that the form does not say: `names` leads to it by its day. */
export function fromDiary(
  { diary }: DocumentContext,
  form: object,
  names: (day: string) => string,
): string[] {
  const [entry] = untoldOf(diary, form);
  if (!entry) return [];
  const said = entry.text.length <= longestEntry ? `: ${asText(entry.text)}` : '.';
  return [`${names(formatDay(entry.day))}${said}`];
}
