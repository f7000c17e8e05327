import './node-version.mjs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { exitWith, root } from './project.mjs';
import { bin, run } from './run.mjs';

/** The rules, and what the compiler says of the types: both in one reading. */
export const lintFlags = ['--type-aware', '--type-check', '--deny-warnings'];

/** @typedef {{ code: number, output: string }} Finished @type {Record<string, (signal?: AbortSignal) => Promise<Finished>>} */
const checks = {
  lint: (signal) => run(bin('oxlint'), lintFlags, { quiet: true, signal }),
  format: (signal) => run(bin('oxfmt'), ['--check'], { quiet: true, signal }),
  imports: async () => {
    // Not before the install: it reads with the compiler's own parser.
    const { findImportViolations } = await import('./import-rules.mjs');
    const violations = findImportViolations(root);
    return { code: violations.length > 0 ? 1 : 0, output: `${violations.join('\n')}\n` };
  },
  budget: async () => {
    const { checkBudget } = await import('./budget.mjs');
    return checkBudget();
  },
  'dead code': (signal) => run(bin('knip'), [], { quiet: true, signal }),
};

/**
 * Runs every static check at once and prints a line for each, and what the failing ones say.
 * @param {AbortSignal} [signal] @returns {Promise<Record<string, boolean>>} Which ones passed.
 */
export async function runChecks(signal) {
  const outcomes = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const start = performance.now();
      const { code, output } = await check(signal);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(9)} ${seconds.padStart(5)} s`);
      if (code !== 0) console.log(output.trimEnd());
      return /** @type {const} */ ([name, code === 0]);
    }),
  );
  return Object.fromEntries(outcomes);
}

if (process.argv[1] === join(root, 'scripts', 'check.mjs')) {
  await ensureInstalled({ dev: true }).catch(exitWith);
  const passed = await runChecks();
  process.exitCode = Object.values(passed).every(Boolean) ? 0 : 1;
}
