import * as z from 'zod/mini';
import { type DocumentKind, documentKinds } from '#documents/labels.ts';
import type { Subject } from '#documents/kit/screen.ts';
import { oneOf } from '#shared/fields.ts';
import { forget, generationMemory, recall, remember } from '../lib/tab-memory.ts';
import { newKey } from '../lib/new-key.ts';

/** One generation, with all that is needed to ask for it again under the same key. */
export const jobSchema = z.object({
  key: z.string(),
  userId: z.string(),
  kind: oneOf(documentKinds),
  /** The kind whose form asked for it: that of messages asks for e-mails too. */
  opened: oneOf(documentKinds),
  /** Asked for on a quick screen, by its form or by one click: the document appears there. */
  quick: z.optional(z.enum(['form', 'click'])),
  /** The form as it was submitted, to fill it in again. */
  form: z.record(z.string(), z.unknown()),
  /** Exactly as first sent: the server refuses another body under the same key. */
  request: z.object({
    type: oneOf(documentKinds),
    prompt: z.string(),
    companyId: z.string(),
    employeeId: z.optional(z.string()),
    teamId: z.optional(z.string()),
  }),
  /** Milliseconds since the epoch. */
  startedAt: z.number(),
});
export type GenerationJob = z.infer<typeof jobSchema>;

export interface GenerationOrder {
  kind: DocumentKind;
  form: Record<string, unknown>;
  subject?: Subject;
  quick?: NonNullable<GenerationJob['quick']>;
}

export function newJob(
  { kind: opened, form, subject, quick }: GenerationOrder,
  owner: { userId: string; companyId: string },
): GenerationJob {
  const { userId, companyId } = owner;
  const { kind, typed } = quick
    ? { kind: opened, typed: form }
    : letterOrder(opened, { ...form, companyId });
  return {
    key: newKey(),
    userId,
    kind,
    opened,
    ...(quick ? { quick } : {}),
    form,
    request: {
      type: kind,
      prompt: JSON.stringify(typed),
      companyId,
      ...(subject?.employeeId ? { employeeId: subject.employeeId } : {}),
      ...(subject?.teamId ? { teamId: subject.teamId } : {}),
    },
    startedAt: Date.now(),
  };
}

/** One form asks for messages and e-mails: its `type` says which, and is no part of the prompt (section 7). */
function letterOrder(opened: DocumentKind, form: Record<string, unknown>) {
  if (opened !== 'message' && opened !== 'email') return { kind: opened, typed: form };
  const { type, ...typed } = form;
  return { kind: type === 'email' ? ('email' as const) : ('message' as const), typed };
}

/** An older one has long ended; after 24 hours its key would even start a new one. */
const resumableFor = 30 * 60_000;

export function rememberJob(job: GenerationJob): void {
  remember(generationMemory, job);
}

export function forgetJob(): void {
  forget(generationMemory);
}

/** The generation that a reload interrupted, if it is this user's. */
export function interruptedJob(userId: string, now = Date.now()): GenerationJob | null {
  return recentJob(generationMemory, userId, now);
}

const unansweredMemory = 'unanswered';

/** Keeps one that was given up without knowing what became of it. */
export function rememberUnanswered(job: GenerationJob): void {
  remember(unansweredMemory, job);
}

/** The same job under the key of one that got no answer, where it asks for the same: it is charged once. */
export function underKnownKey(job: GenerationJob): GenerationJob {
  const before = recentJob(unansweredMemory, job.userId, job.startedAt);
  if (!before || before.quick !== job.quick || !asksTheSame(before, job)) return job;
  forget(unansweredMemory);
  return { ...job, key: before.key };
}

const asksTheSame = (one: GenerationJob, other: GenerationJob) =>
  JSON.stringify(one.request) === JSON.stringify(other.request);

function recentJob(memory: string, userId: string, now: number): GenerationJob | null {
  const { data } = z.safeParse(jobSchema, recall(memory));
  if (!data || data.userId !== userId || now - data.startedAt > resumableFor) return null;
  return data;
}
