import { formatDay } from '#shared/format.ts';
import type { DocumentContext, OpenCommitment } from '../kit/document-context.ts';
import { quote } from './quote.ts';

/*
 * What is followed, in the words of a document that is written without a model: as typed, with who and when.
 */

/** A list of more is looked at on its own page. */
const mostNamed = 3;

/** How a talk takes up what is open, a line each; nothing that its readers may not know of. */
export function takenUp(context: DocumentContext): string[] {
  return openOnes(context, false).map(
    (each) => `Vejam juntos como está este combinado: ${told(each, context.today)}`,
  );
}

/** For the leader alone: what is open, beside what the document says of it. */
export function openForLeader(context: DocumentContext): string[] {
  return listed('O que está combinado e em aberto', openOnes(context, false), context);
}

/** For the leader alone: what they follow, and who reads the document is not known to have heard of. */
export function reservedForLeader(context: DocumentContext): string[] {
  return listed('Em aberto, e fora do texto', openOnes(context, true), context);
}

/** For the leader alone: what the last conversation came to, in their own words. */
export function lastAgreedForLeader({ lastConversation }: DocumentContext): string[] {
  const agreed = lastConversation?.agreed.trim() ?? '';
  if (!lastConversation || agreed === '') return [];
  return [
    `Na última conversa, em ${formatDay(lastConversation.day)}, ficou combinado: ${quote(agreed)}`,
  ];
}

function openOnes({ commitments }: DocumentContext, isReserved: boolean): OpenCommitment[] {
  return commitments
    .filter((each) => each.isReserved === isReserved && each.text.trim() !== '')
    .slice(0, mostNamed);
}

function listed(
  what: string,
  commitments: readonly OpenCommitment[],
  { today }: DocumentContext,
): string[] {
  if (commitments.length === 0) return [];
  return [`${what}: ${commitments.map((each) => told(each, today)).join('; ')}.`];
}

function told({ text, owner, dueOn }: OpenCommitment, today: string): string {
  const day = dueOn === null ? '' : `, até ${formatDay(dueOn)}`;
  const isPast = dueOn !== null && dueOn < today ? ', dia que já passou' : '';
  return `${quote(text)} (${owner}${day}${isPast})`;
}
