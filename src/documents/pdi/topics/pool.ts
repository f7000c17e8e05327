import type { Window } from '../../writing/calendar.ts';
import { closeness, sameTrade } from '../../knowledge/subjects.ts';
import { normalize, similarity, stems } from '../../knowledge/words.ts';
import { goalSort } from '../goals/sorts.ts';
import { openObjectives, withoutVerb } from '../mentions.ts';
import type { Plan } from '../plan.ts';
import type { Topic } from '../step-text.ts';
import { aimOf } from '../aims.ts';
import { topicOf } from '../topics.ts';

export interface PlanTopic extends Topic {
  /** What it was typed in. */
  text: string;
  source: 'goal' | 'teamGoal' | 'objective' | 'note';
  /** When it happens, where that is said. */
  when: Window | null;
}

/** What a person wants for a name or a life of their own: no task of the team helps to it. */
const ofOneself =
  /^(?:palestrar|publicar|escrever|lecionar|dar aulas?|trabalhar|atuar|migrar|mudar|abrir|empreender|crescer|participar|ganhar|conquistar|ser|viajar)\b/u;

/** A plan with more fronts than this is long enough without. */
const mostGoals = 12;

interface Source {
  text: string;
  source: PlanTopic['source'];
}

/** What the actions of a plan can be about: what was typed as a goal, of the person or of the team, or announced. */
export function topicPool(plan: Plan): PlanTopic[] {
  const ownGoals = plan.assumed.includes('goals') && plan.objectives.length === 0 ? [] : plan.goals;
  const ofTeam = plan.teamGoals.map((text) => ({ text, source: 'teamGoal' as const }));
  const close = [
    ...ownGoals.slice(0, mostGoals).map((text) => ({ text, source: 'goal' as const })),
    ...ofTeam.filter(({ text }) => ownGoals.length === 0 || isNear(text, plan)),
    ...openObjectives(plan).map((text) => ({ text, source: 'objective' as const })),
  ].flatMap(topicsOf);
  // A goal of the team that is far from all the person does is better than nothing to speak of.
  const pool = close.length > 0 ? close : ofTeam.flatMap(topicsOf);
  const events = plan.notes.flatMap(({ event, text }): PlanTopic[] =>
    event === null ? [] : [{ text, source: 'note', ...event, aim: null, kind: 'event' }],
  );
  return [...pool, ...events].filter(
    (topic, index, all) => !all.slice(0, index).some((other) => alike(other, topic)),
  );
}

/** A goal of the team that has to do with what the person does, wants or learns; any other is no task of theirs. */
function isNear(teamGoal: string, plan: Plan): boolean {
  const { goals, objectives, competencies, person, notes, context } = plan;
  const goal = withoutVerb(teamGoal);
  const own = [
    person.position,
    ...[...goals, ...objectives].map(withoutVerb),
    ...competencies.map(({ name }) => name),
    ...[...notes, ...context.diary].map(({ text }) => text),
  ];
  return own.some((text) => closeness(goal, text) > 0 || sameTrade(goal, text));
}

function topicsOf({ text, source }: Source): PlanTopic[] {
  const sort = goalSort(text);
  if (sort === 'learn' || (source === 'objective' && ofOneself.test(normalize(text)))) return [];
  const [phrase, aim] = [topicOf(text), aimOf(text)];
  if (phrase === null && aim === null) return [];
  return [{ text, source, phrase, aim, kind: sort === 'assume' ? 'role' : 'work', when: null }];
}

function alike(one: Topic, another: Topic): boolean {
  const [a, b] = [one.phrase ?? one.aim ?? '', another.phrase ?? another.aim ?? ''];
  const [said, other] = [stems(a), stems(b)];
  const within = (some: Set<string>, all: Set<string>) => [...some].every((word) => all.has(word));
  return a === b || similarity(said, other) > 0.6 || within(said, other) || within(other, said);
}
