import { progressLine } from '#documents/kit/plan-progress.ts';
import type { Commitment } from '#shared/commitments.ts';
import type { CompetencyStanding, DevelopmentPlan } from '#shared/development-plans.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';

interface ReviewInput {
  plan: DevelopmentPlan;
  /** The form of the document in force. */
  brief: Record<string, unknown>;
  /** Steps that are followed, of this plan and of those it continues. */
  steps: readonly Commitment[];
}

/** The PDI form for a plan that continues the one in force: it begins with what was done. */
export function reviewForm({ plan, brief, steps }: ReviewInput) {
  const wanted = plan.competencies.filter(({ targetLevel }) => targetLevel !== null);
  return {
    goals: goalsOf(brief),
    competencies: wanted.map(({ name, currentLevel, targetLevel }) => ({
      name,
      currentLevel,
      // Where it was reached, the leader says how far it goes on from here.
      targetLevel: Math.max(targetLevel ?? currentLevel, currentLevel),
    })),
    progress: [
      ...plan.competencies.flatMap(levelLine),
      ...steps.filter(({ state }) => state === 'done').map(doneLine),
      ...steps.filter(({ state }) => state === 'open').map(openLine),
    ]
      .slice(0, limits.listItems)
      .map((line) => line.slice(0, limits.line)),
  };
}

function goalsOf({ goals }: Record<string, unknown>): string[] {
  const typed = Array.isArray(goals) ? goals.filter((goal) => typeof goal === 'string') : [];
  return typed.length > 0 ? typed : [''];
}

/** 'Delegação: do nível 1 ao 2. Conduziu a reunião (20/11/2026)' */
function levelLine({ name, firstLevel, currentLevel, checkIns }: CompetencyStanding): string[] {
  const last = checkIns.at(-1);
  if (!last) return [];
  const first = firstLevel ?? checkIns[0]?.level ?? currentLevel;
  const way =
    first === currentLevel ? `segue no nível ${first}` : `do nível ${first} ao ${currentLevel}`;
  const day = formatDay(calendarDay(new Date(last.createdAt)));
  return [`${name}: ${way}. ${last.evidence} (${day})`];
}

function doneLine({ text, evidence }: Commitment): string {
  return progressLine('done', evidence ? `${text} (${evidence})` : text);
}

function openLine({ text, dueOn }: Commitment): string {
  return progressLine('open', dueOn ? `${text} (até ${formatDay(dueOn)})` : text);
}
