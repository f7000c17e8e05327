import type { ConversationWithPoints } from '#shared/conversations.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import { linesAgreed } from '../../../commitments/lines-agreed.ts';
import { firstNameOf } from './ago.ts';

/**
 * What the person may read of a conversation: what was talked about, what was agreed, and when the next one is.
 * Notes, 'Como foi?' and what is 'só para mim' stay with the leader.
 */
export function summaryMessage(
  { heldAt, points, agreed, nextOn, commitments }: ConversationWithPoints,
  name: string,
): string {
  // What came of a reminder of one's own stays with the leader.
  const isShared = (pointId: string | null) =>
    pointId === null || points.some(({ id, box }) => id === pointId && box === 'shared');
  const treated = points.filter(({ box }) => box === 'shared').map(({ text }) => text);
  const lines = linesAgreed(agreed);
  const ofPoints = commitments
    .filter(({ said, talkingPointId }) => !lines.includes(said) && isShared(talkingPointId))
    .map(({ text, dueOn }) => (dueOn ? `${text}, até ${formatDay(dueOn)}` : text));
  const day = heldAt ? ` de ${formatDay(calendarDay(new Date(heldAt)))}` : '';
  const parts = [
    `Oi, ${firstNameOf(name)}! Este é o resumo da nossa conversa${day}.`,
    listed('Conversamos sobre:', treated),
    listed('O que combinamos:', [...lines, ...ofPoints]),
    nextOn && `Nossa próxima conversa: ${formatDay(nextOn)}.`,
    'Se faltou algo, me diga.',
  ];
  return parts.filter(Boolean).join('\n\n');
}

function listed(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? [title, ...lines.map((line) => `- ${line}`)].join('\n') : '';
}
