import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../db/database.ts';
import { queueNames, type JobHandlers, type QueueName } from '../jobs/queues.ts';
import type { LanguageModel } from '../llm/language-model.ts';
import type { Mailer } from '../mail/mailer.ts';
import { addDatabaseMetrics } from './database-metrics.ts';
import { generationMetrics, type LaunchedGeneration } from './generation-metrics.ts';
import { modelMetrics, type Prices } from './model-metrics.ts';

/** How the process fares, as Prometheus reads it. No label holds an id, an address or a text. */
export interface Metrics {
  /** @returns what is called once when the request is over */
  requestBegan(): (request: { method: string; route: string; status: string }) => void;
  generationBegan(generation: LaunchedGeneration): void;
  aroundModel(model: LanguageModel): LanguageModel;
  aroundMailer(mailer: Mailer): Mailer;
  aroundJobs(handlers: JobHandlers): JobHandlers;
  contentType: string;
  /** Everything, in the text format of Prometheus. */
  text(): Promise<string>;
}

/** Seconds: from a read in memory to the longest a document may take. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 180];

export function createMetrics(
  database: Pick<Database, 'executeSql' | 'pool'>,
  prices: Prices | null,
): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  addDatabaseMetrics(database, registers);
  const requests = new Histogram({
    name: 'leme_http_request_duration_seconds',
    help: 'Requests, by the pattern of their route; status is aborted where the client left first.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const inFlight = new Gauge({
    name: 'leme_http_requests_in_flight',
    help: 'Requests that have not been answered yet.',
    registers,
  });
  const mails = new Counter({
    name: 'leme_mails_total',
    help: 'Mails handed to the mail server or the outbox (sent), or refused (failed; tried again).',
    labelNames: ['outcome'],
    registers,
  });
  const jobs = new Counter({
    name: 'leme_jobs_total',
    help: 'Jobs done, and tries that failed.',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const countOutcome = <T>(counter: Counter, labels: object, work: Promise<T>): Promise<T> => {
    const count = (outcome: string) => () => counter.inc({ ...labels, outcome });
    const good = counter === mails ? 'sent' : 'done';
    work.then(count(good), count('failed'));
    return work;
  };
  return {
    ...generationMetrics(registers),
    aroundModel: modelMetrics(registers, prices),
    requestBegan() {
      inFlight.inc();
      const end = requests.startTimer();
      return (request) => {
        inFlight.dec();
        end(request);
      };
    },
    aroundMailer: (mailer) => ({
      send: (mail) => countOutcome(mails, {}, mailer.send(mail)),
    }),
    aroundJobs(handlers) {
      const measured = <Q extends QueueName>(queue: Q): JobHandlers[Q] => {
        const handler = handlers[queue] as (payload: unknown) => Promise<void>;
        return (payload: unknown) => countOutcome(jobs, { queue }, handler(payload));
      };
      return Object.fromEntries(queueNames.map((queue) => [queue, measured(queue)])) as JobHandlers;
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
