/**
 * Every queue, and what its jobs carry: ids, never what an id stands for, and never a secret. A payload
 * lies in the database until after its job is done.
 */
export interface JobPayloads {
  /** null for an e-mail that nobody has: asking for a link costs the same either way. */
  'password-reset-mail': { userId: string | null };
  'commitment-digest': { userId: string; digestId: string };
}

export type QueueName = keyof JobPayloads;

const queues: Record<QueueName, true> = {
  'password-reset-mail': true,
  'commitment-digest': true,
};
export const queueNames = Object.keys(queues) as QueueName[];

/** What does the work of each queue. It may run more than once for one job, and rejects to be tried again. */
export type JobHandlers = {
  [Q in QueueName]: (payload: JobPayloads[Q]) => Promise<void>;
};
