import type { ConversationWithPoints } from '#shared/conversations.ts';
import type { Employee } from '#shared/employees.ts';

/** The parts of a conversation that is being prepared, as the address names them. */
export const stages = { antes: 'Antes', durante: 'Durante', depois: 'Depois' } as const;
export type Stage = keyof typeof stages;

export interface StageProps {
  employee: Employee;
  conversation: ConversationWithPoints;
}
