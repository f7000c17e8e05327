import { formatDay } from '#shared/format.ts';
import type { DocumentWriter } from '../writing/writer.ts';
import { actionText, planActions } from './actions.ts';
import { focusActions } from './focus.ts';
import { goalLinks } from './goal-links.ts';
import { pdiContentSchema, type PdiContent, type PdiForm } from './contract.ts';
import { smartGoals } from './goals.ts';
import { duration, milestones } from './milestones.ts';
import { readPlan } from './plan.ts';
import { pdiPrompt } from './prompt.ts';
import { suggestionsFor } from './suggestions.ts';
import * as z from 'zod/mini';

export const pdiWriter: DocumentWriter<PdiForm, PdiContent> = {
  prompt: pdiPrompt,
  compose(brief, context) {
    const plan = readPlan(brief, context);
    const planned = planActions(plan);
    focusActions(plan, planned);
    const { name, position } = plan.person;
    const start = formatDay(plan.today);
    const end = formatDay(plan.deadline);
    // The schema is the normaliser: what is empty becomes its placeholder.
    return z.parse(pdiContentSchema, {
      title: name === '' ? 'Plano de Desenvolvimento Individual' : `PDI de ${name}`,
      employee: [name, position].filter((part) => part !== '').join(' — '),
      period: `${start} a ${end}`,
      competencies: planned.map(({ competency, now }) => ({
        name: competency.name,
        currentLevel: competency.currentLevel,
        targetLevel: competency.targetLevel,
        actions: now.map(actionText),
      })),
      goals: smartGoals(plan, goalLinks(plan)),
      timeline: { duration: duration(plan), start, end, milestones: milestones(plan) },
      suggestions: suggestionsFor(plan, planned),
    });
  },
};
