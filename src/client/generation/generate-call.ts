import * as z from 'zod/mini';
import { sourceSchema, type Source } from '#documents/kit/sources.ts';
import { generationTimes } from '#shared/generation-times.ts';
import { requestGeneration } from '../data/generation.ts';
import { TransportError } from '../lib/transport.ts';
import { readEvents, type StreamEvent } from './event-stream.ts';
import type { GenerationJob } from './generation-job.ts';

/** The answer, read leniently: a result that is no object is shown as one that could not be formatted. */
export const answerSchema = z.object({
  result: z.unknown(),
  aiHistoryId: z.catch(z.nullable(z.string()), null),
  sources: z.catch(z.array(sourceSchema), []),
  generator: z.catch(z.string(), ''),
});
export type GenerationAnswer = z.infer<typeof answerSchema>;

const contextSchema = z.object({ sources: z.array(sourceSchema) });
const deltaSchema = z.object({ text: z.string() });
const errorSchema = z.object({ status: z.number(), message: z.string() });

export interface GenerationListener {
  onSources(sources: Source[]): void;
  /** All the text so far; it starts anew when the connection had to be made again. */
  onText(text: string): void;
  /** The connection broke and is being made again. */
  onReconnecting(): void;
}

export interface GenerationTiming {
  /** Waits before each new try, in ms; then it is given up. */
  retryAfter: readonly number[];
  /** A connection silent for so long (the server speaks every 15 s) counts as broken, in ms. */
  stallAfter: number;
  /** With no part of the document for so long, over all connections, it is given up, in ms. */
  giveUpAfter: number;
}

const patience: GenerationTiming = {
  retryAfter: [500, 1_000, 2_000, 4_000, 8_000],
  stallAfter: 45_000,
  giveUpAfter: generationTimes.silence,
};

interface Connection {
  job: GenerationJob;
  signal: AbortSignal;
  listener: GenerationListener;
}

/**
 * Asks for a document until there is an answer. A connection that breaks is made again under the same
 * key, which joins the generation under way or gets its result: it is never generated twice.
 * @throws TransportError where the server refused or failed, or is waited for no longer (504); TypeError
 *   where it cannot be reached.
 */
export async function generate(
  connection: Connection,
  timing: GenerationTiming = patience,
): Promise<GenerationAnswer> {
  const wait = newsWatch(connection.signal, timing.giveUpAfter);
  try {
    return await untilAnswered({ ...connection, signal: wait.signal }, timing, wait.news);
  } finally {
    wait.stop();
  }
}

async function untilAnswered(
  connection: Connection,
  timing: GenerationTiming,
  news: () => void,
): Promise<GenerationAnswer> {
  for (let tries = 0; ; tries += 1) {
    const watch = stallWatch(connection.signal, timing.stallAfter);
    try {
      return await connect({ ...connection, signal: watch.signal }, watch.alive, news);
    } catch (error) {
      const wait = timing.retryAfter[tries];
      if (connection.signal.aborted || wait === undefined || !isUnknownFate(error)) throw error;
      connection.listener.onReconnecting();
      await pause(wait, connection.signal);
    } finally {
      watch.stop();
    }
  }
}

/** Statuses that a proxy gives while the server behind it restarts, and we where it was given up. */
const passing: readonly number[] = [502, 504];

/** Whether the generation may be running all the same, or done: its key tells, when it is asked for again. */
export function isUnknownFate(error: unknown): boolean {
  return !(error instanceof TransportError) || passing.includes(error.status);
}

async function connect(
  { job, signal, listener }: Connection,
  alive: () => void,
  news: () => void,
): Promise<GenerationAnswer> {
  const response = await requestGeneration(job, signal);
  if (!response.headers.get('Content-Type')?.includes('text/event-stream') || !response.body) {
    return wholeAnswer((await response.json()) as object, job);
  }
  let text = '';
  for await (const event of readEvents(response.body, alive)) {
    news();
    if (event.event === 'delta') listener.onText((text += dataOf(event, deltaSchema).text));
    else if (event.event === 'context') listener.onSources(dataOf(event, contextSchema).sources);
    else if (event.event === 'done') return dataOf(event, answerSchema);
    else if (event.event === 'error') throw refusal(dataOf(event, errorSchema));
  }
  throw new TypeError('The stream ended before its result');
}

/** Answered in one piece; to one click under the kind's own name (section 7). */
function wholeAnswer(answer: object, { kind, quick }: GenerationJob): GenerationAnswer {
  const named = quick === 'click' && kind in answer ? { result: answer[kind as never] } : {};
  return z.parse(answerSchema, { ...answer, ...named });
}

function dataOf<S extends z.core.$ZodType>(event: StreamEvent, schema: S): z.output<S> {
  return z.parse(schema, JSON.parse(event.data));
}

function refusal({ status, message }: z.output<typeof errorSchema>): TransportError {
  return new TransportError(status, JSON.stringify({ success: false, message }));
}

/** A signal that follows `parent`, and aborts by itself when nothing was heard for `silence` ms. */
function stallWatch(parent: AbortSignal, silence: number) {
  const { controller, leave } = following(parent);
  let timer: ReturnType<typeof setTimeout>;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(unanswered()), silence);
  };
  const stop = () => {
    clearTimeout(timer);
    leave();
  };
  alive();
  return { signal: controller.signal, alive, stop };
}

const steps = 8;

/**
 * The same for the document itself, of which a server that is merely awake says nothing. Counted in steps, of
 * which all the hours that a phone sleeps are one: what came meanwhile is heard before it is given up.
 */
function newsWatch(parent: AbortSignal, silence: number) {
  const { controller, leave } = following(parent);
  let silentSteps = 0;
  const timer = setInterval(() => {
    silentSteps += 1;
    if (silentSteps === steps) controller.abort(unanswered());
  }, silence / steps);
  const news = () => {
    silentSteps = 0;
  };
  const stop = () => {
    clearInterval(timer);
    leave();
  };
  return { signal: controller.signal, news, stop };
}

const unanswered = () =>
  refusal({
    status: 504,
    message:
      'O servidor não respondeu a tempo. Nada se perdeu: peça de novo, sem cobrança em dobro.',
  });

/** A controller that aborts when `parent` does, until it leaves. */
function following(parent: AbortSignal) {
  const controller = new AbortController();
  const abort = () => controller.abort(parent.reason);
  if (parent.aborted) abort();
  parent.addEventListener('abort', abort);
  return { controller, leave: () => parent.removeEventListener('abort', abort) };
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
