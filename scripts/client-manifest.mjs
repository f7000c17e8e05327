import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** For the build and its budget; not served. */
export const manifestName = 'client-manifest.json';

/** @typedef {{ file: string, name?: string, imports?: string[], css?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

/** @param {string} folder The built client. @returns {Manifest} */
export function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, manifestName), 'utf8'));
}

/**
 * The files that some modules need before they run, they themselves first.
 * @param {Manifest} manifest @param {string[]} modules Files, or names of groups.
 * @returns {{ scripts: string[], styles: string[] }}
 */
export function filesOf(manifest, modules) {
  const scripts = new Set();
  const styles = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key);
    if (!chunk) throw new Error(`The built client has no ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const file of chunk.css ?? []) styles.add(file);
    for (const each of chunk.imports ?? []) visit(each);
  };
  for (const each of modules) visit(each);
  return { scripts: [...scripts], styles: [...styles] };
}
