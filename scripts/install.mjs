import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { Failure, root } from './project.mjs';
import { run } from './run.mjs';

/**
 * Runs `npm ci` when what stands in node_modules is not what package-lock.json says.
 * @param {{ dev: boolean }} options `dev`: the development packages must be there too.
 */
export async function ensureInstalled({ dev }) {
  if (isInstalled(dev)) return;
  await withLock(async () => {
    if (isInstalled(dev)) return;
    console.log('Instalando pacotes …');
    const args = ['ci', '--no-audit', '--no-fund', ...(dev ? ['--include=dev'] : [])];
    const { code } = await run('npm', args);
    if (code !== 0)
      throw new Failure('Os pacotes não puderam ser instalados: veja o que o npm disse acima.');
  });
}

/**
 * npm writes node_modules/.package-lock.json when an install ends, so it is the marker: a developer's
 * own `npm install` counts, an interrupted `npm ci` does not.
 * @param {boolean} dev
 */
function isInstalled(dev) {
  const installed = readPackages('node_modules/.package-lock.json');
  const wanted = readPackages('package-lock.json');
  if (!wanted)
    throw new Failure('O package-lock.json falta ou está danificado: recupere-o com o git.');
  if (!installed) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    if (found) return found.version === entry.version && found.integrity === entry.integrity;
    return path === '' || entry.optional || (entry.dev && !dev);
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean }} LockedPackage
 * @param {string} path @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
