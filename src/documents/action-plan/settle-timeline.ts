import { formatDay, parseDay } from '#shared/format.ts';
import { parseMilestone } from '../kit/milestone.ts';
import type { Timeline } from '../kit/fields.ts';
import type { PlannedAction } from './contract.ts';
import { durationBetween } from '../writing/calendar.ts';
import { endMilestone, fewestMilestones, mostMilestones } from './milestones.ts';
import type { Plan } from './plan.ts';
import { shortPeriodDays } from './rules.ts';

interface Terms {
  plan: Plan;
  actions: readonly PlannedAction[];
}

/** Period and milestones as the calendar has them; the last milestone is the end of the plan. */
export function settleTimeline(written: Timeline, { plan, actions }: Terms): Timeline {
  const told = typeof written === 'string' ? [] : written.milestones;
  const inside = told.flatMap((line) => {
    const { date, text } = parseMilestone(line);
    const day = parseDay(date ?? '');
    if (day === null || text === '') return [];
    return [{ day: settledDay(day, plan), text }];
  });
  const known = inside.length > 0 ? inside : fromActions(actions);
  return {
    duration: durationBetween(plan.today, plan.deadline),
    start: formatDay(plan.today),
    end: formatDay(plan.deadline),
    milestones: inOrder(known, plan).map(({ day, text }) => `${formatDay(day)} — ${text}`),
  };
}

/** A day that the leader told stays, also where it is a Saturday. */
function settledDay(day: string, { deadline, dates, events }: Plan): string {
  if (events.some((event) => event.day === day)) return day;
  return day > deadline ? dates.last : dates.near(day);
}

interface Milestone {
  day: string;
  text: string;
}

function fromActions(actions: readonly PlannedAction[]): Milestone[] {
  const middle = actions.slice(0, -1).flatMap(({ deadline, task }) => {
    const day = parseDay(deadline);
    const [words = ''] = task.split(/[.:;]\s/u);
    return day === null ? [] : [{ day, text: words }];
  });
  const step = Math.max(1, Math.ceil(middle.length / (mostMilestones - 1)));
  return middle.filter((_, index) => index % step === 0);
}

/** One a day, the last on the last day; in a few days several fall together. */
function inOrder(milestones: readonly Milestone[], plan: Plan): Milestone[] {
  const { last } = plan.dates;
  const isShort = plan.days < shortPeriodDays;
  const keyOf = ({ day, text }: Milestone) => (isShort ? `${day} ${text}` : day);
  const sorted = milestones.toSorted((a, b) => a.day.localeCompare(b.day));
  const distinct = [...new Map(sorted.map((each) => [keyOf(each), each])).values()];
  const end = distinct.findLast(({ day }) => day >= last) ?? { day: last, text: endMilestone };
  const before = distinct.filter((each) => each !== end && (isShort || each.day < last));
  const fillers: readonly Milestone[] = [
    { day: plan.dates.at(50), text: 'Revisão de rota' },
    { day: plan.dates.target, text: 'Diagnóstico concluído e metas definidas' },
  ];
  for (const filler of fillers) {
    const isFree = isShort || (filler.day < last && before.every(({ day }) => day !== filler.day));
    if (before.length + 1 < fewestMilestones && isFree) before.push(filler);
  }
  const ordered = before.toSorted((a, b) => a.day.localeCompare(b.day));
  return [...ordered.slice(0, mostMilestones - 1), { ...end, day: last }];
}
