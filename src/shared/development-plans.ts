import * as z from 'zod/mini';
import { outcomeSchema } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, oneOf, text, textOfAtLeast, timestampSchema } from './fields.ts';
import { limits } from './limits.ts';
import { momentCursor } from './cursors.ts';

/*
 * The living PDI: of each person one plan is in force. Its document says the competencies, and check-ins say
 * where they stand. Its steps are commitments.
 */

export const planStates = { in_progress: 'Em andamento', closed: 'Encerrado' } as const;
export type PlanState = keyof typeof planStates;

export const levelCheckInSchema = z.object({
  id: z.string(),
  /** As the document named it on that day. */
  competency: z.string(),
  level: z.number(),
  evidence: z.string(),
  createdAt: timestampSchema,
});
export type LevelCheckIn = z.infer<typeof levelCheckInSchema>;

/** A level of a competency on a day. */
export const pastLevelSchema = z.object({
  at: timestampSchema,
  level: z.number(),
  /** What showed it; '': a former PDI said it of its first day. */
  evidence: z.string(),
});
export type PastLevel = z.infer<typeof pastLevelSchema>;

/** Where a person stands in a competency of the plan. */
export const competencyStandingSchema = z.object({
  name: z.string(),
  /** What the document says; null where it has no such competency any more. */
  firstLevel: z.nullable(z.number()),
  targetLevel: z.nullable(z.number()),
  /** By the last check-in, else what the document says. */
  currentLevel: z.number(),
  /** In the order of time. */
  checkIns: z.array(levelCheckInSchema),
  /** Before this plan, under the same name in former ones, in the order of time. */
  earlier: z.array(pastLevelSchema),
});
export type CompetencyStanding = z.infer<typeof competencyStandingSchema>;

const planOfDocumentSchema = z.object({
  id: z.string(),
  documentId: z.string(),
  title: z.string(),
  state: oneOf(planStates),
  startedAt: timestampSchema,
  closedAt: z.nullable(timestampSchema),
  summary: z.string(),
  /** Nobody has written the summary: rules have, when another plan took the place of this one. */
  isProposed: z.boolean(),
});
export type PlanOfDocument = z.infer<typeof planOfDocumentSchema>;

export const developmentPlanSchema = z.extend(planOfDocumentSchema, {
  companyId: z.string(),
  employeeId: z.string(),
  dueOn: z.nullable(z.string()),
  /** The plan whose place it took. */
  continues: z.nullable(z.object({ id: z.string(), documentId: z.string(), title: z.string() })),
  competencies: z.array(competencyStandingSchema),
});
export type DevelopmentPlan = z.infer<typeof developmentPlanSchema>;

const planOfPersonSchema = z.object({
  plan: z.nullable(developmentPlanSchema),
  /** A newer PDI, of which the leader has not said yet whether it is to be in force. */
  waiting: z.nullable(
    z.object({ documentId: z.string(), title: z.string(), createdAt: timestampSchema }),
  ),
});
export type PlanOfPerson = z.infer<typeof planOfPersonSchema>;

const summaryText = text(limits.paragraph);
const levelSchema = z
  .number('Escolha o nível')
  .check(z.int(), z.minimum(limits.levelMin), z.maximum(limits.levelMax));

export const checkInFormSchema = z.object({
  competency: textOfAtLeast(1, limits.line, 'Escolha a competência'),
  level: levelSchema,
  evidence: textOfAtLeast(1, limits.evidence, 'Escreva o que mostra este nível').check(
    z.overwrite((value: string) => value.replaceAll(/\s+/gu, ' ')),
  ),
});
export type CheckInForm = z.infer<typeof checkInFormSchema>;

export const developmentPlanEndpoints = {
  ofPerson: endpoint({
    method: 'GET',
    path: '/api/employees/:id/development-plan',
    summary: 'The PDI in force of a person with its levels, and a newer one that waits for a word',
    response: planOfPersonSchema,
  }),
  earlier: endpoint({
    method: 'GET',
    path: '/api/employees/:id/development-plans',
    summary: 'The closed PDIs of a person, the last one first, ten at a time',
    query: z.object({ olderThan: momentCursor }),
    response: z.object({
      items: z.array(planOfDocumentSchema),
      /** `olderThan` of the next page; null: this is the last. */
      next: z.nullable(z.string()),
    }),
  }),
  ofDocument: endpoint({
    method: 'GET',
    path: '/api/ai-history/:id/development-plan',
    summary: 'Whether a PDI is in force, and which one is instead',
    response: z.object({
      /** What became of this document; null: it was never in force, or is no PDI of a person. */
      plan: z.nullable(planOfDocumentSchema),
      inForce: z.nullable(planOfDocumentSchema),
      /** A PDI of a person: it can be put in force. */
      isPossible: z.boolean(),
    }),
  }),
  enter: endpoint({
    method: 'POST',
    path: '/api/development-plans',
    summary: 'Put a PDI in force; the one that was is closed, and this one continues it',
    body: z.object({ documentId: idSchema }),
    response: z.object({
      plan: developmentPlanSchema,
      /** It has just begun: `takeBack` undoes it. */
      isNew: z.boolean(),
      /** What was in force before. */
      before: z.nullable(z.object({ id: z.string(), documentId: z.string() })),
    }),
  }),
  takeBack: endpoint({
    method: 'DELETE',
    path: '/api/development-plans/:id',
    summary: 'Undo that a plan came into force, within a minute: the one before is in force again',
    response: outcomeSchema,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/development-plans/:id/keep',
    summary: 'Go on with the plan in force: a newer PDI waits no more',
    body: z.object({ documentId: idSchema }),
    response: planOfPersonSchema,
  }),
  proposeClosing: endpoint({
    method: 'GET',
    path: '/api/development-plans/:id/closing',
    summary: 'A closing summary by rules: levels, steps kept, steps open',
    response: z.object({ summary: z.string() }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/development-plans/:id/close',
    summary: 'Close a plan with a summary; asked for again, nothing more happens',
    body: z.object({ summary: summaryText }),
    response: developmentPlanSchema,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/api/development-plans/:id/reopen',
    summary: 'Take the closing of a plan back, where no other is in force',
    response: developmentPlanSchema,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/development-plans/:id',
    summary: 'Change the closing summary of a plan that is closed',
    body: z.object({ summary: summaryText }),
    response: planOfDocumentSchema,
  }),
  checkIn: endpoint({
    method: 'POST',
    path: '/api/development-plans/:id/check-ins',
    summary: 'Note the level of a competency with its evidence; once for each Idempotency-Key',
    body: checkInFormSchema,
    response: levelCheckInSchema,
    status: 201,
  }),
  eraseCheckIn: endpoint({
    method: 'DELETE',
    path: '/api/level-check-ins/:id',
    summary: 'Delete a check-in; it can be taken back for a moment',
    response: outcomeSchema,
  }),
  restoreCheckIn: endpoint({
    method: 'POST',
    path: '/api/level-check-ins/:id/restore',
    summary: 'Take the deletion of a check-in back, within a minute',
    response: levelCheckInSchema,
  }),
};
