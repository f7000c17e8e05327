import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

interface Rule {
  what: string;
  pattern: RegExp;
  /** Where it is looked for; everywhere without. */
  zone?: string;
  allowed: readonly string[];
  /** A line that breaks the rule. */
  planted: string;
}

/** What would open a door, and the files whose purpose it is. */
const rules: Rule[] = [
  {
    what: 'text becomes code',
    pattern: /\beval\(|new Function\(|setTimeout\(\s*['"`]|node:vm\b/,
    allowed: [],
    planted: 'new Function("return " + prompt)',
  },
  {
    what: 'text becomes markup',
    pattern: /innerHTML|outerHTML|insertAdjacentHTML|document\.write|dangerouslySetInnerHTML/,
    allowed: [],
    planted: 'view.innerHTML = content',
  },
  {
    what: 'a program is started',
    pattern: /node:child_process|node:worker_threads/,
    // Threads of our own programs, which write documents and make files of them.
    allowed: [
      'src/server/threads/thread-pool.ts',
      'src/server/threads/serve-thread.ts',
      'src/server/threads/watchdog.ts',
    ],
    planted: "import { exec } from 'node:child_process'",
  },
  {
    what: 'the server calls another',
    zone: 'src/server/',
    pattern:
      /\bfetch\(|^import (?!type)(?!\{ createServer \}).*'(?:node:)?https?'|import \w+ from 'pg'|AwsClient\(|createTransport\(\{ url|\bconnect\(/m,
    allowed: [
      // The model, the object store, the mail server and the database that the settings name.
      'src/server/llm/patient-fetch.ts',
      'src/server/files/s3-store.ts',
      'src/server/mail/smtp.ts',
      'src/server/db/postgres.ts',
    ],
    planted: 'await fetch(company.website)',
  },
  {
    what: 'SQL is put together from text',
    pattern: /sql\.raw\(/,
    // The alphabet, the kinds and a time zone: constants, all three.
    allowed: [
      'src/server/db/accents.ts',
      'src/server/documents/history-totals.ts',
      'src/server/notifications/deadlines.ts',
    ],
    planted: "sql.raw(`name = '${name}'`)",
  },
  {
    what: 'a secret stands in the source',
    pattern: /\b(?:sk-[A-Za-z0-9]{20}|AKIA[0-9A-Z]{16})|-----BEGIN [A-Z ]*PRIVATE KEY/,
    allowed: [],
    planted: "const key = 'AKIAIOSFODNN7EXAMPLE'",
  },
];

const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path: `src/${path}`, text: readFileSync(`${root}src/${path}`, 'utf8') }));

test.each(rules.map((rule) => [rule.what, rule] as const))(
  '%s nowhere but where it is meant to',
  (_what, { pattern, zone = 'src/', allowed, planted }) => {
    expect(planted).toMatch(pattern);
    const looked = sources.filter(({ path }) => path.startsWith(zone));
    expect(looked.length).toBeGreaterThan(50);
    const found = looked.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
    expect(found.filter((path) => !allowed.includes(path))).toEqual([]);
  },
);
