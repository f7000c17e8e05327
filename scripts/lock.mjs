import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './project.mjs';

const path = join(root, 'dist', '.lock');
const longestWork = 15 * 60_000;

/**
 * Installing and building change folders that a second process may be changing too: one at a time.
 * @template T @param {() => Promise<T>} work
 */
export async function withLock(work) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  for (let waited = false; !take(); waited = true) {
    if (!waited) console.log('Esperando outro processo que prepara esta pasta …');
    await sleep(200);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take() {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (isStale()) rmSync(path, { force: true });
    return false;
  }
}

function isStale() {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    if (Date.now() - statSync(path).mtimeMs > longestWork) return true;
    // Empty for an instant, between its creation and its first byte.
    return holder > 0 && (holder === process.pid || !isAlive(holder));
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
