import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import pino from 'pino';
import { fillDemo } from '#server/demo/fill.ts';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { root } from '../../scripts/project.mjs';
import { launchServer } from '../launch-server.ts';
import { devices, openCamera } from './camera.ts';
import { commitments } from './commitments.ts';
import { documents } from './documents.ts';
import { leader } from './leader.ts';
import { beginner, newcomer } from './newcomer.ts';
import { person } from './person.ts';
import { visitor } from './visitor.ts';

/** Who looks at the product, each signed in as someone else. */
const walks = { visitor, newcomer, beginner, leader, documents, commitments, person };
type Name = keyof typeof walks;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(walks, name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. One of: ${Object.keys(walks).join(', ')}.`);
  process.exit(2);
}
const names = (wanted.length > 0 ? wanted : Object.keys(walks)) as Name[];
const folder = join(root, 'shots');
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });

const began = Date.now();
const data = mkdtempSync(join(tmpdir(), 'leme-shots-'));
const { db, close } = await openEmbeddedDatabase(data);
await fillDemo(db, { now: new Date(), log: pino({ level: 'silent' }) });
await close();
const server = await launchServer({ DATA_DIR: data, RATE_LIMIT: 'off' });
const address = await server.ready;
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] });

/** Goes all ways with one device; a way that ends early is told, and the next one begun. */
async function walkWith(device: (typeof devices)[number]): Promise<number> {
  let taken = 0;
  for (const name of names) {
    const camera = await openCamera({ browser, address, folder }, device);
    await walks[name](camera).catch((error: unknown) => {
      process.exitCode = 1;
      console.error(`${name}, ${device.sizes[0]!.width} px:`, error);
    });
    taken += camera.taken();
    await camera.close();
  }
  return taken;
}

try {
  const taken = await Promise.all(devices.map(walkWith));
  const total = taken.reduce((sum, count) => sum + count, 0);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`${total} pictures in ${folder}, ${seconds} s`);
} finally {
  await browser.close();
  server.signal('SIGTERM');
  await server.ended;
  rmSync(data, { recursive: true });
}
