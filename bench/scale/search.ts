import type { Account } from './calls.ts';
import type { Observed } from './observed.ts';
import { timeOf } from './timing.ts';

/** So long, in milliseconds, may a search take in the database. */
const aimMs = 50;

/** In nearly all documents, in many, in a few, in none; in titles; while one types; several at once. */
const searched = [
  'combinado',
  'prazos',
  'marca12345',
  'jabuticaba',
  'pdi',
  'comb',
  'p',
  'conversa combinado prazo',
  'combinado marca12345',
  'prazo jabuticaba',
  'jabuticaba comb',
  'marca12345 comb',
  'combinado marca1',
  'marca12345 p',
  'combinado jabut',
];

/** What is looked for in documents, and in all that the palette lists, in the database alone. @returns what takes longer than it may */
export async function timeSearch(
  observed: Observed,
  accounts: readonly Account[],
): Promise<string[]> {
  const slow: string[] = [];
  console.log(
    '\n| searched | documents | found | ms | of the next page | all of the palette |\n| --- | ---: | ---: | ---: | ---: | ---: |',
  );
  for (const account of accounts) {
    for (const text of searched) {
      const first = await timePage(observed, account, text, '');
      const next = first.next === null ? null : await timePage(observed, account, text, first.next);
      const palette = await timePalette(observed, account, text);
      const worst = Math.max(first.milliseconds, next?.milliseconds ?? 0, palette);
      if (worst > aimMs) slow.push(`${text}, of ${account.documents}`);
      console.log(
        `| ${text} | ${account.documents.toLocaleString('en')} | ${first.count} | ${first.milliseconds.toFixed(1)} | ${
          next?.milliseconds.toFixed(1) ?? '–'
        } | ${palette.toFixed(1)} |`,
      );
    }
  }
  return slow;
}

async function timePage(observed: Observed, account: Account, text: string, after: string) {
  const path = `/api/ai-history/search?q=${encodeURIComponent(text)}${after && `&after=${after}`}`;
  const { statements, answer } = await observed.call({
    method: 'GET',
    path,
    cookie: account.cookie,
  });
  const ofSearch = statements.filter(({ text: sent }) => /search_|set_config/.test(sent));
  const { milliseconds } = await timeOf(observed, ofSearch);
  const { items, next } = answer as { items: unknown[]; next: string | null };
  return { milliseconds, next, count: items.length };
}

/** People, teams, diary, commitments and documents, as if one were asked for after the other. */
async function timePalette(observed: Observed, { cookie }: Account, text: string) {
  const path = `/api/search?q=${encodeURIComponent(text)}`;
  const { statements } = await observed.call({ method: 'GET', path, cookie });
  return (await timeOf(observed, statements)).milliseconds;
}
