import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { AppError } from '../http/app-error.ts';

/** A generation that this process writes. */
export interface LaunchedGeneration {
  kind: string;
  /** `offline`, or the model's name. */
  model: string;
  result: Promise<unknown>;
}

/** Seconds. */
const generationBuckets = [0.1, 0.5, 1, 2.5, 5, 10, 20, 30, 45, 60, 90, 120, 180];

/** Of the documents that this process writes. */
export function generationMetrics(registers: Registry[]) {
  const labelNames = ['kind', 'model'];
  const ended = new Counter({
    name: 'leme_generations_total',
    help: 'Generations that ended: done, cancelled, refused (no credits, trial over) or failed.',
    labelNames: [...labelNames, 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'leme_generation_duration_seconds',
    help: 'How long the generations took that ended in a document.',
    labelNames,
    buckets: generationBuckets,
    registers,
  });
  const running = new Gauge({
    name: 'leme_generations_running',
    help: 'Documents that this process is writing.',
    registers,
  });
  const credits = new Counter({
    name: 'leme_credits_spent_total',
    help: 'Credits that generations have cost.',
    labelNames: ['kind'],
    registers,
  });
  return {
    generationBegan({ kind, model, result }: LaunchedGeneration) {
      running.inc();
      const end = durations.startTimer({ kind, model });
      const over = (outcome: string) => {
        running.dec();
        ended.inc({ kind, model, outcome });
      };
      const done = () => {
        end();
        credits.inc({ kind });
        over('done');
      };
      result.then(done, (error: unknown) => over(outcomeOf(error)));
    },
  };
}

function outcomeOf(error: unknown): 'cancelled' | 'refused' | 'failed' {
  if (!(error instanceof AppError)) return 'failed';
  if (error.code === 'conflict') return 'cancelled';
  return error.code === 'payment_required' ? 'refused' : 'failed';
}
