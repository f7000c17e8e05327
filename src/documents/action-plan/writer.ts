import type { DocumentWriter } from '../kit/writer.ts';
import { composeActionPlan } from './compose.ts';
import type { ActionPlanContent, ActionPlanForm } from './contract.ts';
import { actionPlanPrompt } from './prompt.ts';
import { settleActionPlan } from './settle.ts';

export const actionPlanWriter: DocumentWriter<ActionPlanForm, ActionPlanContent> = {
  consults: [
    'company',
    'team',
    'colleagues',
    'position',
    'commitments',
    'lastConversation',
    'diary',
  ],
  prompt: actionPlanPrompt,
  compose: composeActionPlan,
  settle: settleActionPlan,
};
