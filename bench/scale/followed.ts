import { followed, type Account } from './calls.ts';
import type { Observed } from './observed.ts';
import { aimMs, timeOf } from './timing.ts';

/** What is followed, in the database alone. @returns what takes longer than it may */
export async function timeFollowed(observed: Observed, account: Account): Promise<string[]> {
  const slow: string[] = [];
  console.log('\n| what is followed, in the database | ms | plan |\n| --- | ---: | --- |');
  for (const { name, of } of followed) {
    const { statements } = await observed.call(of(account));
    const { milliseconds, plan } = await timeOf(observed, statements);
    console.log(`| ${name} | ${milliseconds.toFixed(2)} | ${plan} |`);
    if (milliseconds > aimMs) slow.push(name);
  }
  return slow;
}
