import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { whenOver } from '../http/when-over.ts';
import { ModelError, type LanguageModel } from '../llm/language-model.ts';

/** Spans for whoever follows a request across programs. They hold no address, no parameter and no text. */
export interface Tracing {
  traceRequests(app: FastifyInstance): void;
  /** Statements as they are sent, without their values; only those of a request. */
  traceQueries(pool: pg.Pool): void;
  aroundModel(model: LanguageModel): LanguageModel;
}

export function createTracing(): Tracing {
  return { traceRequests, traceQueries, aroundModel };
}

const tracer = trace.getTracer('leme');

function fail(span: Span, type: string): void {
  span.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR });
}

function traceRequests(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    const own = spanOfRequest(request, reply);
    contexts.set(request, own);
    context.with(own, done);
  });
  // What reads a body goes on in the context of its connection: here it comes back to its request.
  const resume = (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
    context.with(contexts.get(request) ?? ROOT_CONTEXT, done);
  app.addHook('preValidation', resume);
  app.addHook('preHandler', resume);
}

/** The span that the SDK's own instrumentation has begun, where it has, else a new one. */
function spanOfRequest(request: FastifyRequest, reply: FastifyReply): Context {
  // The pattern: an address holds ids, and the token of a reset link.
  const route = request.routeOptions.url ?? 'unknown';
  const name = `${request.method} ${route}`;
  const attributes = { 'http.route': route, 'leme.request_id': request.id };
  const known = trace.getActiveSpan();
  if (known) {
    known.updateName(name).setAttributes(attributes);
    return context.active();
  }
  const caller = propagation.extract(ROOT_CONTEXT, request.headers);
  const span = tracer.startSpan(
    name,
    {
      kind: SpanKind.SERVER,
      attributes: { 'http.request.method': request.method, ...attributes },
    },
    caller,
  );
  whenOver(reply, (isWhole) => {
    if (isWhole) span.setAttribute('http.response.status_code', reply.statusCode);
    if (!isWhole) fail(span, 'aborted');
    else if (reply.statusCode >= 500) fail(span, String(reply.statusCode));
    span.end();
  });
  return trace.setSpan(caller, span);
}

type Query = (...args: unknown[]) => unknown;

function traceQueries(pool: pg.Pool): void {
  const trackedFrom = (target: { query: unknown }) => {
    const send = (target.query as Query).bind(target);
    target.query = (...args: unknown[]) => tracedQuery(send, args);
  };
  trackedFrom(pool);
  // A transaction has a connection of its own.
  pool.on('connect', trackedFrom);
}

function tracedQuery(send: Query, args: unknown[]): unknown {
  // With a callback it is the pool that asks, whose query has a span already.
  if (!trace.getActiveSpan() || typeof args.at(-1) === 'function') return send(...args);
  const [first] = args;
  const text = typeof first === 'string' ? first : String((first as { text?: string }).text);
  const operation = /^\s*(\w+)/.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text,
  };
  const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
  const sent = send(...args) as Promise<unknown>;
  sent.then(
    () => span.end(),
    ({ code = 'unknown' }: { code?: string }) => {
      fail(span, code);
      span.end();
    },
  );
  return sent;
}

function aroundModel(model: LanguageModel): LanguageModel {
  return {
    name: model.name,
    write(request) {
      const attributes = {
        'gen_ai.operation.name': 'chat',
        'gen_ai.request.model': model.name,
        'leme.document.kind': request.schemaName,
      };
      const options = { kind: SpanKind.CLIENT, attributes };
      return tracer.startActiveSpan(`chat ${model.name}`, options, async (span) => {
        try {
          const answer = await model.write(request);
          setUsage(span, answer.usage);
          return answer;
        } catch (error) {
          if (error instanceof ModelError) setUsage(span, error.usage);
          fail(span, error instanceof ModelError ? error.reason : 'unknown');
          throw error;
        } finally {
          span.end();
        }
      });
    },
  };
}

function setUsage(span: Span, { inputTokens, outputTokens }: ModelError['usage']): void {
  if (inputTokens !== null) span.setAttribute('gen_ai.usage.input_tokens', inputTokens);
  if (outputTokens !== null) span.setAttribute('gen_ai.usage.output_tokens', outputTokens);
}
