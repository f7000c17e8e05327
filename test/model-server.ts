import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { LanguageModel } from '#server/llm/language-model.ts';
import { createLanguageModel } from '#server/llm/provider.ts';
import { anthropicWire, googleWire, openAiWire } from './model-wires.ts';
import type { Reply, Wire } from './model-wires.ts';

export interface ModelRequestBody {
  model?: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
  messages?: { role: string; content: unknown }[];
  response_format?: { type: string; json_schema?: { name: string; schema: unknown } };
  [key: string]: unknown;
}

export interface ModelCall {
  path: string;
  headers: IncomingHttpHeaders;
  body: ModelRequestBody;
  /** `broken`: the client closed its socket before the answer was whole. */
  ended: Promise<'answered' | 'broken'>;
}

/**
 * The text of a good answer, or any other behaviour. `call` counts the server's requests from 0.
 */
export type Answer = (body: ModelRequestBody, call: number) => string | Reply;

export interface ModelServer {
  /** Base URL of the OpenAI wire format, as AI_BASE_URL wants it; Anthropic's is the same. */
  url: string;
  googleUrl: string;
  requests: ModelCall[];
  /** Connections that are open at this moment. */
  openSockets(): Promise<number>;
  close(): Promise<void>;
}

/** Answers in the order given, the last one for ever after: `inTurn({ status: 429 }, '{}')`. */
export function inTurn(...replies: (string | Reply)[]): Answer {
  return (_body, call) => replies[Math.min(call, replies.length - 1)] ?? '';
}

/**
 * The text of what was asked, system and user part together, so that an answer can be composed from
 * it.
 */
export function promptOf(body: ModelRequestBody): string {
  return (body.messages ?? [])
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n\n');
}

/** The model behind such a provider, as the product has it. */
export function standInModel({ url }: ModelServer): LanguageModel {
  return createLanguageModel({
    provider: 'openai-compatible',
    model: 'stand-in',
    baseUrl: url,
    retry: { baseDelayMs: 1 },
  });
}

/** A stand-in for a provider of language models, on a free port of this machine. */
export async function startModelServer(options: { answer: Answer }): Promise<ModelServer> {
  const requests: ModelCall[] = [];
  const closing = new AbortController();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const body = JSON.parse(await textOf(request)) as ModelRequestBody;
    const gone = new AbortController();
    const ended = new Promise<'answered' | 'broken'>((resolve) => {
      response.once('close', () => {
        gone.abort();
        resolve(response.writableFinished ? 'answered' : 'broken');
      });
    });
    const call = requests.push({ path: request.url ?? '', headers: request.headers, body, ended });
    const answer = options.answer(body, call - 1);
    const reply = typeof answer === 'string' ? { text: answer } : answer;
    const signal = AbortSignal.any([gone.signal, closing.signal]);
    await send({ wire: wireFor(request.url ?? ''), reply, body, response, signal });
  };

  // A connection that nothing is asked on does not stay for long.
  const timeouts = { headersTimeout: 20_000, connectionsCheckingInterval: 1_000 };
  const server = createServer(timeouts, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // A client that leaves interrupts a reply, which is no fault; an `answer` that throws is one.
      if (response.headersSent || response.destroyed) response.destroy();
      else response.writeHead(500).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/v1`,
    googleUrl: `${origin}/v1beta`,
    requests,
    openSockets: () =>
      new Promise((resolve, reject) => {
        server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    async close() {
      closing.abort();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function wireFor(path: string): Wire {
  if (path.endsWith('/messages')) return anthropicWire;
  return path.includes(':streamGenerateContent') ? googleWire : openAiWire;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  request.setEncoding('utf8');
  for await (const piece of request) text += piece as string;
  return text;
}

interface Sending {
  wire: Wire;
  reply: Reply;
  body: ModelRequestBody;
  response: ServerResponse;
  signal: AbortSignal;
}

async function send({ wire, reply, body, response, signal }: Sending): Promise<void> {
  await pause(reply.firstByteDelayMs ?? 0, undefined, { signal });
  await Promise.race([reply.after, reply.after && once(signal, 'abort')]);
  signal.throwIfAborted();
  if (reply.server !== undefined) response.setHeader('server', reply.server);
  if (reply.status !== undefined) {
    if (reply.retryAfterSeconds !== undefined) {
      response.setHeader('retry-after', reply.retryAfterSeconds);
    }
    const type = reply.page === undefined ? 'application/json' : 'text/html';
    response.writeHead(reply.status, { 'content-type': type });
    response.end(reply.page ?? wire.error(reply));
    return;
  }
  const asksForStream = wire !== openAiWire || body.stream === true;
  if (wire.whole && (reply.whole || !asksForStream)) {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(wire.whole(reply));
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  const { pieces, ending } = wire.frames({
    ...reply,
    usage: reply.usage !== false && body.stream_options?.include_usage === true,
  });
  const last = reply.stallAfter ?? reply.breakAfter ?? reply.endAfter ?? Infinity;
  for (const [index, piece] of pieces.slice(0, last).entries()) {
    response.write(piece);
    reply.onPiece?.(index);
    // A timer, however short, is a millisecond for each of hundreds of pieces.
    if (reply.chunkDelayMs) await pause(reply.chunkDelayMs, undefined, { signal });
    else await nextTurn(undefined, { signal });
  }
  if (reply.stallAfter !== undefined) await once(signal, 'abort');
  if (reply.breakAfter !== undefined) response.destroy();
  else if (reply.endAfter !== undefined) response.end();
  else response.end(ending.join(''));
}
