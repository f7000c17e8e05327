import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './browser.mjs';
import { runChecks } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { startPostgres, ensurePostgres } from './postgres.mjs';
import { Failure, root } from './project.mjs';
import { bin, run } from './run.mjs';
import { count, countJourneys } from './totals.mjs';

const vitestProjects = ['unit', 'client', 'benches', 'api-embedded', 'api-postgres'];

/** @typedef {import('./totals.mjs').Totals} Totals */
/**
 * @typedef {object} Run
 * @property {string[]} filter What to hand to vitest; nothing else runs then.
 * @property {Record<string, Totals>} results
 * @property {string} folder For reports, gone at the end.
 * @property {NodeJS.ProcessEnv} env
 * @property {AbortSignal} signal
 */

/** Everything that can be tested, on a fresh clone too; what cannot run counts as failed. */
export async function testEverything() {
  process.chdir(root);
  const interruption = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => interruption.abort());
  /** @type {Run} */
  const testRun = {
    filter: process.argv.slice(2),
    results: {},
    folder: mkdtempSync(join(tmpdir(), 'leme-test-')),
    env: { ...process.env, CI: 'true' },
    signal: interruption.signal,
  };
  try {
    await prepareAndRun(testRun);
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    count(testRun.results, 'preparation', 'failed');
  } finally {
    rmSync(testRun.folder, { recursive: true, force: true });
  }
  if (interruption.signal.aborted) {
    console.error('Interrupted.');
    process.exit(130);
  }
  process.exitCode = summarise(testRun) ? 0 : 1;
}

/** @param {Run} testRun */
async function prepareAndRun(testRun) {
  await ensureInstalled({ dev: true });
  await ensurePostgres();
  if (testRun.filter.length === 0) testRun.env.CHROMIUM_PATH = await ensureChromium();
  const server = await startPostgres();
  testRun.env.TEST_DATABASE_URL = server.url;
  try {
    for (const step of testRun.filter.length > 0
      ? [build, vitest]
      : [buildAndCheck, vitest, journeys]) {
      if (!testRun.signal.aborted) await step(testRun);
    }
  } finally {
    await server.stop();
  }
}

/** @param {Run} testRun */
async function buildAndCheck(testRun) {
  const [, passed] = await Promise.all([build(testRun), runChecks(testRun.signal)]);
  for (const [name, isPassed] of Object.entries(passed)) {
    if (isPassed) count(testRun.results, 'checks', 'passed');
    else count(testRun.results, 'checks', 'failed', name);
  }
}

/** @param {Run} testRun */
async function build({ results, env, signal }) {
  const script = join(root, 'scripts', 'build.mjs');
  const { code } = await run(process.execPath, [script, '--if-changed'], { env, signal });
  if (code !== 0) count(results, 'build', 'failed');
}

/** @param {Run} testRun */
async function vitest({ filter, results, folder, env, signal }) {
  const report = join(folder, 'vitest.json');
  const reporters = ['default', './scripts/vitest-totals.mjs'].map((it) => `--reporter=${it}`);
  const { code } = await run(bin('vitest'), ['run', ...reporters, ...filter], {
    env: { ...env, LEME_VITEST_TOTALS: report },
    signal,
  });
  Object.assign(results, readReport(report));
  if (filter.length === 0) expectSomeOf(vitestProjects, results);
  countSilentFailure('vitest', code, results);
}

/** @param {Run} testRun */
async function journeys({ results, folder, env, signal }) {
  const report = join(folder, 'playwright.json');
  const { code } = await run(bin('playwright'), ['test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    signal,
  });
  const found = readReport(report);
  countJourneys(found, results);
  /** @type {{ name: string }[]} */ const projects = found.config?.projects ?? [];
  const names = projects.map(({ name }) => `journeys-${name}`);
  expectSomeOf(names.length > 0 ? names : ['journeys'], results);
  countSilentFailure('playwright', code, results);
}

/** @param {string} path */
function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** A project in which nothing ran is a failure. @param {string[]} names @param {Run['results']} results */
function expectSomeOf(names, results) {
  for (const name of names.filter((each) => !results[each])) count(results, name, 'failed');
}

/** A runner may fail without a failed test. @param {string} name @param {number} code @param {Run['results']} results */
function countSilentFailure(name, code, results) {
  const isKnown = Object.values(results).some(({ failed }) => failed > 0);
  if (code !== 0 && !isKnown) count(results, name, 'failed');
}

/** @param {Run} testRun Prints what ran and answers whether all of it passed. */
function summarise({ results, filter }) {
  console.log('\nWhat ran:');
  const sum = { passed: 0, failed: 0 };
  for (const [name, { passed, failed, skipped }] of Object.entries(results)) {
    const isHole = skipped > 0 && filter.length === 0;
    const note = skipped > 0 ? `, ${skipped} skipped${isHole ? ' (counted as failed)' : ''}` : '';
    console.log(`  ${name.padEnd(18)} ${passed} passed, ${failed} failed${note}`);
    sum.passed += passed;
    sum.failed += failed + (isHole ? skipped : 0);
  }
  for (const [name, { failures }] of Object.entries(results)) {
    if (failures.length > 0) console.log(`\nWhat failed of ${name}:`);
    for (const failure of failures) console.log(`  ${failure}`);
  }
  if (filter.length > 0)
    console.log('  A filter was given: no static checks, no browser journeys.');
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 && sum.passed > 0;
}
