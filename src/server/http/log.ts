import { randomBytes } from 'node:crypto';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pino, type DestinationStream, type Level } from 'pino';
import { whenOver } from './when-over.ts';

/** The log of the process, on its standard output. */
export function createLog(level: Level | 'silent', stream?: DestinationStream) {
  return pino({ level, serializers: { err: withoutData } }, stream);
}

/**
 * An error as the log may keep it. A failed query carries its parameters in message, stack and
 * properties: names, texts, hashes. What it failed of, and where, tells as much.
 */
function withoutData(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: unknown };
  const isQuery = error instanceof DrizzleQueryError;
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: isQuery ? 'DrizzleQueryError' : name,
    message: isQuery ? 'Failed query' : message,
    ...(code !== undefined && { code }),
    stack: frames.join('\n'),
    ...(cause !== undefined && { cause: withoutData(cause) }),
  };
}

/** Ids that no two processes share and that cost nothing: what is random is drawn once. */
export function requestIds(): () => string {
  const process = randomBytes(8).toString('hex');
  let count = 0;
  return () => `${process}-${(count += 1).toString(36)}`;
}

/**
 * One line a request, without personal data: the route's pattern instead of the address, because
 * addresses hold ids and tokens; no bodies, no cookies, no IP.
 */
export function logRequests(app: FastifyInstance): void {
  // Of a client that left before its answer was whole the framework says nothing.
  app.addHook('onRequest', (request, reply, done) => {
    whenOver(reply, (isWhole) => {
      if (!isWhole) request.log.info(lineOf(request, reply), 'request aborted');
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(lineOf(request, reply), 'request');
    done();
  });
}

function lineOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
}
