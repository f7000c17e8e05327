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
  const answer = await send(url, init ?? {});
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
  const body = Readable.toWeb(answer) as ReadableStream<Uint8Array>;
  return new Response(body, { status: answer.statusCode ?? 502, headers });
};

/** The signal is taken as it is: one that a Request makes of it may be collected while it is waited for. */
function send(url: URL, { method = 'GET', ...init }: RequestInit): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const headers = Object.fromEntries(new Headers(init.headers));
  const signal = init.signal ?? undefined;
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, ...(signal && { signal }) }, resolve);
    call.once('error', (cause) => {
      // In the words that the SDK knows a lost connection by.
      reject(signal?.aborted ? cause : new TypeError('fetch failed', { cause }));
    });
    call.end(typeof init.body === 'string' ? init.body : undefined);
  });
}
