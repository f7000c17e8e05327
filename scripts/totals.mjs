import { stripVTControlCharacters } from 'node:util';

/** @typedef {'passed' | 'failed' | 'skipped'} Outcome */
/** `failures` says of each test that failed where it is, what it is called and how it failed. */
/** @typedef {Record<Outcome, number> & { failures: string[] }} Totals */

/** @returns {Totals} */
export const noTotals = () => ({ passed: 0, failed: 0, skipped: 0, failures: [] });

/**
 * @param {Record<string, Totals>} results @param {string} name @param {Outcome} outcome
 * @param {string} [failure]
 */
export function count(results, name, outcome, failure) {
  const totals = (results[name] ??= noTotals());
  totals[outcome] += 1;
  if (failure !== undefined) totals.failures.push(failure);
}

/**
 * What each project of a Playwright report ran. A test that passed only at its second try failed.
 * @param {{ suites?: unknown[], specs?: unknown[] }} suite @param {Record<string, Totals>} results
 */
export function countJourneys(suite, results) {
  for (const spec of /** @type {any[]} */ (suite.specs ?? [])) {
    for (const test of spec.tests) {
      const outcome = { expected: 'passed', skipped: 'skipped' }[String(test.status)] ?? 'failed';
      const failure = outcome === 'failed' ? journeyFailure(spec, test) : undefined;
      count(results, `journeys-${test.projectName}`, /** @type {Outcome} */ (outcome), failure);
    }
  }
  for (const inner of suite.suites ?? [])
    countJourneys(/** @type {typeof suite} */ (inner), results);
}

/** @param {any} spec @param {any} test */
function journeyFailure({ file, line, title }, { results }) {
  const error = results.flatMap((/** @type {any} */ result) => result.errors)[0];
  return describeFailure(`${file}:${line} ${title}`, error?.message);
}

const shownLines = 6;

/** @param {string} name @param {string} [message] With the colours of a terminal. */
export function describeFailure(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, shownLines);
  return [name, ...lines].join('\n    ');
}
