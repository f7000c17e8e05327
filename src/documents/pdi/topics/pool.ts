import type { Window } from '../../writing/calendar.ts';
import { normalize, similarity, stems } from '../../knowledge/words.ts';
import { goalSort } from '../goals/sorts.ts';
import { openObjectives } from '../mentions.ts';
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

/** What the actions of a plan can be about: what was typed as a goal, of the person or of the team, or announced. */
export function topicPool(plan: Plan): PlanTopic[] {
  const ownGoals = plan.assumed.includes('goals') && plan.objectives.length === 0 ? [] : plan.goals;
  const pool = [
    ...ownGoals.slice(0, mostGoals).map((text) => ({ text, source: 'goal' as const })),
    ...plan.teamGoals.map((text) => ({ text, source: 'teamGoal' as const })),
    ...openObjectives(plan).map((text) => ({ text, source: 'objective' as const })),
  ].flatMap(({ text, source }): PlanTopic[] => {
    const sort = goalSort(text);
    if (sort === 'learn' || (source === 'objective' && ofOneself.test(normalize(text)))) return [];
    const [phrase, aim] = [topicOf(text), aimOf(text)];
    if (phrase === null && aim === null) return [];
    return [{ text, source, phrase, aim, kind: sort === 'assume' ? 'role' : 'work', when: null }];
  });
  const events = plan.notes.flatMap(({ event, text }): PlanTopic[] =>
    event === null ? [] : [{ text, source: 'note', ...event, aim: null, kind: 'event' }],
  );
  return [...pool, ...events].filter(
    (topic, index, all) => !all.slice(0, index).some((other) => alike(other, topic)),
  );
}

function alike(one: Topic, another: Topic): boolean {
  const [a, b] = [one.phrase ?? one.aim ?? '', another.phrase ?? another.aim ?? ''];
  const [said, other] = [stems(a), stems(b)];
  const within = (some: Set<string>, all: Set<string>) => [...some].every((word) => all.has(word));
  return a === b || similarity(said, other) > 0.6 || within(said, other) || within(other, said);
}
