import { explain, planCacheModes, scansOf, wholeTables } from './explain.ts';
import { reads, writes, type Account, type Call } from './calls.ts';
import type { Observed } from './observed.ts';

/** One row, of no company. */
const untenanted = ['installation'];
/** A table that holds no more of other companies may well be read whole. */
const fewRows = 1_000;

/**
 * How every statement of every route is carried out for the huge company, a line for each way. Writes are
 * planned alone. @returns the tables that are read from end to end, with what others have in them
 */
export async function printPlans(observed: Observed, account: Account): Promise<string[]> {
  const found: string[] = [];
  console.log('\nPlans, huge company: the scans of each statement, rows × turns, and its time');
  for (const call of [...reads, ...writes]) {
    console.log(`\n${call.name}`);
    for (const table of new Set(await printCall(observed, account, call))) {
      if (await isOfOthers(observed, account, table)) found.push(`${call.name}: ${table}`);
    }
  }
  return found;
}

async function isOfOthers({ client }: Observed, account: Account, table: string): Promise<boolean> {
  if (untenanted.includes(table)) return false;
  const { rowCount } = await client.query(
    // Of a user, or a session, no company is named: each is another's.
    `select from "${table}" as one where to_jsonb(one) ->> 'company_id' is distinct from $1 limit ${fewRows + 1}`,
    [account.companyId],
  );
  return rowCount! > fewRows;
}

async function printCall(observed: Observed, account: Account, call: Call): Promise<string[]> {
  const { statements, answer } = await observed.call(call.of(account));
  if (call.after) {
    const more = await observed.call(call.after(account, answer as { id: string }));
    statements.push(...more.statements);
  }
  const told = new Set<string>();
  const whole: string[] = [];
  for (const mode of planCacheModes) {
    for (const explained of await explain(observed.client, statements, mode)) {
      whole.push(...wholeTables(explained));
      const scans = scansOf(explained);
      if (scans === '' || told.has(scans)) continue;
      told.add(scans);
      const time =
        explained.milliseconds === null ? '' : `   ${explained.milliseconds.toFixed(2)} ms`;
      console.log(`  ${scans}${time}`);
    }
  }
  return whole;
}
