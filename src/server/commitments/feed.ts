import { and, asc, eq, gte, isNotNull } from 'drizzle-orm';
import { addDays, calendarDay } from '#shared/format.ts';
import { hashToken } from '../accounts/tokens.ts';
import type { Db } from '../db/database.ts';
import { commitments, commitmentSettings, employees, users } from '../db/schema.ts';
import { calendarText } from '../exports/calendar-file.ts';
import { isOpen, isPerson } from './rows.ts';

/** No calendar shows more, and each program asks again every hour. */
const mostEntries = 500;
/** In days: what is late for longer is no matter for a calendar. */
const shownLate = 90;

/**
 * One's own open commitments as a calendar: what the author has promised, with whom. What was done or dropped
 * leaves it.
 *
 * @param publicUrl where the notes of an entry lead
 * @returns null for an address that is nobody's, or not any more
 */
export async function feedText(
  db: Db,
  token: string,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<string | null> {
  const [owner] = await db
    .select({
      companyId: commitmentSettings.companyId,
      authorId: commitmentSettings.authorId,
      since: commitmentSettings.feedSince,
    })
    .from(commitmentSettings)
    .innerJoin(users, and(eq(users.id, commitmentSettings.authorId), eq(users.isActive, true)))
    .where(eq(commitmentSettings.feedTokenHash, hashToken(token)));
  if (!owner) return null;
  const rows = await db
    .select({
      id: commitments.id,
      text: commitments.text,
      dueOn: commitments.dueOn,
      employeeName: employees.name,
      updatedAt: commitments.updatedAt,
    })
    .from(commitments)
    .leftJoin(employees, isPerson)
    .where(
      and(
        eq(commitments.companyId, owner.companyId),
        eq(commitments.authorId, owner.authorId),
        isOpen,
        eq(commitments.owner, 'leader'),
        isNotNull(commitments.dueOn),
        gte(commitments.dueOn, addDays(calendarDay(now), -shownLate)),
      ),
    )
    .orderBy(asc(commitments.companyId), asc(commitments.dueOn), asc(commitments.id))
    .limit(mostEntries);
  const entries = rows.map(({ id, text, dueOn, employeeName }) => ({
    key: id,
    day: dueOn!,
    title: text,
    notes: employeeName === null ? text : `${text}\nCom ${employeeName}`,
    words: null,
  }));
  const changes = rows.map(({ updatedAt }) => updatedAt.getTime());
  return calendarText({
    id: 'combinado',
    name: 'Combinados do Leme',
    entries,
    // The same until something changes, so that no program takes an entry for a new version.
    stamp: new Date(Math.max(owner.since?.getTime() ?? 0, ...changes)),
    start: '',
    timeZone: 'America/Sao_Paulo',
    notice: `${publicUrl}/combinados`,
  });
}
