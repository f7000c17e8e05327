import { formatDay } from '#shared/format.ts';
import { echo } from '../../writing/rubric-text.ts';
import { closeness } from '../../knowledge/subjects.ts';
import { stems } from '../../knowledge/words.ts';
import type { CompetencyActions } from '../planned-actions.ts';
import { goalSort } from './sorts.ts';
import { mention, openObjectives, withoutVerb } from '../mentions.ts';
import type { Plan } from '../plan.ts';

const mostTeamGoals = 2;
/** An action that takes up less of a goal than this does not show whom it serves. */
const wellSaid = 0.6;

/** Goal → the sentence that connects it to a goal of the team that it serves. */
export function goalLinks(plan: Plan, planned: readonly CompetencyActions[]): Map<string, string> {
  const links = new Map<string, string>();
  const repeating = new Set<string>();
  for (const teamGoal of plan.teamGoals.slice(0, mostTeamGoals)) {
    const [best] = rankedFor(
      teamGoal,
      plan.goals.filter((goal) => !links.has(goal) && !repeating.has(goal)),
    );
    if (!best || best.score < 1) continue;
    // 'Reduzir as filas. Contribui para a meta da equipe de reduzir filas.' goes round in a circle.
    if (saysTheSame(best.goal, teamGoal)) {
      repeating.add(best.goal);
      continue;
    }
    const said = links.size === 0 ? 'Contribui para' : 'Também ajuda a alcançar';
    links.set(best.goal, `${said} ${mention('a meta da equipe', teamGoal)}.`);
  }
  if (links.size + repeating.size === 0 && !isConnected(plan, planned)) linkByReview(plan, links);
  return links;
}

/** Whether a goal of the person has every word and figure of the team's. */
function saysTheSame(goal: string, teamGoal: string): boolean {
  const said = stems(goal);
  const words = [...stems(teamGoal)];
  const figures = teamGoal.match(/\d+/gu) ?? [];
  return (
    words.length > 1 &&
    words.every((word) => said.has(word)) &&
    figures.every((value) => goal.includes(value))
  );
}

/** True where a goal of the person, or an action, already serves what is registered. */
function isConnected(plan: Plan, planned: readonly CompetencyActions[]): boolean {
  const open = openObjectives(plan);
  if (open.length < plan.objectives.length) return true;
  return planned.some(({ now }) =>
    now.some(({ topic, action }) => {
      const registered = topic?.source === 'teamGoal' || topic?.source === 'objective';
      return topic !== null && registered && echo(topic.text, action) >= wellSaid;
    }),
  );
}

/** Where nothing tells how the plan serves the team, the review asks. */
function linkByReview({ teamGoals, goals, dayAt }: Plan, links: Map<string, string>): void {
  // Of the team's goals, the one that a goal of the person comes closest to.
  const [closest] = teamGoals
    .flatMap((teamGoal) => rankedFor(teamGoal, goals).map((best) => ({ teamGoal, best })))
    .toSorted((a, b) => b.best.score - a.best.score);
  if (!closest) return;
  const { teamGoal, best } = closest;
  const target = mention('a meta da equipe', teamGoal);
  links.set(
    best.goal,
    `Na revisão de ${formatDay(dayAt(50))}, conversar sobre como esse avanço ajuda ${target}.`,
  );
}

function rankedFor(teamGoal: string, goals: readonly string[]) {
  return goals
    .map((goal) => ({ goal, score: contribution(goal, teamGoal) }))
    .toSorted((a, b) => b.score - a.score);
}

/** Below 1 where nothing says that the goal serves the team's; then a goal of the same sort comes first. */
function contribution(goal: string, teamGoal: string): number {
  const close = closeness(withoutVerb(goal), withoutVerb(teamGoal));
  const sort = goalSort(goal);
  if (close === 0) {
    if (sort === goalSort(teamGoal)) return 0.5;
    return sort === 'learn' || sort === 'assume' ? 0 : 0.25;
  }
  return close + (sort === goalSort(teamGoal) ? 4 : 0) - (sort === 'assume' ? close / 2 : 0);
}
