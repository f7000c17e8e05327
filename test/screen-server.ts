import { vi } from 'vitest';
import { currentToast, dismissToast } from '../src/client/lib/toast-store.ts';
import { aCompanyForm } from './factories.ts';

export interface ScreenCall {
  method: string;
  path: string;
  query: URLSearchParams;
  /** JSON, or the JSON in the `data` of a multipart body. */
  body: unknown;
  /** The files of a multipart body, by field. */
  files: Record<string, string[]>;
}

/** What it gives, now or later: a Response as it is, anything else as JSON. */
type Handler = (call: ScreenCall) => unknown;

/** An upload under way, as the browser tells of it. */
export interface Upload {
  call: ScreenCall;
  progress: (part: number) => void;
  /** Lets the server answer. */
  arrive: () => Promise<void>;
  isAborted: () => boolean;
}

const user = { id: 'u1', name: 'Lia Prado', email: 'lia@exemplo.com.br', photo: null };
const shell: Record<string, Handler> = {
  'GET /api/auth/me': () => ({ user }),
  'GET /api/auth/trial-status': () => ({ subscriptionStatus: 'trial', daysRemaining: 9 }),
  'GET /api/user/credits': () => ({ credits: 3 }),
  'GET /api/companies': () => [{ ...aCompanyForm(), id: 'c1' }],
  'GET /api/notifications': () => [],
  'GET /api/suggestions': () => [],
};

export function refusal(status: number, message: string, issues?: object[]): Response {
  return Response.json({ success: false, message, issues }, { status });
}

/** What stands at the network's edge of a screen: answers by 'METHOD /path', and what was asked. */
export function screenServer(handlers: Record<string, Handler>) {
  // A toast of the test before would take the first Esc for itself.
  dismissToast(currentToast()?.id ?? 0);
  const calls: ScreenCall[] = [];
  const uploads: Upload[] = [];
  const answer = async (call: ScreenCall): Promise<Response> => {
    calls.push(call);
    const handler = { ...shell, ...handlers }[`${call.method} ${call.path}`];
    const given = handler ? await handler(call) : refusal(404, 'Não existe');
    return given instanceof Response ? given : Response.json(given);
  };
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) =>
    answer(callOf(init.method ?? 'GET', address, init.body)),
  );
  vi.stubGlobal('XMLHttpRequest', uploadingRequest(uploads, answer));
  return {
    calls,
    uploads,
    handlers,
    asked: (what: string) => calls.filter((call) => nameOf(call) === what),
  };
}

/** The Idempotency-Keys that come to a path from now on. */
export function keysSentTo(path: string): (string | null)[] {
  const keys: (string | null)[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (address === path) keys.push(new Headers(init.headers).get('Idempotency-Key'));
    return fetch(address, init);
  });
  return keys;
}

const nameOf = ({ method, path }: ScreenCall) => `${method} ${path}`;

function callOf(method: string, address: string, body: unknown): ScreenCall {
  const url = new URL(address, 'http://localhost');
  const files: Record<string, string[]> = {};
  let json = typeof body === 'string' ? body : 'null';
  if (body instanceof FormData) {
    body.forEach((value, name) => {
      if (typeof value === 'string') json = value;
      else (files[name] ??= []).push(value.name);
    });
  }
  return {
    method,
    path: url.pathname,
    query: url.searchParams,
    body: JSON.parse(json) as unknown,
    files,
  };
}

/** The browser's upload: it waits until the test lets it go on. */
function uploadingRequest(uploads: Upload[], answer: (call: ScreenCall) => Promise<Response>) {
  return class extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = '';
    withCredentials = false;
    #target = { method: '', url: '' };
    #aborted = false;

    open(method: string, url: string): void {
      this.#target = { method, url };
    }
    setRequestHeader(): void {
      // Nothing here depends on a header.
    }
    abort(): void {
      this.#aborted = true;
      this.#tell('abort');
    }
    send(body: unknown): void {
      const call = callOf(this.#target.method, this.#target.url, body);
      uploads.push({
        call,
        progress: (part) => {
          const told = { lengthComputable: true, loaded: part * 100, total: 100 };
          this.upload.dispatchEvent(Object.assign(new Event('progress'), told));
        },
        arrive: async () => {
          const response = await answer(call);
          this.status = response.status;
          this.statusText = response.statusText;
          this.responseText = await response.text();
          this.#tell('load');
        },
        isAborted: () => this.#aborted,
      });
    }
    #tell(what: 'load' | 'abort'): void {
      this.dispatchEvent(new Event(what));
      this.dispatchEvent(new Event('loadend'));
    }
  };
}
