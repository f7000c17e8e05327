import { defineConfig } from 'vitest/config';

/** No database in them: once is enough. */
const withoutDatabase = [
  'src/server/accounts/passwords.test.ts',
  'src/server/db/migrations.test.ts',
  'src/server/exports/column-widths.test.ts',
  'src/server/files/file-store.test.ts',
  'src/server/http/{counted-address,pressure}.test.ts',
  'src/server/llm/**/*.test.ts',
  'src/server/search/excerpt.test.ts',
  'src/server/suggestions/engine.test.ts',
  'src/server/threads/**/*.test.ts',
  'src/server/zip/**/*.test.ts',
];

const api = {
  include: ['src/server/**/*.test.ts'],
  exclude: withoutDatabase,
  setupFiles: ['test/silent-console.ts'],
};

/** The screens' storage is the document's: from 25 on Node has one of its own, which would stand before it. */
const withoutStorage = ['--no-experimental-webstorage'].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

export default defineConfig({
  test: {
    pool: 'forks',
    // Both cores of a small machine; files share their worker's modules, and keep nothing in them.
    maxWorkers: 2,
    isolate: false,
    // What comes first is undone first: the screen before the network under it. No project can say so by itself.
    sequence: { hooks: 'list' },
    // A busy machine is slow, not wrong: what works ends long before, what does not fails all the same.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/{shared,documents}/**/*.test.ts',
            ...withoutDatabase,
            'test/*.test.ts',
            'evals/**/*.test.ts',
          ],
          setupFiles: ['test/silent-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}', 'src/documents/**/*.test.tsx'],
          environment: 'happy-dom',
          execArgv: withoutStorage,
          setupFiles: ['test/silent-console.ts', 'test/screen.ts'],
        },
      },
      {
        extends: true,
        // Each is a whole program, with servers and a browser of its own.
        test: { name: 'benches', include: ['bench/*.test.ts'], testTimeout: 300_000 },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'api-embedded',
          exclude: [
            ...api.exclude,
            // A move has both databases: once is enough.
            'src/server/admin/move-to.test.ts',
            // The embedded database is never so large.
            'src/server/db/partitioned.test.ts',
            // Several processes share no embedded database.
            'src/server/processes/**',
            // Bodies are refused before a database is asked for more than the session: once is enough.
            'src/server/http/{bad-input,bad-transport,multipart}.test.ts',
            // Whose rows a statement names is the same on both; every endpoint runs here in access.test.ts.
            'src/server/http/tenancy.test.ts',
            // The planner is the same: what is read beside many rows is seen once.
            'src/server/**/*-plans.test.ts',
            'src/server/db/kept-counts.test.ts',
            // What they are about never meets the database.
            'src/server/exports/**',
            'src/server/documents/{injections,writing-room}.test.ts',
            'src/server/http/half-bodies.test.ts',
            'src/server/links/guessing.test.ts',
            'src/server/people-imports/fuzzed-lists.test.ts',
          ],
          env: { LEME_TEST_DATABASE: 'embedded' },
          globalSetup: ['test/embedded-template.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'api-postgres',
          exclude: [
            ...api.exclude,
            // The embedded database itself, and the program around it.
            'src/server/main.test.ts',
            'src/server/demo/program.test.ts',
            'src/server/db/{embedded,damaged-database}.test.ts',
            'src/server/db/disk-full.test.ts',
            'src/server/privacy/forgotten-bytes.test.ts',
          ],
          env: { LEME_TEST_DATABASE: 'postgres' },
          globalSetup: ['test/postgres-server.ts'],
        },
      },
    ],
  },
});
