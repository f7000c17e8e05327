import { writeFileSync } from 'node:fs';

/**
 * Writes what each project ran to LEME_VITEST_TOTALS: vitest's own JSON does not name projects.
 * @typedef {import('./totals.mjs').Totals} Totals
 */
export default class VitestTotals {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly unknown[]} unhandledErrors
   */
  onTestRunEnd(modules, unhandledErrors) {
    /** @type {Record<string, Totals>} */ const projects = {};
    for (const module of modules) {
      const totals = (projects[module.project.name] ??= { passed: 0, failed: 0, skipped: 0 });
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        totals[state === 'pending' ? 'skipped' : state] += 1;
      }
      // A file that cannot be read has no tests to count.
      totals.failed += module.errors().length;
    }
    const outside = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    if (unhandledErrors.length > 0) projects['outside any test'] = outside;
    writeFileSync(String(process.env.LEME_VITEST_TOTALS), JSON.stringify(projects));
  }
}
