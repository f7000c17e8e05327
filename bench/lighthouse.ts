import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../scripts/browser.mjs';
import { launchServer } from '../test/launch-server.ts';
import { becomeLeader } from '../test/journeys/leader.ts';
import { spread } from './figures.ts';
import { extent } from './extent.ts';

const rounds = extent(5, 1);

/** What is measured of a visit, with the name it has in a report and its unit. */
const figures = [
  { audit: 'largest-contentful-paint', unit: 'ms' },
  { audit: 'first-contentful-paint', unit: 'ms' },
  { audit: 'total-blocking-time', unit: 'ms' },
  { audit: 'cumulative-layout-shift', unit: '' },
] as const;

/** The login and the dashboard on an emulated phone, as Lighthouse sees them: median of five. */
export async function benchLighthouse(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'leme-bench-'));
  const server = await launchServer({ DATA_DIR: dataDir });
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`],
  });
  try {
    const address = await server.ready;
    const context = await browser.newContext({ baseURL: address });
    await becomeLeader(await context.newPage());
    const cookies = await context.cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await context.close();
    await visit({ url: `${address}/login`, port });
    await visit({ url: `${address}/dashboard`, port, cookie });
  } finally {
    await browser.close();
    server.signal('SIGTERM');
    await server.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Visit {
  url: string;
  port: number;
  cookie?: string;
}

async function visit({ url, port, cookie }: Visit): Promise<void> {
  const scores: Record<string, number[]> = {};
  const note = (name: string, value: number) => (scores[name] ??= []).push(value);
  for (let round = 0; round < rounds; round += 1) {
    const found = await lighthouse(url, {
      port,
      onlyCategories: ['performance', 'accessibility'],
      logLevel: 'error',
      ...(cookie ? { extraHeaders: { Cookie: cookie } } : {}),
    });
    if (!found) throw new Error(`Lighthouse gave no report of ${url}`);
    const { categories, audits } = found.lhr;
    for (const [name, { score }] of Object.entries(categories)) note(name, (score ?? 0) * 100);
    for (const { audit } of figures) note(audit, audits[audit]?.numericValue ?? NaN);
  }
  const load = loadavg()[0]!.toFixed(1);
  console.log(
    `\nLighthouse ${new URL(url).pathname}, an emulated phone, median (min–max), load ${load}:`,
  );
  for (const [name, values] of Object.entries(scores)) {
    const unit = figures.find(({ audit }) => audit === name)?.unit ?? '';
    console.log(`  ${name.padEnd(26)} ${spread(values, name.endsWith('shift') ? 3 : 0)} ${unit}`);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
