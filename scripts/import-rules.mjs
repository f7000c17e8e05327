import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { bundleBoundary, importTable } from './import-table.mjs';

/** @typedef {{ path: string, specifier: string, line: number }} Import `path` is relative to the root. */
/** @typedef {Map<string, Import[]>} Graph */

const sources = ['src', 'test', 'scripts', 'bench', 'evals'];

/** Migrations, backups and the registry of tenant tables need the schema as one module. */
const wholeSchema = 'src/server/db/schema.ts';

/**
 * Reads every import of the project and answers what breaks the rules, a sentence each.
 * Types count as much as values: who names a thing knows it.
 * @param {string} root The folder that holds src.
 */
export function findImportViolations(root) {
  const files = sources.flatMap((folder) => filesUnder(root, folder));
  if (!files.some((file) => file.startsWith('src/')))
    throw new Error(`No sources under ${root}/src.`);
  /** @type {Graph} */
  const graph = new Map(files.map((file) => [file, readImports(root, file)]));
  return [
    ...files.flatMap((file) => tableViolations(file, graph)),
    ...files.flatMap((file) => missingFiles(root, file, graph)),
    ...files
      .filter((file) => file !== wholeSchema && isBarrel(root, file))
      .map((file) => `${file}: a barrel file: import each thing from where it is`),
    ...cycles(graph),
    ...boundaryViolations(graph),
  ];
}

/** @param {string} root @param {string} folder @returns {string[]} */
function filesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return filesUnder(root, path);
    return /\.(tsx?|mjs)$/.test(path) ? [path] : [];
  });
}

/** @param {string} root @param {string} file @returns {Import[]} */
function readImports(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName: specifier, pos }) => ({
    specifier,
    path: resolve(file, specifier),
    line: text.slice(0, pos).split('\n').length,
  }));
}

/** A path of the project, or the specifier itself for a package. @param {string} file @param {string} specifier */
function resolve(file, specifier) {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('#')) return `src/${path.slice(1)}`;
  return path.startsWith('.') ? posix.join(dirname(file), path) : path;
}

/** Without its extension an import would slip past the other rules. @param {string} root @param {string} file @param {Graph} graph */
function missingFiles(root, file, graph) {
  return (graph.get(file) ?? [])
    .filter(({ path, specifier }) => /^[.#]/.test(specifier) && !path.startsWith('dist/'))
    .filter(({ path }) => !statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
    .map(
      ({ specifier, line }) =>
        `${file}:${line} imports ${specifier}: no such file (with its extension?)`,
    );
}

/** @param {string} file @param {Graph} graph */
function tableViolations(file, graph) {
  if (!file.startsWith('src/')) return [];
  const name = file.slice('src/'.length);
  const imports = graph.get(file) ?? [];
  for (const rule of importTable) {
    const matched = toPattern(rule.from).exec(name);
    if (!matched) continue;
    const may = rule.may.map((glob) => toPattern(glob, matched.groups));
    // The answers that tests stand on are for tests alone.
    const isTest = /(?:\.test\.tsx?|\/good-answers\.ts)$/.test(name);
    return imports
      .filter(({ path }) => !isAllowed(path, { may, packages: rule.packages, isTest }))
      .map(({ path, line }) => `${file}:${line} imports ${path}: ${rule.because}`);
  }
  return [`${file}: the import table has no rule for this place`];
}

/**
 * @param {string} path
 * @param {{ may: RegExp[], packages: RegExp | undefined, isTest: boolean }} rule
 */
function isAllowed(path, { may, packages = /^/, isTest }) {
  if (path.startsWith('src/'))
    return may.some((pattern) => pattern.test(path.slice('src/'.length)));
  if (path.startsWith('test/')) return isTest;
  if (/^(\.|\/|scripts\/|bench\/|evals\/|dist\/)/.test(path)) return false;
  return packages.test(path);
}

/**
 * `*` is one name, `**` any number of folders, `{a,b}` a choice, `<name>` one folder that is the same
 * wherever the rule names it.
 * @param {string} glob @param {Record<string, string>} [names]
 */
function toPattern(glob, names) {
  const source = glob
    .replace(/[.+]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_, choice) => `(?:${choice.replaceAll(',', '|')})`)
    .replace(/\*\*\/|\*\*|\*/g, (star) => ({ '**/': '(?:.+/)?', '**': '.+' })[star] ?? '[^/]+')
    .replace(/<(\w+)>/g, (_, name) => names?.[name] ?? `(?<${name}>[^/]+)`);
  return new RegExp(`^${source}$`);
}

/** Whether a file does nothing but pass on what others export. @param {string} root @param {string} file */
function isBarrel(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  if (!/\bexport\b[^;]*\bfrom\b/.test(text)) return false;
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const passedOn = statements.filter(
    (each) => ts.isExportDeclaration(each) && each.moduleSpecifier,
  );
  const isStar = passedOn.some((each) => ts.isExportDeclaration(each) && !each.exportClause);
  const others = statements.filter(
    (each) => !ts.isImportDeclaration(each) && !ts.isExportDeclaration(each),
  );
  return isStar || (passedOn.length > 0 && others.length === 0);
}

/** One sentence for each cycle that a depth-first walk closes. @param {Graph} graph */
function cycles(graph) {
  /** @type {string[]} */ const found = [];
  /** @type {string[]} */ const trail = [];
  const done = new Set();
  /** @param {string} file */
  const visit = (file) => {
    if (done.has(file) || !graph.has(file)) return;
    const start = trail.indexOf(file);
    if (start >= 0) {
      found.push(`${[...trail.slice(start), file].join(' → ')}: a cycle of imports`);
      return;
    }
    trail.push(file);
    for (const { path } of graph.get(file) ?? []) visit(path);
    trail.pop();
    done.add(file);
  };
  for (const file of graph.keys()) visit(file);
  return found;
}

/** @param {Graph} graph */
function boundaryViolations(graph) {
  const { from, never, because } = bundleBoundary;
  const isFrom = matcher(from);
  const isForbidden = matcher(never);
  /** How each file was first reached. @type {Map<string, string[]>} */
  const reached = new Map();
  const queue = [...graph.keys()].filter((file) => isFrom(file) && !file.includes('.test.'));
  for (const file of queue) reached.set(file, [file]);
  for (const file of queue) {
    for (const { path } of graph.get(file) ?? []) {
      if (reached.has(path) || !path.startsWith('src/')) continue;
      reached.set(path, [...(reached.get(file) ?? []), path]);
      if (!isForbidden(path)) queue.push(path);
    }
  }
  return [...reached]
    .filter(([file]) => isForbidden(file))
    .map(([, trail]) => `${trail.join(' → ')}: ${because}`);
}

/** @param {string[]} globs */
function matcher(globs) {
  const patterns = globs.map((glob) => toPattern(glob));
  return (/** @type {string} */ file) =>
    patterns.some((pattern) => pattern.test(file.replace(/^src\//, '')));
}
