import { defineConfig } from 'vitest/config';

const api = {
  include: ['src/server/**/*.test.ts'],
  exclude: ['src/server/llm/**'],
  setupFiles: ['test/silent-console.ts'],
};

export default defineConfig({
  test: {
    pool: 'forks',
    // Both cores of a small machine; files share their worker's modules, and keep nothing in them.
    maxWorkers: 2,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/{shared,documents}/**/*.test.ts',
            // No database in it: once is enough.
            'src/server/llm/**/*.test.ts',
            'test/*.test.ts',
          ],
          setupFiles: ['test/silent-console.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'client',
          // What comes first is undone first: the screen before the network under it.
          sequence: { hooks: 'list' },
          include: ['src/client/**/*.test.{ts,tsx}', 'src/documents/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['test/silent-console.ts', 'test/screen.ts'],
        },
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
            'src/server/db/embedded.test.ts',
            'src/server/db/disk-full.test.ts',
            // What they are about never meets the database: once is enough.
            'src/server/exports/**',
            'src/server/documents/injections.test.ts',
            'src/server/http/half-bodies.test.ts',
          ],
          env: { LEME_TEST_DATABASE: 'postgres' },
          globalSetup: ['test/postgres-server.ts'],
        },
      },
    ],
  },
});
