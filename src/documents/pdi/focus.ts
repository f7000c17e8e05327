import {
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import { closeness } from '../knowledge/subjects.ts';
import { contentWords, normalize } from '../knowledge/words.ts';
import type { CompetencyActions } from './actions.ts';
import { goalSort } from './goals.ts';
import { longestMention, openObjectives, withoutVerb } from './mentions.ts';
import type { Plan } from './plan.ts';
import type { PlannedCompetency } from './planned.ts';

/** A plan with more fronts than this is long enough without. */
const mostAims = 12;

/** Points a practice of each competency at the goal that it serves best; each goal once. */
export function focusActions(plan: Plan, planned: readonly CompetencyActions[]): void {
  const objectives = openObjectives(plan).slice(0, 2);
  const goals = plan.assumed.includes('goals') && plan.objectives.length === 0 ? [] : plan.goals;
  const free = new Set([...goals.slice(0, mostAims), ...objectives].filter(servable));
  for (const { competency, now } of planned.slice(0, mostAims)) {
    const practice = now.find(({ tag }) => tag === 'Prática');
    if (!practice || free.size === 0) continue;
    const [best] = [...free]
      .map((goal, order) => ({
        goal,
        order,
        score: affinity(competency, goal) + sharing(practice.action, goal),
      }))
      .toSorted((a, b) => b.score - a.score || a.order - b.order);
    if (!best || best.score === 0) continue;
    if (goalSort(best.goal) === 'assume' && talk.test(practice.action)) continue;
    free.delete(best.goal);
    practice.action += `, ${focus(practice.action, best.goal)}`;
  }
}

/** Learning serves the practice, not the other way round; long texts are not said again. */
function servable(goal: string): boolean {
  const short = goal.split(/\s+/u).length <= longestMention && contentWords(goal).length > 0;
  return short && goalSort(goal) !== 'learn';
}

/** What a team can move is worth a place in what is said to the team. */
function sharing(action: string, goal: string): number {
  return talk.test(action) && ['reduce', 'increase'].includes(goalSort(goal)) ? 1 : 0;
}

const leadership = new Set(['C14', 'C16', 'C17', 'C18', 'C19', 'C20', 'C11']);
const improvement = new Set(['C12', 'C13', 'C23', 'C26', 'C27', 'C10', 'C21', 'C25']);

function affinity({ name, entry }: PlannedCompetency, goal: string): number {
  const code = entry?.code ?? '';
  const sort = goalSort(goal);
  if (sort === 'assume') return leadership.has(code) ? 4 : 0;
  let score = closeness(name, withoutVerb(goal));
  const plain = ` ${normalize(goal)}`;
  if (entry?.keys.some((key) => key.length >= 5 && plain.includes(` ${key}`))) score += 3;
  if ((sort === 'reduce' || sort === 'increase') && improvement.has(code)) score += 2;
  return score;
}

/** Things that one chooses among; 'Delegar uma entrega' can be one that serves the goal. */
const chosenThing =
  /^\S+(?: \S+){0,3}? (uma?) (?:\p{L}+ )?(?:entrega|problema|processo|projeto|melhoria|iniciativa|indicador|tarefa|ideia|proposta|análise|caso|responsabilidade|atividade|meta|padrão|trabalho|relatório|planilha|pergunta|decisão|ponto|tema)/u;
const talk = /resumo|atualização|apresenta|reuni|rodada|conversa|retorno|mensage|text|roteiro/iu;

function focus(action: string, goal: string): string {
  const clean = quiet(withoutFinalStop(goal));
  const one = chosenThing.exec(action)?.[1];
  if (!startsWithInfinitive(clean) || /[.!?;:]/u.test(clean)) {
    if (one) return `de preferência ${one} que contribua com o objetivo “${clean}”`;
    if (talk.test(action)) return `com um espaço para o objetivo “${clean}”`;
    return `com prioridade para o objetivo “${clean}”`;
  }
  const [helps, help] =
    goalSort(goal) === 'assume' ? ['prepara para', 'prepare para'] : ['ajuda a', 'ajude a'];
  const aim = lowerFirst(clean);
  if (one) return `de preferência ${one} que ${help} ${aim}`;
  if (talk.test(action)) return `com um espaço para o que ${helps} ${aim}`;
  return `com prioridade para o que ${help} ${aim}`;
}
