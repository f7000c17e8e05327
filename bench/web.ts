import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/browser.mjs';
import { launchServer } from '../test/launch-server.ts';
import { benchLighthouse } from './lighthouse.ts';

/** The first visits of a phone: how much, and how they feel. */
export async function benchWeb(): Promise<void> {
  await firstLoad();
  await benchLighthouse();
}

/** What a first visit to the login page loads, in kB (gzip), and in how many requests. */
async function firstLoad(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'leme-bench-'));
  const server = await launchServer({ DATA_DIR: dataDir });
  const executablePath = findChromium();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage();
    const loaded: { type: string; bytes: Promise<number> }[] = [];
    page.on('response', (response) => {
      const bytes = response.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      );
      loaded.push({ type: response.request().resourceType(), bytes });
    });
    await page.goto(`${await server.ready}/login`, { waitUntil: 'networkidle' });
    console.log(`\nFirst load of /login: ${loaded.length} requests`);
    for (const type of new Set(loaded.map((each) => each.type))) {
      const sizes = await Promise.all(
        loaded.filter((each) => each.type === type).map((each) => each.bytes),
      );
      const kilobytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
      console.log(`  ${type.padEnd(12)} ${sizes.length} × ${kilobytes.toFixed(1)} kB`);
    }
  } finally {
    await browser.close();
    server.signal('SIGTERM');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}
