/** @typedef {{ passed: number, failed: number, skipped: number }} Totals */

/**
 * @param {Record<string, Totals>} results @param {string} name @param {keyof Totals} outcome
 */
export function count(results, name, outcome, howMany = 1) {
  const totals = (results[name] ??= { passed: 0, failed: 0, skipped: 0 });
  totals[outcome] += howMany;
}

/**
 * What each project of a Playwright report ran. A test that passed only at its second try failed.
 * @param {{ suites?: unknown[], specs?: unknown[] }} suite @param {Record<string, Totals>} results
 */
export function countJourneys(suite, results) {
  for (const spec of /** @type {any[]} */ (suite.specs ?? [])) {
    for (const { projectName, status } of spec.tests) {
      const outcome = { expected: 'passed', skipped: 'skipped' }[String(status)] ?? 'failed';
      count(results, `journeys-${projectName}`, /** @type {keyof Totals} */ (outcome));
    }
  }
  for (const inner of suite.suites ?? [])
    countJourneys(/** @type {typeof suite} */ (inner), results);
}
