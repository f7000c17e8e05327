import type { ErrorBody, Issue } from '#shared/errors.ts';
import { messages } from '#shared/messages.ts';
import type { Ahead } from './ahead.ts';

/**
 * Any answer that is not OK. Its message is the status code, a colon and a space, then the text of
 * the body (or the status text where the body is empty), as section 8 of the specification has it.
 */
export class TransportError extends Error {
  readonly status: number;
  readonly body: ErrorBody | null;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = 'TransportError';
    this.status = status;
    this.body = parseErrorBody(text);
  }
}

function parseErrorBody(text: string): ErrorBody | null {
  try {
    const body = JSON.parse(text) as unknown;
    const speaks = typeof body === 'object' && body !== null && 'message' in body;
    return speaks && typeof body.message === 'string' ? (body as ErrorBody) : null;
  } catch {
    return null;
  }
}

/** As long as an answer stands for one that is asked for now. */
const fresh = 10_000;
let ahead: Ahead = new Map();

/** These are taken, each once, in the place of asking. */
export function expectAnswers(answers: Ahead): void {
  ahead = answers;
  setTimeout(() => answers.clear(), fresh);
}

/** Long lists alone bear a digest, and a tab shows a few of them. */
const mostKept = 8;
/** Answers with a digest, by address: the server sends one again only where it has changed. */
const kept = new Map<string, { etag: string; answer: Response }>();

function keep(url: string, etag: string, answer: Response): void {
  kept.delete(url);
  kept.set(url, { etag, answer: answer.clone() });
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
}

/** The session was ended on purpose, or is another's. */
export function forgetAnswers(): void {
  kept.clear();
}

/** What takes a second as a rule has failed after this long, in milliseconds: nobody waits without an end. */
const usualPatience = 60_000;

export interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How long the whole answer is waited for, in milliseconds; `Infinity` where the caller keeps watch. */
  patience?: number;
  /** In the place of `fetch`: for what tells how far it is. */
  send?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * One call. Cookies always travel; a JSON content type only where there is a body. A `FormData` goes
 * as it is, so that the browser writes its boundary. Rejects with `TransportError` on a non-OK answer.
 */
export async function request(
  method: string,
  url: string,
  body?: unknown,
  options: RequestOptions = {},
): Promise<Response> {
  const headers = new Headers(options.headers);
  const init: RequestInit = { method, headers, credentials: 'include' };
  // How long files take is a matter of their size, and seen as they go.
  const { patience = body instanceof FormData ? Infinity : usualPatience } = options;
  if (body instanceof FormData) {
    init.body = body;
  } else if (body !== undefined) {
    headers.set('Content-Type', 'application/json');
    init.body = JSON.stringify(body);
  }
  init.signal = withEnd(options.signal, patience);
  // After a change the answers are those of before.
  if (method !== 'GET') ahead.clear();
  const early = ahead.get(url);
  ahead.delete(url);
  const known = method === 'GET' ? kept.get(url) : undefined;
  if (known) headers.set('If-None-Match', known.etag);
  const response = await (early ?? (options.send ?? fetch)(url, init));
  if (known && response.status === 304) return known.answer.clone();
  const etag = response.headers.get('ETag');
  if (method === 'GET' && response.ok && etag) keep(url, etag, response);
  if (!response.ok) {
    throw new TransportError(response.status, (await response.text()) || response.statusText);
  }
  return response;
}

/** Ends when the caller ends it, and of itself after so long. */
function withEnd(signal: AbortSignal | undefined, patience: number): AbortSignal | null {
  if (patience === Infinity) return signal ?? null;
  const end = AbortSignal.timeout(patience);
  if (!signal) return end;
  // `AbortSignal.any` is younger than the browsers that people have.
  const either = new AbortController();
  for (const one of [signal, end]) {
    const follow = () => either.abort(one.reason);
    if (one.aborted) follow();
    else one.addEventListener('abort', follow, { signal: either.signal });
  }
  return either.signal;
}

export type QueryValues = Record<string, string | number | boolean | null | undefined>;

/** The path with its query; null and undefined values are skipped. */
export function withQuery(path: string, query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

export interface ReadOptions extends RequestOptions {
  /** What a 401 does: an error (the default), or null instead of data. */
  on401?: 'throw' | 'null';
}

/** The default read: a GET whose JSON is the answer. */
export async function read<T>(
  path: string,
  query?: QueryValues,
  { on401 = 'throw', ...options }: ReadOptions = {},
): Promise<T | null> {
  try {
    const response = await request('GET', withQuery(path, query), undefined, options);
    return (await response.json()) as T;
  } catch (error) {
    if (on401 === 'null' && error instanceof TransportError && error.status === 401) return null;
    throw error;
  }
}

/** What a toast may say: the server's own sentence, that the network failed, or the fallback. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof TransportError) return error.body?.message ?? fallback;
  // fetch reports a network failure as a TypeError, in every browser.
  if (error instanceof TypeError) return messages.network;
  if (error instanceof DOMException && error.name === 'TimeoutError') return messages.unanswered;
  return fallback;
}

/** The fields that the server refused. */
export function issuesOf(error: unknown): readonly Issue[] {
  return error instanceof TransportError ? (error.body?.issues ?? []) : [];
}
