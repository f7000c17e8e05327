import type { DocumentWriter } from '../kit/writer.ts';
import { composePdi } from './compose.ts';
import type { PdiContent, PdiForm } from './contract.ts';
import { pdiPrompt } from './prompt.ts';
import { settlePdi } from './settle.ts';

export const pdiWriter: DocumentWriter<PdiForm, PdiContent> = {
  consults: [
    'company',
    'team',
    'colleagues',
    'employee',
    'latestFeedback',
    'latestPdi',
    'commitments',
    'lastConversation',
    'told',
    'diary',
  ],
  prompt: pdiPrompt,
  compose: composePdi,
  settle: settlePdi,
};
