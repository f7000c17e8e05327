import { calendarDay } from '#shared/format.ts';
import { closeConversation, prepareConversation } from '../conversations/change.ts';
import { gatherFacts } from '../conversations/facts.ts';
import { nextDay } from '../conversations/next-day.ts';
import { addPoint, updatePoint } from '../conversations/points.ts';
import type { Author } from '../conversations/store.ts';
import type { Db } from '../db/database.ts';
import type { DemoConversation } from './conversations.ts';

/** Prepares a conversation, ticks what was treated, and closes it with the next day by the team's frequency. */
export async function holdConversation(
  db: Db,
  author: Author,
  { conversation, employeeId }: { conversation: DemoConversation; employeeId: string },
): Promise<void> {
  const { treated, left = [], outcome, agreed } = conversation;
  const { id } = await prepareConversation(db, author, { employeeId });
  for (const point of treated) {
    const { id: pointId } = await addPoint(db, author, {
      point: { ...point, employeeId },
      key: null,
    });
    await updatePoint(db, author, { id: pointId, patch: { isTreated: true } });
  }
  for (const point of left) {
    await addPoint(db, author, { point: { ...point, employeeId }, key: null });
  }
  const { settings } = await gatherFacts(db, author, employeeId);
  const nextOn = nextDay(calendarDay(author.now), settings);
  await closeConversation(db, author, { id, closing: { outcome, agreed, nextOn } });
}
