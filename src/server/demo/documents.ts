import { actionPlans } from './action-plans.ts';
import { chatMessages } from './messages.ts';
import { emails } from './emails.ts';
import { feedbacks } from './feedbacks.ts';
import { interviews } from './interviews.ts';
import { meetings } from './meetings.ts';
import { pdis } from './pdis.ts';
import type { DemoDocument } from './document.ts';

/** Every document, of all kinds. */
export const demoDocuments: readonly DemoDocument[] = [
  ...actionPlans,
  ...meetings,
  ...chatMessages,
  ...emails,
  ...interviews,
  ...pdis,
  ...feedbacks,
];
