import type { Conversation, TalkingPoint } from '#shared/conversations.ts';
import type { conversations, talkingPoints } from '../db/schema.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type PointRow = typeof talkingPoints.$inferSelect;

export function toConversation(row: ConversationRow): Conversation {
  return {
    id: row.id,
    companyId: row.companyId,
    employeeId: row.employeeId,
    plannedOn: row.plannedOn,
    heldAt: row.heldAt?.toISOString() ?? null,
    notes: row.notes,
    outcome: row.outcome,
    agreed: row.agreed,
    declined: row.declined,
    nextOn: row.nextOn,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function toPoint(row: PointRow): TalkingPoint {
  return {
    id: row.id,
    companyId: row.companyId,
    employeeId: row.employeeId,
    box: row.box,
    text: row.text,
    conversationId: row.conversationId,
    createdAt: row.createdAt.toISOString(),
  };
}
