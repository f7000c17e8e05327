import { valuesOf } from '#shared/vocabulary.ts';
import { actionPlanLabels } from './action-plan/labels.ts';
import { emailLabels } from './email/labels.ts';
import { feedbackLabels } from './feedback/labels.ts';
import { interviewLabels } from './interview/labels.ts';
import { meetingLabels } from './meeting/labels.ts';
import { messageLabels } from './message/labels.ts';
import { pdiLabels } from './pdi/labels.ts';

/**
 * Every kind of document, in the order it is shown. A new kind is a folder and a line here; the compiler
 * then names what is missing.
 */
export const documentLabels = {
  action_plan: actionPlanLabels,
  meeting: meetingLabels,
  message: messageLabels,
  email: emailLabels,
  interview: interviewLabels,
  pdi: pdiLabels,
  feedback: feedbackLabels,
} as const;

export type DocumentKind = keyof typeof documentLabels;

/** Kind → its name in lists and filters. */
export const documentKinds = Object.fromEntries(
  Object.entries(documentLabels).map(([kind, labels]) => [kind, labels.kind]),
) as Record<DocumentKind, string>;

export const documentKindValues = valuesOf(documentKinds);

/** What a list says of a document: it is the one that counts, or its meeting was closed. */
export const documentMarks = { in_force: 'Em vigor', closed: 'Fechada' } as const;
export type DocumentMark = keyof typeof documentMarks;
