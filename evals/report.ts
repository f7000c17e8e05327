import { textOf, type ContentOf } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { checks } from './checks/checks.ts';
import type { Evaluation, GuardTrial, Trial } from './evaluation.ts';

/** A line for each fault of a kind's documents, and the documents where they are wanted. */
export function printTrials({ trials, failures }: Evaluation, { show }: { show: boolean }): void {
  for (const { id, reason } of failures) console.log(`✗ ${id}: ${reason}`);
  for (const { subject, faults } of trials) {
    for (const { id } of checks) printFaults(subject.id, id, faults);
    if (!show) continue;
    const { kind, content } = subject;
    console.log(
      `\n--- ${subject.id}\n${textOf(kind, content as unknown as ContentOf<DocumentKind>)}\n`,
    );
  }
}

/** The first few say what is wrong; a long description has forty of a kind. */
const shownFaults = 3;

function printFaults(document: string, id: string, faults: Trial['faults']): void {
  const found = faults.filter(({ check }) => check === id);
  for (const { fault } of found.slice(0, shownFaults)) {
    console.log(`✗ ${document}: ${id}: ${fault}`);
  }
  const more = found.length - shownFaults;
  if (more > 0) console.log(`✗ ${document}: ${id}: and ${more} more`);
}

/** How many documents of each kind pass each check, as a Markdown table. */
export function summaryOf(evaluations: readonly Evaluation[]): string {
  const ids = checks.map(({ id }) => id);
  const rows = evaluations.map(({ kind, trials, failures }) => [
    kind,
    String(trials.length + failures.length),
    ...ids.map((id) => share(trials, (check) => check === id)),
    share(trials, () => true),
  ]);
  const all = evaluations.flatMap(({ trials }) => trials);
  const total = [
    'all',
    String(
      evaluations.reduce((sum, { trials, failures }) => sum + trials.length + failures.length, 0),
    ),
    ...ids.map((id) => share(all, (check) => check === id)),
    share(all, () => true),
  ];
  return table(['kind', 'inputs', ...ids, 'every check'], [...rows, total]);
}

function share(trials: readonly Trial[], of: (check: string) => boolean): string {
  const passed = trials.filter(({ faults }) => !faults.some(({ check }) => of(check))).length;
  return trials.length === 0 ? '–' : `${Math.round((passed / trials.length) * 100)} %`;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lineOf(head), rule, ...rows.map(lineOf)].join('\n');
}

export function printGuard(trials: readonly GuardTrial[]): void {
  console.log('\nThe guard: its sentences typed into a form of each kind');
  for (const { kind, objectionable, repeated, harmless, standing } of trials) {
    const came = `${repeated.length} of ${objectionable} objectionable came through`;
    console.log(`  ${kind}: ${came}; ${standing} of ${harmless} harmless stand whole`);
    for (const sentence of repeated) console.log(`  ✗ ${kind}: guard: ${sentence}`);
  }
}
