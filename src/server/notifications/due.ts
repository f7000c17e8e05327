import { addDays, calendarDay } from '#shared/format.ts';
import { getAllowance } from '../accounts/store.ts';
import { remindOfCommitments } from '../commitments/reminders.ts';
import { requireOwnCompany, type OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { isForeignKeyViolation } from '../db/failures.ts';
import type { Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import { listSuggestions } from '../suggestions/store.ts';
import { newSuggestion, trialEnding, type Announcement } from './announcements.ts';
import { dueDeadlines, noteDeadlinesRead } from './deadlines.ts';
import { notify, untold } from './store.ts';

/**
 * Tells a user what has become due since the last look: the end of the trial, deadlines, suggestions,
 * commitments.
 * Made when the list is read, so that no job has to visit every account; writes only what is new.
 */
export async function announceDue(db: Db, caller: Caller, now: Date): Promise<void> {
  const { userId } = caller;
  if (caller.companyId === null) {
    await tell(db, { userId, companyId: null, now }, await dueOfAccount(db, userId, now));
    return;
  }
  const companyId = requireOwnCompany(caller, messages.companyNotFound);
  // At once: each waits for the database alone, and none for what another has found.
  const [account, suggested, deadlines] = await Promise.all([
    dueOfAccount(db, userId, now),
    dueSuggestions(db, { userId, companyId, now }),
    dueDeadlines(db, { userId, companyId, now }),
  ]);
  await tell(db, { userId, companyId: null, now }, account);
  const announcements = [...suggested, ...deadlines.announcements];
  const isTold = await tell(db, { userId, companyId, now }, announcements);
  await remindOfCommitments(db, { userId, companyId, now });
  if (isTold && deadlines.isFirst) await noteDeadlinesRead(db, companyId, now);
}

/** @returns false where a document was erased since it was read: the next look finds what is left */
async function tell(
  ...[db, recipient, announcements]: Parameters<typeof notify>
): Promise<boolean> {
  try {
    await notify(db, recipient, announcements);
    return true;
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    return false;
  }
}

async function dueOfAccount(db: Db, userId: string, now: Date): Promise<Announcement[]> {
  const { daysRemaining } = await getAllowance(db, userId, now);
  if (daysRemaining === null) return [];
  const endsOn = addDays(calendarDay(now), daysRemaining);
  return untold(db, userId, trialEnding(daysRemaining, endsOn));
}

/** Not told of yet; the most urgent last, so that it stands first. */
async function dueSuggestions(
  db: Db,
  { userId, companyId, now }: { userId: string; companyId: OwnedCompanyId; now: Date },
): Promise<Announcement[]> {
  const month = calendarDay(now).slice(0, 7);
  const suggestions = await listSuggestions(db, companyId, now);
  const announcements = suggestions
    .toReversed()
    .flatMap((suggestion) => newSuggestion(suggestion, month));
  return untold(db, userId, announcements);
}
