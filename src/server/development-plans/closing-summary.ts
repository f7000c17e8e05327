import { calendarDay, formatDay } from '#shared/format.ts';
import type { Commitment } from '#shared/commitments.ts';
import type { PlanWithDocument, Standing } from './rows.ts';

/** So many lines of one sort are told; the rest is counted. */
const mostLines = 12;

interface ClosingFacts {
  plan: PlanWithDocument;
  standings: readonly Standing[];
  steps: readonly Commitment[];
  now: Date;
}

/** What became of a plan, by rules: it says what was noted and adds nothing. */
export function closingSummary({ plan, standings, steps, now }: ClosingFacts): string {
  const from = formatDay(calendarDay(plan.plan.createdAt));
  const to = formatDay(calendarDay(plan.plan.closedAt ?? now));
  const inState = (wanted: Commitment['state']) => steps.filter(({ state }) => state === wanted);
  return [
    from === to ? `Em ${from}.` : `De ${from} a ${to}.`,
    ...part('Níveis', standings.map(levelLine)),
    ...part('Passos cumpridos', inState('done').map(stepLine)),
    ...part('Em aberto', inState('open').map(openLine)),
    ...part('Deixados de lado', inState('dropped').map(stepLine)),
  ].join('\n');
}

function part(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const shown = lines.slice(0, mostLines).map((line) => `- ${line}`);
  const rest = lines.length - shown.length;
  return ['', `${title}:`, ...shown, ...(rest > 0 ? [`- e mais ${rest}`] : [])];
}

function levelLine({ name, firstLevel, currentLevel, targetLevel, checkIns }: Standing): string {
  const first = firstLevel ?? checkIns[0]?.level ?? currentLevel;
  const way =
    first === currentLevel ? `segue no nível ${first}` : `do nível ${first} ao ${currentLevel}`;
  const wanted =
    targetLevel === null
      ? ''
      : currentLevel >= targetLevel
        ? ', o desejado'
        : ` (o desejado era ${targetLevel})`;
  const evidence = checkIns.at(-1)?.evidence;
  return `${name}: ${way}${wanted}.${evidence ? ` ${evidence.replace(/(?<![.!?…])$/u, '.')}` : ''}`;
}

const stepLine = ({ text, evidence }: Commitment) => (evidence ? `${text} (${evidence})` : text);

const openLine = ({ text, dueOn }: Commitment) =>
  dueOn === null ? text : `${text} (até ${formatDay(dueOn)})`;
