import * as z from 'zod/mini';
import { formatDay } from '#shared/format.ts';
import { durationBetween } from '../writing/calendar.ts';
import { spelledContext, spelledForm } from '../writing/spelling.ts';
import type { DocumentWriter } from '../writing/writer.ts';
import { planSteps } from './actions.ts';
import {
  actionPlanContentSchema,
  type ActionPlanContent,
  type ActionPlanForm,
} from './contract.ts';
import { descriptionOf } from './description.ts';
import { milestones } from './milestones.ts';
import { objectiveLines } from './objectives.ts';
import { readPlan } from './plan.ts';
import { actionPlanPrompt } from './prompt.ts';
import { settlePlan } from './settle.ts';
import { suggestionsFor } from './suggestions.ts';

export const actionPlanWriter: DocumentWriter<ActionPlanForm, ActionPlanContent> = {
  consults: ['company', 'team', 'employee', 'diary'],
  prompt: (brief, context) => actionPlanPrompt(spelledForm(brief), spelledContext(context)),
  settle: (content, brief, context) =>
    settlePlan(content, spelledForm(brief), spelledContext(context)),
  compose(brief, context) {
    const plan = readPlan(spelledForm(brief), spelledContext(context));
    const planned = planSteps(plan);
    // The schema is the normaliser: what is empty becomes its placeholder.
    return z.parse(actionPlanContentSchema, {
      title: plan.title,
      description: descriptionOf(plan),
      objectives: objectiveLines(plan, planned.resources.record),
      actions: planned.steps.map(({ text, day, responsible, priority }) => ({
        task: text,
        deadline: formatDay(day),
        responsible,
        priority,
      })),
      timeline: {
        duration: durationBetween(plan.today, plan.deadline),
        start: formatDay(plan.today),
        end: formatDay(plan.deadline),
        milestones: milestones(plan, planned.steps),
      },
      suggestions: suggestionsFor(plan, planned),
    });
  },
};
