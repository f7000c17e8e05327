import * as z from 'zod/mini';
import { formatDay } from '#shared/format.ts';
import { actionText, planActions } from './actions.ts';
import { pdiContentSchema, type PdiContent } from './contract.ts';
import { goalLinks } from './goals/links.ts';
import { smartGoals } from './goals.ts';
import { durationBetween } from '../writing/calendar.ts';
import { milestones } from './milestones.ts';
import { personLine, titleFor } from './person.ts';
import type { Plan } from './plan.ts';
import { suggestionsFor } from './suggestions.ts';

export function writePlan(plan: Plan): PdiContent {
  const planned = planActions(plan);
  const start = formatDay(plan.today);
  const end = formatDay(plan.deadline);
  // The schema is the normaliser: what is empty becomes its placeholder.
  return z.parse(pdiContentSchema, {
    title: titleFor(plan.person),
    employee: personLine(plan.person),
    period: `${start} a ${end}`,
    competencies: planned.map(({ competency, now }) => ({
      name: competency.name,
      currentLevel: competency.currentLevel,
      targetLevel: competency.targetLevel,
      actions: now.map(actionText),
    })),
    goals: smartGoals(plan, goalLinks(plan, planned)),
    timeline: {
      duration: durationBetween(plan.today, plan.deadline),
      start,
      end,
      milestones: milestones(plan, planned),
    },
    suggestions: suggestionsFor(plan, planned),
  });
}
