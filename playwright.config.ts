import { defineConfig } from '@playwright/test';
import type { Setting } from './test/journeys/fixtures.ts';
import { findChromium } from './scripts/browser.mjs';

export default defineConfig<object, Setting>({
  testDir: 'test/journeys',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: { executablePath: findChromium() },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'embedded', use: { database: 'embedded' } },
    { name: 'postgres', use: { database: 'postgres' } },
    { name: 'model', use: { database: 'embedded', author: 'model' } },
  ],
});
