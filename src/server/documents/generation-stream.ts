import { PassThrough, type Transform } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { constants, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Generated, GenerationEvent } from '#documents/endpoints.ts';
import { errorStatus } from '#shared/errors.ts';
import { errorBody, toAppError } from '../http/error-handler.ts';
import type { Leave, RunningGeneration } from './running-generation.ts';

/** Deltas are sent together at about 30 a second: more would cost bytes, and nobody reads faster. */
const batchMs = 33;
/** Proxies close what is silent for a minute. */
const keepAwakeMs = 15_000;

/** Counts as watching until the client's connection closes. */
export async function watchUntilClosed(
  generation: RunningGeneration,
  reply: FastifyReply,
): Promise<Generated> {
  untilClosed(reply, generation.listen({}));
  const answer = await generation.result;
  await untilHeardOf();
  return answer;
}

/**
 * One look at the network: the embedded database lets nobody look while it works, and what is written to a
 * connection that its client has left counts as sent.
 */
async function untilHeardOf(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/** A client may have gone while its request was still being read. */
function untilClosed(reply: FastifyReply, leave: Leave): void {
  if (reply.raw.destroyed) return leave(false);
  let isSent = false;
  reply.raw.once('finish', () => (isSent = true));
  reply.raw.once('close', () => leave(isSent));
}

/**
 * The last event says once more what the deltas have said, which compressed costs next to nothing. Each
 * event is flushed as it is written; the window holds a document, in 80 kB of memory.
 */
function eventStream(request: FastifyRequest): { stream: Transform; encoding: object } {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (!/(?:^|,)\s*(?:x-)?gzip\s*(?:,|$|;\s*q=(?!0(?:\.0*)?\s*(?:,|$)))/iu.test(accepted)) {
    return { stream: new PassThrough(), encoding: {} };
  }
  const flush = constants.Z_SYNC_FLUSH;
  return {
    stream: createGzip({ flush, windowBits: 14, memLevel: 5 }),
    encoding: { 'content-encoding': 'gzip' },
  };
}

/** Answers with the events of a generation as they come, the last of them `done` or `error`. */
export async function streamGeneration(
  generation: RunningGeneration,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const { stream, encoding } = eventStream(request);
  const send = ({ event, data }: GenerationEvent) =>
    stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  let pending = '';
  let isWrittenInParts = false;
  let flushedAt = -Infinity;
  const flush = () => {
    if (pending === '') return;
    send({ event: 'delta', data: { text: pending } });
    pending = '';
    flushedAt = performance.now();
  };
  const batches = setInterval(flush, batchMs);
  const awaken = () => stream.write(': \n\n');
  // The head goes out with the first byte: who waits for another process hears nothing else for long.
  awaken();
  const keepAwake = setInterval(awaken, keepAwakeMs);
  const leave = generation.listen({
    context: (sources) => send({ event: 'context', data: { sources } }),
    delta: (text) => {
      isWrittenInParts = true;
      pending += text;
      // What comes after a silence is not kept waiting.
      if (performance.now() - flushedAt >= batchMs) flush();
    },
  });
  const end = () => {
    clearInterval(batches);
    clearInterval(keepAwake);
  };
  untilClosed(reply, (isAnswered) => {
    end();
    leave(isAnswered);
  });

  void reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      vary: 'accept-encoding',
      ...encoding,
      // A proxy that compresses or buffers would hold the events back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    .send(stream);
  try {
    const answer = await generation.result;
    await untilHeardOf();
    if (!isWrittenInParts) pending = JSON.stringify(answer.result);
    flush();
    send({ event: 'done', data: answer });
  } catch (thrown) {
    const error = toAppError(thrown);
    const status = errorStatus[error.code];
    if (status >= 500) request.log.error({ err: error.cause ?? error }, 'generation failed');
    send({ event: 'error', data: { status, ...errorBody(error, request.id) } });
  } finally {
    end();
    stream.end();
  }
}
