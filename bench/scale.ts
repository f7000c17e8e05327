import { isSmallest } from './extent.ts';
import { size } from './scale/accounts.ts';
import { accountOf } from './scale/calls.ts';
import { cleanUp } from './scale/clean-up.ts';
import { onConnection, openLargeDatabase } from './scale/database.ts';
import { timeFollowed } from './scale/followed.ts';
import { timeHistory } from './scale/history.ts';
import { observe } from './scale/observed.ts';
import { printPlans } from './scale/plans.ts';
import { compareRoutes } from './scale/routes.ts';
import { timeSearch } from './scale/search.ts';

/** In the middle of the small ones. */
const smallCompany = size.smallCompanies / 2;

/**
 * A company of 10,000 people and a million documents beside one of 26 and 40, among 10,000 more. Ends with 1
 * where a table of companies' data is read from end to end, or a page of the history takes too long.
 */
export async function benchScale(): Promise<void> {
  const { url, stop } = await openLargeDatabase();
  const began = new Date();
  try {
    const small = await onConnection(url, (run) => accountOf(run, smallCompany));
    const huge = await onConnection(url, (run) => accountOf(run, 0));
    await compareRoutes(url, { small, huge });
    const observed = await observe(url);
    try {
      const slow = await timeHistory(observed, huge);
      const slowFollowed = await timeFollowed(observed, huge);
      const slowSearch = await timeSearch(observed, [small, huge]);
      const whole = await printPlans(observed, huge);
      report('Pages of the history that take longer than 10 ms', slow);
      report('What is followed and takes longer than 10 ms', slowFollowed);
      report('Searches that take longer than 50 ms', slowSearch);
      report('Tables that are read from end to end', whole);
    } finally {
      await observed.close();
    }
  } finally {
    await cleanUp(url, began);
    await stop();
  }
}

function report(what: string, found: string[]): void {
  console.log(`\n${what}: ${found.length === 0 ? 'none' : found.join(', ')}.`);
  // Tables of a few rows are read whole, and rightly.
  if (found.length > 0 && !isSmallest) process.exitCode = 1;
}
