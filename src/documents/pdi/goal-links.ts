import { formatDay } from '#shared/format.ts';
import { closeness } from '../knowledge/subjects.ts';
import { goalSort } from './goals.ts';
import { mention, sameThing, withoutVerb } from './mentions.ts';
import type { Plan } from './plan.ts';

const mostTeamGoals = 2;

/** Goal → the sentence that connects it to a goal of the team or to an objective of the person. */
export function goalLinks(plan: Plan): Map<string, string> {
  const links = new Map<string, string>();
  linkTeamGoals(plan, links);
  if (plan.assumed.includes('goals')) return links;
  for (const objective of plan.objectives) {
    const goal = plan.goals.find((candidate) => sameThing(candidate, objective));
    if (goal === undefined || links.has(goal)) continue;
    const { called } = plan.person;
    links.set(
      goal,
      `Este ponto também está nos objetivos registrados de ${called}: retomar na primeira conversa o que o torna importante agora.`,
    );
    break;
  }
  return links;
}

function linkTeamGoals({ teamGoals, goals, dayAt }: Plan, links: Map<string, string>): void {
  const [firstGoal] = goals;
  if (firstGoal === undefined) return;
  for (const teamGoal of teamGoals.slice(0, mostTeamGoals)) {
    const ranked = goals
      .filter((goal) => !links.has(goal))
      .map((goal) => ({ goal, score: contribution(goal, teamGoal) }))
      .toSorted((a, b) => b.score - a.score);
    const [best] = ranked;
    if (!best) return;
    const target = mention('a meta da equipe', teamGoal);
    if (best.score >= 1) {
      const said = links.size === 0 ? 'Contribui para' : 'Também ajuda a alcançar';
      links.set(best.goal, `${said} ${target}.`);
    } else if (links.size === 0) {
      const review = formatDay(dayAt(50));
      links.set(best.goal, `Na revisão de ${review}, verificar o efeito sobre ${target}.`);
    }
  }
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
