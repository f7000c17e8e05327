import { defineConfig } from '@playwright/test';
import type { Setting } from './test/journeys/fixtures.ts';
import { findChromium } from './scripts/browser.mjs';

const mainJob = 'first-pdi.spec.ts';
/** What is followed, over a week. */
const week = 'week.spec.ts';
/** What a person without an account does. */
const shares = 'shares.spec.ts';
const rounds = 'rounds.spec.ts';
/** What can only be seen where a model writes piece by piece. */
const streamed = 'streamed.spec.ts';

export default defineConfig<object, Setting>({
  testDir: 'test/journeys',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  // A busy machine is slow, not wrong: what works ends long before, what does not fails all the same.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: { executablePath: findChromium() },
    // Every journey is traced, to be read where it fails; how each step looked would cost a tenth of all.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'embedded', testIgnore: streamed, use: { database: 'embedded' } },
    // The main job again, on the other database and with the other author.
    { name: 'postgres', testMatch: [mainJob, week, shares, rounds], use: { database: 'postgres' } },
    {
      name: 'model',
      testMatch: [mainJob, streamed],
      use: { database: 'embedded', author: 'model' },
    },
  ],
});
