import { calendarDay } from '#shared/format.ts';
import { closeConversation, prepareConversation } from '../conversations/change.ts';
import { gatherFacts } from '../conversations/facts.ts';
import { nextDay } from '../conversations/next-day.ts';
import { addPoint, updatePoint } from '../conversations/points.ts';
import type { Author } from '../conversations/store.ts';
import type { Db } from '../db/database.ts';
import type { CameOf } from './live-commitments.ts';
import type { DemoAgreed, DemoConversation } from './conversations.ts';

interface Held {
  conversation: DemoConversation;
  employeeId: string;
  follow: (agreed: DemoAgreed, source: CameOf) => Promise<void>;
}

/** Prepares a conversation, ticks what was treated, follows what came of it, and closes it with the next day by the team's frequency. */
export async function holdConversation(
  db: Db,
  author: Author,
  { conversation, employeeId, follow }: Held,
): Promise<void> {
  const { treated, left = [], outcome, agreed, followed = [] } = conversation;
  const points = new Map<string, string>();
  const { id } = await prepareConversation(db, author, { employeeId });
  for (const point of treated) {
    const { id: pointId } = await addPoint(db, author, {
      point: { ...point, employeeId },
      key: null,
    });
    points.set(point.text, pointId);
    await updatePoint(db, author, { id: pointId, patch: { isTreated: true } });
  }
  for (const point of left) {
    await addPoint(db, author, { point: { ...point, employeeId }, key: null });
  }
  for (const each of followed) {
    await follow(each, { conversationId: id, talkingPointId: points.get(each.said) });
  }
  const { settings } = await gatherFacts(db, author, employeeId);
  const nextOn = nextDay(calendarDay(author.now), settings);
  await closeConversation(db, author, { id, closing: { outcome, agreed, nextOn } });
}
