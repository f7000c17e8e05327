import { formatDay } from '#shared/format.ts';
import { quote } from '../../reading/quote.ts';
import type { FeedbackContent, FeedbackTone } from '../contract.ts';
import type { Talk } from '../talk.ts';

/*
 * What the four moulds are set from. A step between curved quotation marks is said aloud; any other step is for
 * the leader. Typed words stand whole, after a colon and between quotation marks.
 */

/** The part of a script that a mould writes. */
export type Script = Pick<FeedbackContent, 'summary' | 'replies' | 'recommendations'> & {
  structure: { section: string; steps: string[] }[];
};

/** What a tone changes: the first words, what opens the listening, the last words. */
export type ToneLines = Readonly<
  Record<FeedbackTone, { open: string; listen: string; close: string }>
>;

export const say = (line: string) => `“${line}”`;

/** A line that calls the person by name where there is one. */
export function call({ first }: Talk, line: string): string {
  return say(first === '' ? line : `${first}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`);
}

export function noted(label: string, typed: string): string[] {
  return typed === '' ? [] : [`${label}: ${quote(typed)}`];
}

/** The situation and the facts, each as it was written down. */
export function whatWasNoted({ situation, facts }: Talk): string[] {
  return [...noted('O que você anotou', situation), ...noted('O fato a contar', facts)];
}

/** What earlier documents give to begin from. */
export function whereItStands({ latestFeedback, latestPdi }: Talk): string[] {
  return [
    ...(latestFeedback
      ? noted(`Do último feedback, de ${formatDay(latestFeedback.day)}`, latestFeedback.text)
      : []),
    ...(latestPdi ? noted(`Do PDI de ${formatDay(latestPdi.day)}`, latestPdi.text) : []),
  ];
}

export function goalsToName({ goals }: Talk): string[] {
  return goals.length === 0
    ? []
    : [`Se o assunto toca uma meta da equipe, diga qual: ${goals.map(quote).join('; ')}.`];
}

/** Without a plan, the day alone: it is part of what is said. */
export function followUpLine({ followUp, plan }: Talk, line: (day: string) => string): string[] {
  return followUp === '' || plan ? [] : [say(line(formatDay(followUp)))];
}

export function until({ followUp }: Talk): string {
  return followUp === '' ? '' : `, com retorno marcado para ${formatDay(followUp)}`;
}

/** Where a plan was asked for: proposals, each with who and until when. */
export function planSteps({ plan, days }: Talk, steps: (days: string[]) => string[]): string[] {
  if (!plan) return [];
  const all = steps(days.map(formatDay));
  // In a day or two there is time for one thing alone.
  return [
    'Um plano para propor e ajustar juntos:',
    ...(new Set(days).size < 3 ? all.slice(-1) : all),
  ];
}
