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
/** Another one for whoever comes next: what is still on its way then is not theirs. */
let session = {};

/** Once it has come whole: what broke off would be given again, and again. */
async function keep(url: string, etag: string, answer: Response): Promise<void> {
  const copy = answer.clone();
  const now = session;
  await copy.clone().arrayBuffer();
  if (now !== session) return;
  kept.delete(url);
  kept.set(url, { etag, answer: copy });
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
}

/** The session was ended on purpose, or is another's. */
export function forgetAnswers(): void {
  session = {};
  kept.clear();
}

/** What takes a second as a rule has failed after this long, in milliseconds: nobody waits without an end. */
const usualPatience = 60_000;

/** No answer began in time. As with a network that failed, nobody knows whether the server heard. */
class UnansweredError extends TypeError {
  override name = 'UnansweredError';
}

export interface RequestOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How long an answer is waited for until it begins, in milliseconds; `Infinity` where the caller keeps watch. */
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
  const end = endOf(options.signal, patience);
  init.signal = end.signal;
  // After a change the answers are those of before.
  if (method !== 'GET') ahead.clear();
  const early = ahead.get(url);
  ahead.delete(url);
  const known = method === 'GET' ? kept.get(url) : undefined;
  if (known) headers.set('If-None-Match', known.etag);
  const answer = early ?? (options.send ?? fetch)(url, init);
  const response = await Promise.race([answer, end.reached]).finally(end.answered);
  if (known && response.status === 304) return known.answer.clone();
  const etag = response.headers.get('ETag');
  if (method === 'GET' && response.ok && etag) {
    keep(url, etag, response).catch(() => undefined);
  }
  if (!response.ok) {
    throw new TransportError(response.status, (await response.text()) || response.statusText);
  }
  return response;
}

/** The end of a call: when the caller ends it, or when no answer has begun for so long. */
function endOf(signal: AbortSignal | undefined, patience: number) {
  const end = new AbortController();
  const follow = () => end.abort(signal?.reason);
  if (signal?.aborted) follow();
  signal?.addEventListener('abort', follow, { signal: end.signal });
  const late = () => end.abort(new UnansweredError('No answer in time'));
  const timer = patience === Infinity ? undefined : setTimeout(late, patience);
  // Not every browser says why it aborted.
  const reached = new Promise<never>((_, reject) => {
    const tell = () => reject(end.signal.reason as Error);
    if (end.signal.aborted) tell();
    end.signal.addEventListener('abort', tell);
  });
  return { signal: end.signal, reached, answered: () => clearTimeout(timer) };
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
  if (error instanceof UnansweredError) return messages.unanswered;
  // fetch reports a network failure as a TypeError, in every browser.
  if (error instanceof TypeError) return messages.network;
  return fallback;
}

/** The fields that the server refused. */
export function issuesOf(error: unknown): readonly Issue[] {
  return error instanceof TransportError ? (error.body?.issues ?? []) : [];
}
