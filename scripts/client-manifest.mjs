import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For the build and its budget; not served. */
export const manifestName = 'client-manifest.json';

/** @typedef {Record<string, { file: string, imports?: string[], css?: string[] }>} Manifest */

/** @param {string} folder The built client. @returns {Manifest} */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, manifestName), 'utf8'));
}

/**
 * The files that some modules need before they run, they themselves first.
 * @param {Manifest} manifest @param {string[]} modules Keys of the manifest. @returns {string[]}
 */
export function scriptsOf(manifest, modules) {
  const found = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const entry = manifest[key];
    if (!entry || found.has(entry.file)) return;
    found.add(entry.file);
    for (const each of entry.imports ?? []) visit(each);
  };
  for (const each of modules) visit(each);
  return [...found];
}
