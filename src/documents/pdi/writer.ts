import { spelledContext, spelledForm } from '../writing/spelling.ts';
import type { DocumentWriter } from '../writing/writer.ts';
import type { PdiContent, PdiForm } from './contract.ts';
import { readPlan } from './plan.ts';
import { pdiPrompt } from './prompt.ts';
import { settlePlan } from './settle.ts';
import { writePlan } from './write-plan.ts';

export const pdiWriter: DocumentWriter<PdiForm, PdiContent> = {
  consults: ['company', 'team', 'employee', 'latestFeedback', 'latestPdi', 'diary'],
  prompt: (brief, context) => pdiPrompt(spelledForm(brief), spelledContext(context)),
  compose: (brief, context) => writePlan(readPlan(spelledForm(brief), spelledContext(context))),
  settle: (content, brief, context) =>
    settlePlan(content, spelledForm(brief), spelledContext(context)),
};
