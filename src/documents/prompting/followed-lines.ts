import { dayWithWeekday } from '../kit/business-days.ts';
import type { DocumentContext, OpenCommitment } from '../kit/document-context.ts';

/*
 * What is followed, as lines of data: what is open, and what the last conversation came to.
 */

export function knownCommitments({ commitments, today }: DocumentContext): string[] {
  return commitments.filter(({ isReserved }) => !isReserved).map(commitmentLine(today));
}

export function reservedCommitments({ commitments, today }: DocumentContext): string[] {
  return commitments.filter(({ isReserved }) => isReserved).map(commitmentLine(today));
}

const commitmentLine =
  (today: string) =>
  ({ text, owner, dueOn }: OpenCommitment): string => {
    // The guardrails may have taken all of it.
    if (text.trim() === '') return '';
    const isPast = dueOn !== null && dueOn < today ? ' (o dia já passou)' : '';
    const until = dueOn === null ? 'sem data' : `até ${dayWithWeekday(dueOn)}${isPast}`;
    return `De ${owner}, ${until}: ${text}`;
  };

export function conversationLines({ lastConversation }: DocumentContext): string[] {
  if (!lastConversation) return [];
  const { day, agreed, points, forLeader } = lastConversation;
  return [
    `Data: ${dayWithWeekday(day)}`,
    ...points.map((point) => said('Assunto tratado', point)),
    said('O que ficou combinado', agreed),
    ...(forLeader
      ? [
          said('Como foi (só o líder sabe)', forLeader.outcome),
          said('Anotação do líder (só ele sabe)', forLeader.notes),
          ...forLeader.points.map((point) => said('Ponto só para o líder', point)),
        ]
      : []),
  ];
}

function said(label: string, text: string): string {
  return text.trim() === '' ? '' : `${label}: ${text}`;
}
