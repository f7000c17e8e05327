import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from './build.mjs';
import { filesOf, readManifest } from './client-manifest.mjs';
import { root } from './project.mjs';

/** What a first visit may load, in kB (gzip). Without its charts, which come after the first paint. */
const budgets = [
  { visit: '/login', modules: ['start', 'app'], scripts: 83.5, styles: 12, requests: 8 },
  {
    visit: '/dashboard',
    modules: ['start', 'app', 'signed-in'],
    scripts: 115.2,
    styles: 12,
    requests: 10,
  },
];

/** The page, the one font, the icon. */
const besides = 3;

/**
 * Holds the built client to its budget, which it builds first where the sources have changed.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function checkBudget() {
  await ensureBuilt();
  const folder = join(root, 'dist', 'client');
  const manifest = readManifest(folder);
  /** @param {string[]} files */
  const kilobytes = (files) =>
    files.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1000;
  const lines = [];
  let code = 0;
  for (const { visit, modules, ...budget } of budgets) {
    const { scripts, styles } = filesOf(manifest, modules);
    const spent = {
      scripts: kilobytes(scripts),
      styles: kilobytes(styles),
      requests: scripts.length + styles.length + besides,
    };
    for (const [name, limit] of Object.entries(budget)) {
      const figure = spent[/** @type {keyof typeof spent} */ (name)];
      const isOver = figure > limit;
      if (isOver) code = 1;
      lines.push(`${isOver ? '✗' : ' '} ${visit} ${name}: ${figure.toFixed(1)} of ${limit}`);
    }
  }
  return { code, output: `${lines.join('\n')}\n` };
}
