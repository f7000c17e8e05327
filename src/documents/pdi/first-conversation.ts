import { formatDay } from '#shared/format.ts';
import { objectionTo } from '../writing/guard.ts';
import { joinList } from '../writing/portuguese.ts';
import { closeness } from '../knowledge/subjects.ts';
import { normalize } from '../knowledge/words.ts';
import { diaryClauses } from './diary-clauses.ts';
import { speaksOf } from './mentions.ts';
import type { Plan } from './plan.ts';
import { topicOf } from './topics.ts';

/** More looking back than this hides what lies ahead. */
const mostClauses = 4;

/**
 * What leader and person talk about first: the previous plan, the latest feedback, the diary, earlier
 * jobs. Infinitive clauses in one line; none where nothing is known of what came before.
 */
export function firstConversation(plan: Plan): string[] {
  const { opening, later } = diaryClauses(plan);
  const clauses = [
    ...opening,
    ...fromEarlierPlan(plan),
    ...fromFeedback(plan),
    ...later,
    ...fromHistory(plan),
  ].slice(0, mostClauses);
  return clauses.length === 0 ? [] : [`Pauta da primeira conversa: ${clauses.join('; ')}.`];
}

function fromEarlierPlan({ earlier, competencies, person }: Plan): string[] {
  if (!earlier) return [];
  const day = formatDay(earlier.day);
  if (earlier.competencies.length === 0) {
    return [`ver o que o PDI de ${day} concluiu e o que deixou em aberto`];
  }
  const clauses: string[] = [];
  const still: string[] = [];
  const left: string[] = [];
  for (const { name, currentLevel } of earlier.competencies) {
    const again = competencies.find((now) => normalize(now.name) === normalize(name));
    if (!again) left.push(name);
    else if (again.currentLevel <= currentLevel) still.push(name);
    else {
      clauses.push(
        `reconhecer o avanço em ${name} (nível ${currentLevel} no PDI de ${day}, nível ${again.currentLevel} agora)`,
      );
    }
  }
  if (still.length > 0) {
    clauses.push(
      `levar para a primeira prática o que o PDI de ${day} deixou em aberto em ${joinList(still)}, em vez de recomeçar`,
    );
  }
  if (left.length > 0) {
    const [verb, back] = left.length > 1 ? ['estavam', 'voltam'] : ['estava', 'volta'];
    clauses.push(
      `decidir com ${person.called} se ${joinList(left)}, que ${verb} no PDI de ${day}, ${back} no próximo ciclo`,
    );
  }
  return clauses;
}

function fromFeedback({ context, competencies }: Plan): string[] {
  const { latestFeedback } = context;
  const [top] = competencies;
  if (!latestFeedback || !top) return [];
  const day = formatDay(latestFeedback.day);
  const told = normalize(latestFeedback.text);
  const close = competencies.filter((competency) => speaksOf(told, competency));
  return [
    close.length > 0
      ? `retomar o que ficou combinado no feedback de ${day} sobre ${joinList(close.slice(0, 3).map(({ spoken }) => spoken))}`
      : `rever o feedback de ${day} e trazer para ${top.name} o que ainda estiver em aberto`,
  ];
}

function fromHistory({ context, competencies, goals, person }: Plan): string[] {
  for (const { position, company } of context.employee?.professionalHistory ?? []) {
    if (position === '' || objectionTo(`${position} ${company}`) !== null) continue;
    if (normalize(position) === normalize(person.position)) continue;
    const goal = goals.find((candidate) => closeness(candidate, position) >= 2);
    const close =
      competencies.find(({ name }) => closeness(name, position) >= 2)?.name ??
      (goal === undefined ? null : topicOf(goal));
    if (close === null) continue;
    const where = company === '' ? '' : ` (${company})`;
    return [`perguntar o que a experiência como ${position}${where} traz para ${close}`];
  }
  return [];
}
