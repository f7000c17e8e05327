import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf, manifestName, readManifest } from './client-manifest.mjs';
import { withLock } from './lock.mjs';
import { exitWith, Failure, root } from './project.mjs';
import { run } from './run.mjs';
import { hashSources } from './sources-hash.mjs';

const dist = join(root, 'dist');
const stamp = join(dist, '.build-hash');
const parts = ['server', 'client'];
const script = join(root, 'scripts', 'build.mjs');

/** Each by the name that it is started by. */
export const serverPrograms = {
  main: 'src/server/main.ts',
  admin: 'src/server/admin.ts',
  demo: 'src/server/demo.ts',
  // Threads of their own, which the server starts when a document is to be written, or to become a file.
  'writing-thread': 'src/server/documents/writing-thread.ts',
  typesetting: 'src/server/exports/typesetting.ts',
  'people-reading': 'src/server/people-imports/people-reading.ts',
};

/** Builds when the sources are not those that dist was made of. */
export async function ensureBuilt() {
  if (isBuilt()) return;
  // In a process of its own: the build tools would stay in the server's memory.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { code } = await run(process.execPath, [script, '--if-changed'], { env });
  if (code !== 0) throw new Failure('A compilação falhou: veja acima.');
}

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources();
}

/** Builds beside, then swaps: an interruption leaves no stamp, and the next start builds again. */
async function build() {
  const hash = hashSources();
  const next = join(dist, '.next');
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  await Promise.all([buildServer(join(next, 'server')), buildClient(join(next, 'client'))]);
  rmSync(stamp, { force: true });
  for (const part of parts) {
    rmSync(join(dist, part), { recursive: true, force: true });
    renameSync(join(next, part), join(dist, part));
  }
  rmSync(next, { recursive: true, force: true });
  writeFileSync(stamp, hash);
}

/** @param {string} folder */
async function buildServer(folder) {
  const { build: bundle } = await import('esbuild');
  await bundle({
    absWorkingDir: root,
    entryPoints: serverPrograms,
    outdir: folder,
    bundle: true,
    // What is imported when first needed stays apart, so that a start does not load it.
    splitting: true,
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
  const migrations = join(root, 'src/server/db/migrations');
  cpSync(migrations, join(folder, 'migrations'), { recursive: true });
}

/** @param {string} folder */
async function buildClient(folder) {
  const { build: bundle } = await import('vite');
  const common = {
    root: join(root, 'src/client'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: /** @type {const} */ ('warn'),
  };
  await bundle({ ...common, build: { outDir: folder, emptyOutDir: true, manifest: manifestName } });
  const rendering = join(folder, '..', 'prerender');
  await bundle({ ...common, build: { outDir: rendering, ssr: 'prerender.tsx' } });
  await writePages(folder, join(rendering, 'prerender.js'));
  rmSync(rendering, { recursive: true });
  await writeServiceWorker(folder);
  await compressFiles(folder);
}

/**
 * Writes a page for each screen, with what stands in it before any script has come. What waits behind the
 * guard asks for its scripts at once; what can be read already asks for them when it has been seen.
 * @param {string} folder @param {string} module
 */
async function writePages(folder, module) {
  /** @type {typeof import('../src/client/prerender.tsx')} */
  const prerender = await import(pathToFileURL(module).href);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const manifest = readManifest(folder);
  for (const { path, isGuarded, markup, asks, modules } of await prerender.writePages()) {
    const { scripts } = filesOf(manifest, isGuarded ? modules : []);
    const missing = scripts.filter((file) => !page.includes(file));
    const links = missing.map(
      (file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    );
    const screen = `data-screen="${isGuarded ? 'guarded' : 'open'}"`;
    const ahead = asks.length > 0 ? ` data-asks="${asks.join(' ').replaceAll('&', '&amp;')}"` : '';
    const html = page
      // It is read before it is used: what is seen of it comes first.
      .replace('<script type="module"', '$& fetchpriority="low"')
      .replace('</head>', `${links.join('')}</head>`)
      // A function: '$' in the markup is no reference.
      .replace('<div id="root"></div>', () => `<div id="root" ${screen}${ahead}>${markup}</div>`);
    await writeFile(join(folder, `${path.slice(1)}.html`), html);
  }
}

/** What the diary needs where there is no network: its own files, and what they fetch when they are wanted. */
const offlineModules = [
  'app',
  'signed-in',
  'further-screens.ts',
  'pages/diary/diary-page.tsx',
  'shell/diary/offline-diary.tsx',
  'shell/diary/diary-tools.tsx',
  'shell/after-paint.tsx',
  // Who wants to leave with notes that are not sent is asked.
  'shell/leaving-dialog.tsx',
  // On a phone the menu, which comes when it is opened.
  'shell/mobile-sheet.tsx',
];

/** @param {string} folder */
async function writeServiceWorker(folder) {
  const { build: bundle } = await import('esbuild');
  const manifest = readManifest(folder);
  const { scripts, styles } = filesOf(manifest, ['start', ...offlineModules]);
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file));
  const files = [...scripts, ...styles, ...fonts].map((file) => `/${file}`);
  await bundle({
    entryPoints: [join(root, 'src/client/service-worker.ts')],
    outfile: join(folder, 'sw.js'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: {
      shellFiles: JSON.stringify(files),
      // The page itself changes with what it names.
      shellVersion: JSON.stringify(hashSources().slice(0, 16)),
    },
    logLevel: 'warning',
  });
}

/** Ready-made .br and .gz files, so that no request pays for compressing. @param {string} folder */
async function compressFiles(folder) {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const files = (await readdir(folder, { recursive: true })).filter((name) =>
    /\.(js|css|html|svg|json|webmanifest|txt)$/.test(name),
  );
  await Promise.all(
    files.map(async (name) => {
      const path = join(folder, name);
      const text = await readFile(path);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${path}.br`, await brotli(text, { params }));
      await writeFile(`${path}.gz`, await zip(text, { level: constants.Z_BEST_COMPRESSION }));
    }),
  );
}

if (process.argv[1] === script) {
  const isOptional = process.argv.includes('--if-changed');
  // Whoever works holds the lock: it outlasts the process that asked, should that be killed.
  await withLock(async () => {
    if (isOptional && isBuilt()) return;
    console.log('Compilando …');
    await build();
  }).catch(exitWith);
}
