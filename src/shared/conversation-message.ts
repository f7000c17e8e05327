import type { ConversationWithPoints } from './conversations.ts';
import { calendarDay, formatDay } from './format.ts';

/**
 * What goes to the person after a conversation, by WhatsApp or e-mail: what was treated of what was theirs
 * to know, what was agreed, and the next day. Notes, how it went and 'Só para mim' stay with the leader.
 */
export function conversationMessage(
  { heldAt, points, agreed, nextOn }: ConversationWithPoints,
  name: string,
): string {
  const day = heldAt === null ? '' : ` de ${formatDay(calendarDay(new Date(heldAt)))}`;
  const treated = points.filter(({ box, conversationId }) => box === 'shared' && conversationId);
  const parts = [
    `Oi, ${name.split(' ')[0]}! Segue o resumo da nossa conversa${day}.`,
    treated.length > 0 &&
      `Conversamos sobre:\n${treated.map(({ text }) => `• ${text}`).join('\n')}`,
    agreed !== '' && `O que combinamos:\n${agreed}`,
    nextOn !== null && `Nossa próxima conversa: ${formatDay(nextOn)}.`,
  ];
  return parts.filter((part) => part !== false).join('\n\n');
}
