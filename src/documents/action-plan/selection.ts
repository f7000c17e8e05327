import { challengeAnswerOf, type ChallengeAnswer } from '../knowledge/action-themes/challenges.ts';
import type { ThemeAction } from '../knowledge/action-themes/shape.ts';
import { closeness } from '../knowledge/subjects.ts';
import { generalTheme, listeningAction, reviewAction } from '../knowledge/action-themes/work.ts';
import { themeOf } from '../writing/theme.ts';
import { assignedActions } from './assigned.ts';
import type { Plan } from './plan.ts';
import { causesAction, toldCauses } from './told-causes.ts';
import { actionCounts, shortPeriodDays } from './rules.ts';

/*
 * Which actions a plan has: it opens with the diagnosis of its theme and closes with the check of the
 * result; between them stand the theme's own, what answers a challenge, and what a second theme asks for.
 */

/** A longer plan has room for one action more. */
const longPeriodDays = 120;

export function selectActions(plan: Plan): ThemeAction[] {
  const [theme, ...others] = plan.themes;
  const detailed = plan.detail === 'detalhado';
  const [diagnosis, ...own] = fitting(theme.actions, plan);
  if (!diagnosis) return [theme.closing];
  const isShort = plan.days < shortPeriodDays;
  const causes = isShort ? [] : causesAction(toldCauses(plan.situation));
  const answers = isShort ? [] : challengeActions(plan, detailed ? 2 : 1);
  const other = others.flatMap(({ actions }) =>
    otherActions(fitting(actions, plan), { plan, both: detailed && others.length === 1 }),
  );
  const review = detailed && theme !== generalTheme ? [reviewAction] : [];
  const known = [diagnosis, ...own, ...answers, ...other];
  const given = assignedActions(plan.named, known).slice(0, detailed ? 2 : 1);
  const room =
    countFor(plan, {
      answers: answers.length + given.length + causes.length,
      second: other.length,
    }) - 2;
  // Half of the room is the theme's own, whatever else there is.
  const extras = [...causes, ...given, ...review, ...answers, ...other].slice(
    0,
    Math.floor(room / 2),
  );
  const left = room - extras.length;
  const listening =
    causes.length === 0 && own.length < left && !hears([...own, ...answers])
      ? [listeningAction]
      : [];
  const kept = (actions: readonly ThemeAction[]) => actions.filter((each) => extras.includes(each));
  const middle = placed([...listening, ...own].slice(0, left), {
    causes: kept(causes),
    answers: kept([...given, ...answers]),
    second: kept(other),
    review: kept(review),
  });
  return [diagnosis, ...middle, theme.closing];
}

/** Whether people are listened to already. */
function hears(actions: readonly ThemeAction[]): boolean {
  return actions.some(({ task }) => /^(?:Ouvir|Conversar|Fazer entrevistas)/u.test(task));
}

function fitting(actions: readonly ThemeAction[], { days, detail }: Plan): ThemeAction[] {
  return actions.filter(
    ({ minDays = 0, onlyDetailed = false }) =>
      minDays <= days && (detail === 'detalhado' || !onlyDetailed),
  );
}

function countFor(
  { detail, days }: Plan,
  { answers, second }: { answers: number; second: number },
): number {
  const [fewest, most] = actionCounts[detail];
  if (days < shortPeriodDays) return fewest;
  const more = Math.min(2, answers + second + (days > longPeriodDays ? 1 : 0));
  return Math.min(most, fewest + 1 + more);
}

/** Words that a step and any plan may share. */
const ofAnyPlan =
  /(?<!\p{L})(?:equipes?|times?|pessoas?|trabalho|clientes?|uso|mudanças?)(?!\p{L})/giu;
/** Where a step and the leader speak of the same thing. */
const closeEnough = 2;

/**
 * Of another theme, the step that is closest to what the leader told, else its diagnosis; both where there
 * is room for them.
 */
function otherActions(
  [diagnosis, ...steps]: readonly ThemeAction[],
  { plan, both }: { plan: Plan; both: boolean },
): ThemeAction[] {
  const told = [plan.title, ...plan.objectives, ...plan.situation, ...plan.challenges]
    .join(' ')
    .replaceAll(ofAnyPlan, ' ');
  const [step] = steps
    .map((action) => ({ action, score: closeness(action.task, told) }))
    .toSorted((a, b) => b.score - a.score);
  const isClose = step !== undefined && step.score >= closeEnough;
  if (both) return [diagnosis, step?.action].filter((each) => each !== undefined);
  return [isClose ? step.action : diagnosis].filter((each) => each !== undefined);
}

interface Extras {
  causes: readonly ThemeAction[];
  answers: readonly ThemeAction[];
  second: readonly ThemeAction[];
  review: readonly ThemeAction[];
}

/** What is known to be wrong comes first; challenges are answered early, the second theme starts half-way, the review comes after that. */
function placed(
  own: readonly ThemeAction[],
  { causes, answers, second, review }: Extras,
): ThemeAction[] {
  const half = Math.ceil(own.length / 2);
  const early = [...causes, ...own.slice(0, 1), ...answers, ...own.slice(1, half)];
  return [...early, ...second, ...review, ...own.slice(half)];
}

/** What the plan does from the start about the challenges that the library knows such an action for. */
function challengeActions(plan: Plan, most: number): ThemeAction[] {
  const used = new Set<ChallengeAnswer>();
  const actions: ThemeAction[] = [];
  for (const challenge of plan.challenges) {
    const answer = challengeAnswerOf(challenge);
    if (!answer?.action || used.has(answer) || actions.length === most) continue;
    used.add(answer);
    const { noun, ...action } = answer.action;
    const things = themeOf(challenge)?.things;
    // 'A regra para os pedidos novos' is said as 'a regra para pedidos novos'.
    const spoken = things?.length === 1 ? things[0]?.replace(/^(?:os|as) /u, '') : undefined;
    actions.push({ ...action, task: action.task.replace('{desafio}', () => spoken ?? noun) });
  }
  return actions;
}
