import { expect, test } from 'vitest';
import { conversationMessage } from './conversation-message.ts';
import type { ConversationWithPoints, TalkingPoint } from './conversations.ts';

const point = (text: string, change: Partial<TalkingPoint> = {}): TalkingPoint => ({
  id: text,
  companyId: 'c',
  employeeId: 'e',
  box: 'shared',
  text,
  conversationId: 'held',
  createdAt: '2026-11-20T12:00:00.000Z',
  ...change,
});

const held: ConversationWithPoints = {
  id: 'held',
  companyId: 'c',
  employeeId: 'e',
  plannedOn: null,
  heldAt: '2026-11-23T01:30:00.000Z',
  notes: 'Parece cansada',
  outcome: 'Chegou na defensiva',
  agreed: 'Rever a escala até sexta.',
  nextOn: '2026-12-07',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-23T01:30:00.000Z',
  points: [
    point('Escala de dezembro'),
    point('Cuidar do tom', { box: 'private' }),
    point('Curso de Excel', { conversationId: null }),
  ],
};

test('the person reads what was treated and agreed, and nothing that is the leader’s own', () => {
  expect(conversationMessage(held, 'Letícia Moura')).toBe(
    `Oi, Letícia! Segue o resumo da nossa conversa de 22/11/2026.

Conversamos sobre:
• Escala de dezembro

O que combinamos:
Rever a escala até sexta.

Nossa próxima conversa: 07/12/2026.`,
  );
});

test('what there is not is not spoken of', () => {
  const bare = { ...held, points: [], agreed: '', nextOn: null };
  expect(conversationMessage(bare, 'Caio')).toBe(
    'Oi, Caio! Segue o resumo da nossa conversa de 22/11/2026.',
  );
});
