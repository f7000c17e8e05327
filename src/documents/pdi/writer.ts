import type { DocumentWriter } from '../writing/writer.ts';
import type { PdiContent, PdiForm } from './contract.ts';
import { readPlan } from './plan.ts';
import { pdiPrompt } from './prompt.ts';
import { settlePlan } from './settle.ts';
import { writePlan } from './write-plan.ts';

export const pdiWriter: DocumentWriter<PdiForm, PdiContent> = {
  consults: ['company', 'team', 'employee', 'latestFeedback', 'latestPdi', 'diary'],
  prompt: pdiPrompt,
  compose: (brief, context) => writePlan(readPlan(brief, context)),
  settle: settlePlan,
};
