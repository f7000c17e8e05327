import type { Evaluation } from './evaluation.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`.padStart(7);

/** A line for each check of a kind, and for each document that fails one. */
export function printEvaluation(evaluation: Evaluation, { show }: { show: boolean }): void {
  const { kind, trials, failures } = evaluation;
  console.log(`\n${kind}: ${trials.length + failures.length} inputs`);
  const checks = trials[0]?.verdict.results.map(({ id }) => id) ?? [];
  const shares = checks.map((id) => {
    const passed = trials.filter(
      ({ verdict }) => verdict.results.find((result) => result.id === id)?.passed,
    );
    return `${id} ${percent(passed.length / trials.length).trim()}`;
  });
  console.log(`  ${shares.join(' · ')}`);
  for (const { name, reason } of failures) console.log(`  ✗ ${name}: ${reason}`);
  for (const { name, text, verdict } of trials) {
    const faults = verdict.results.filter(({ passed }) => !passed);
    for (const { id, reason } of faults) console.log(`  ✗ ${name}: ${id}: ${reason}`);
    if (show) console.log(`\n--- ${name}\n${text}\n`);
  }
}

export function printSummary(author: string, evaluations: readonly Evaluation[]): void {
  console.log(`\nWritten by ${author}`);
  console.log('kind          inputs   score  blocked  without the input');
  for (const { kind, trials, failures, score, blocked, blindScore } of evaluations) {
    const inputs = String(trials.length + failures.length);
    console.log(
      `${kind.padEnd(12)} ${inputs.padStart(7)} ${percent(score)} ${String(blocked).padStart(8)}  ${percent(blindScore)}`,
    );
  }
}
