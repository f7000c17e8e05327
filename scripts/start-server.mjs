import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { exitWith, root } from './project.mjs';

/** Installs and builds where needed, then becomes the server: signals reach it without a relay. */
export async function startServer() {
  process.chdir(root);
  await prepare().catch(exitWith);
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
}

async function prepare() {
  await ensureInstalled({ dev: false });
  await ensureBuilt();
}
