import { request as httpRequest } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';

/**
 * What the SDK needs of `fetch`, without the five minutes after which Node's own gives up on the
 * head of an answer: a machine of one's own may read a long prompt for longer. Time is kept by the
 * caller's signal.
 */
export const patientFetch: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const answer = await send(url, init ?? {}, await writtenOut(init?.body));
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
  return new Response(body, { status: answer.statusCode ?? 502, headers });
};

interface Body {
  bytes: string | Uint8Array | undefined;
  /** Where the bytes alone do not say it: a form's, with what stands between its parts. */
  type: string | null;
}

async function writtenOut(body: RequestInit['body']): Promise<Body> {
  if (typeof body === 'string') return { bytes: body, type: null };
  if (!body) return { bytes: undefined, type: null };
  const form = new Response(body);
  return {
    bytes: new Uint8Array(await form.arrayBuffer()),
    type: form.headers.get('content-type'),
  };
}

/** The signal is taken as it is: one that a Request makes of it may be collected while it is waited for. */
function send(
  url: URL,
  { method = 'GET', ...init }: RequestInit,
  { bytes, type }: Body,
): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = Object.fromEntries(new Headers(init.headers));
  if (type !== null) headers['content-type'] = type;
  const signal = init.signal ?? undefined;
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, ...(signal && { signal }) }, resolve);
    call.once('error', (cause) => {
      // In the words that the SDK knows a lost connection by.
      reject(signal?.aborted ? cause : new TypeError('fetch failed', { cause }));
    });
    call.end(bytes);
  });
}
