import type { Account } from './calls.ts';
import type { Observed } from './observed.ts';
import { aimMs, timeOf } from './timing.ts';

interface Place {
  name: string;
  query: string;
  /** False: counted off from an end, for comparison. */
  isAimedAt: boolean;
}

function placesOf({ newest, middle, oldest, documents }: Account): Place[] {
  const beside = (name: string, query: string) => ({ name, query, isAimedAt: true });
  const numbered = (name: string, page: number) => ({
    name: `page ${page}, ${name}`,
    query: `&page=${page}`,
    isAimedAt: false,
  });
  const last = Math.ceil(documents / 20);
  return [
    beside('first page', ''),
    beside('next to the newest', `&olderThan=${newest}`),
    beside('next to the middle', `&olderThan=${middle}`),
    beside('previous to the middle', `&newerThan=${middle}`),
    beside('next to the oldest', `&olderThan=${oldest}`),
    beside('previous to the oldest', `&newerThan=${oldest}`),
    numbered('of the first', 2),
    numbered('in the middle', Math.ceil(last / 2)),
    numbered('the last', last),
  ];
}

/** Pages of the unfiltered history, in the database alone. @returns what takes longer than it may */
export async function timeHistory(observed: Observed, account: Account): Promise<string[]> {
  const slow: string[] = [];
  console.log(
    `\n| history of ${account.documents.toLocaleString('en')}, in the database | ms | plan |`,
  );
  console.log('| --- | ---: | --- |');
  for (const { name, query, isAimedAt } of placesOf(account)) {
    const path = `/api/ai-history?companyId=${account.companyId}${query}`;
    const { statements } = await observed.call({ method: 'GET', path, cookie: account.cookie });
    const ofHistory = statements.filter(({ text }) => /document|set_config/.test(text));
    const worst = await timeOf(observed, ofHistory);
    console.log(`| ${name} | ${worst.milliseconds.toFixed(2)} | ${worst.plan} |`);
    if (isAimedAt && worst.milliseconds > aimMs) slow.push(name);
  }
  return slow;
}
