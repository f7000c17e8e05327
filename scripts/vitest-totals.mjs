import { writeFileSync } from 'node:fs';
import { count, describeFailure, noTotals } from './totals.mjs';

/**
 * Writes what each project ran to LEME_VITEST_TOTALS: vitest's own JSON does not name projects.
 * @typedef {import('./totals.mjs').Totals} Totals
 */
export default class VitestTotals {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    /** @type {Record<string, Totals>} */ const projects = {};
    for (const module of modules) {
      const { name } = module.project;
      projects[name] ??= noTotals();
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result();
        const failure = state === 'failed' ? failureOf(test, errors?.[0]) : undefined;
        count(projects, name, state === 'pending' ? 'skipped' : state, failure);
      }
      // A file that cannot be read has no tests to count.
      for (const error of module.errors()) {
        count(projects, name, 'failed', describeFailure(module.relativeModuleId, error.message));
      }
    }
    for (const error of unhandledErrors) {
      const where = [error.VITEST_TEST_PATH, error.VITEST_TEST_NAME].filter(Boolean).join(' ');
      count(
        projects,
        'outside any test',
        'failed',
        describeFailure(where, error.stack ?? error.message),
      );
    }
    writeFileSync(String(process.env.LEME_VITEST_TOTALS), JSON.stringify(projects));
  }
}

/**
 * @param {import('vitest/node').TestCase} test
 * @param {import('vitest').TestError | undefined} error
 */
function failureOf(test, error) {
  const place = error?.stacks?.find(({ file }) => file === test.module.moduleId);
  const name = `${test.module.relativeModuleId}:${place?.line ?? test.location?.line ?? '?'} ${test.fullName}`;
  return describeFailure(name, error?.message);
}
