import { createRequire } from 'node:module';
import { installPackage, isExecutable, onPath } from './debian.mjs';
import { Failure } from './project.mjs';
import { bin, run } from './run.mjs';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macPath = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The Chromium that journeys run in: CHROMIUM_PATH, the system's, or the one Playwright downloaded. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  const candidates = [...commands.map(onPath), macPath, playwrightChromium()];
  return candidates.find((path) => path !== undefined && isExecutable(path));
}

function playwrightChromium() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  return /** @type {string} */ (chromium.executablePath());
}

/** Finds a Chromium or installs one; what cannot be had ends the run and says what to do. */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.env.CHROMIUM_PATH) {
    throw new Failure(`CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}`);
  }
  if (!(await installPackage('chromium'))) await run(bin('playwright'), ['install', 'chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Failure('No Chromium for the journeys: install one, or name it in CHROMIUM_PATH.');
}
