import { formatDay } from '#shared/format.ts';
import { closeness } from '../knowledge/subjects.ts';
import { normalize } from '../knowledge/words.ts';
import {
  lowerFirst,
  quiet,
  startsWithInfinitive,
  withoutFinalStop,
} from '../writing/portuguese.ts';
import type { PlannedStep } from './actions.ts';
import { longestMention, valueLines } from './company-values.ts';
import type { Plan } from './plan.ts';

/*
 * What ties the plan to the team's goals, the company's values and the person it was asked for.
 */

/** 'de reduzir as filas', or the text in quotes. */
function mention(noun: string, text: string): string {
  const clean = quiet(withoutFinalStop(text));
  return startsWithInfinitive(clean) && !/[.!?;:]/u.test(clean)
    ? `${noun} de ${lowerFirst(clean)}`
    : `${noun} “${clean}”`;
}

function sameThing(one: string, other: string): boolean {
  const [a, b] = [normalize(withoutFinalStop(one)), normalize(withoutFinalStop(other))];
  return a === b || (a.length > 12 && b.length > 12 && (a.includes(b) || b.includes(a)));
}

function withoutVerb(text: string): string {
  return startsWithInfinitive(text) ? text.replace(/^\s*\S+\s*/u, '') : text;
}

type Nearness = 'close' | 'near' | 'far';

/** The goal of the team that the plan serves best, and how well it does. */
function nearestGoal(plan: Plan): { goal: string; nearness: Nearness } | null {
  const { teamGoals, objectives, title, situation } = plan;
  const aims = withoutVerb(objectives.join(' '));
  const all = [title, aims, ...situation].join(' ');
  const ranked = teamGoals
    .map((goal) => {
      const thing = withoutVerb(goal);
      return { goal, score: closeness(aims, thing), wider: closeness(all, thing) };
    })
    .toSorted((a, b) => b.score - a.score || b.wider - a.wider);
  const [best] = ranked;
  if (!best) return null;
  const nearness = best.score >= 2 ? 'close' : best.score + best.wider > 0 ? 'near' : 'far';
  return { goal: best.goal, nearness };
}

/** Follows the objective where it serves a goal of the team; '' where it does not. */
export function goalLink(plan: Plan): string {
  const near = nearestGoal(plan);
  if (near?.nearness !== 'close') return '';
  if (plan.objectives.some((objective) => sameThing(objective, near.goal))) {
    return 'É uma meta registrada da equipe: lembrar disso ao apresentar o plano.';
  }
  return `Contribui para ${mention('a meta da equipe', near.goal)}.`;
}

export function connectionLines(plan: Plan, steps: readonly PlannedStep[]): string[] {
  return [...goalCheck(plan), ...valueLines(plan, steps), ...personLines(plan)];
}

const goalChecks: readonly ((day: string, goal: string) => string)[] = [
  (day, goal) =>
    `Na revisão de ${day}, verificar que efeito o plano teve sobre ${goal} e o que ajustar por causa disso.`,
  (day, goal) =>
    `Não perder de vista ${goal}: na revisão de ${day}, conferir se as ações ajudam ou atrapalham esse resultado.`,
];

/**
 * Where the objective does not serve a goal of the team, the goal is not lost sight of. With one that it has
 * nothing to do with it shares nothing but the team's time.
 */
function goalCheck(plan: Plan): string[] {
  const near = nearestGoal(plan);
  if (!near || near.nearness === 'close') return [];
  const day = formatDay(plan.dates.at(50));
  if (near.nearness === 'far') {
    return [
      `Combinar com a equipe, até ${formatDay(plan.dates.target)}, quanto tempo o plano pode tomar sem atrasar ${mention('a meta da equipe', near.goal)}.`,
    ];
  }
  return [plan.variants.take(goalChecks)(day, mention('a meta da equipe', near.goal))];
}

/** What the person that the plan was asked for wants to grow in, and how to share the load. */
function personLines({ person, personObjectives, objectives }: Plan): string[] {
  if (person.name === '') return [];
  const own = personObjectives.find(
    (objective) =>
      objective.split(/\s+/u).length <= longestMention &&
      !objectives.some((aim) => sameThing(aim, objective)),
  );
  const growth =
    own === undefined
      ? []
      : [
          `Ao combinar as ações com ${person.called}, escolher uma que também ajude no objetivo registrado ${mention('', own).trim()}.`,
        ];
  return [
    ...growth,
    `Conferir com ${person.called} se as ações cabem na jornada e o que sai da lista para abrir espaço.`,
  ];
}
