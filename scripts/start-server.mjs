import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { exitWith, root } from './project.mjs';

/** Installs and builds where needed, then becomes the server: signals reach it without a relay. */
export function startServer() {
  return become('main.js');
}

/** The same for the operator's command line. */
export function runAdmin() {
  return become('admin.js');
}

/** The same for the server with a fictitious company in it. */
export function startDemo() {
  return become('demo.js');
}

/** @param {string} program */
async function become(program) {
  process.chdir(root);
  await prepare().catch(exitWith);
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, 'dist', 'server', program)).href);
}

async function prepare() {
  await ensureInstalled({ dev: false });
  await ensureBuilt();
}
