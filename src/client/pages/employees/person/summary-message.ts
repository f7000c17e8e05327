import type { ConversationWithPoints } from '#shared/conversations.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import { firstNameOf } from './ago.ts';

/**
 * What the person may read of a conversation: what was talked about, what was agreed, and when the next one is.
 * Notes, 'Como foi?' and what is 'só para mim' stay with the leader.
 */
export function summaryMessage(
  { heldAt, points, agreed, nextOn }: ConversationWithPoints,
  name: string,
): string {
  const treated = points.filter(({ box }) => box === 'shared').map(({ text }) => text);
  const promises = agreed
    .split('\n')
    .map((line) => line.replace(/^[-•*]\s+/, '').trim())
    .filter((line) => line !== '');
  const day = heldAt ? ` de ${formatDay(calendarDay(new Date(heldAt)))}` : '';
  const parts = [
    `Oi, ${firstNameOf(name)}! Este é o resumo da nossa conversa${day}.`,
    listed('Conversamos sobre:', treated),
    listed('O que combinamos:', promises),
    nextOn && `Nossa próxima conversa: ${formatDay(nextOn)}.`,
    'Se faltou algo, me diga.',
  ];
  return parts.filter(Boolean).join('\n\n');
}

function listed(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? [title, ...lines.map((line) => `- ${line}`)].join('\n') : '';
}
