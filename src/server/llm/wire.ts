import { isJsonObject } from '#shared/json.ts';

/** What an operator sends beside what the SDK does. */
export interface WireExtras {
  headers?: Record<string, string>;
  /** Merged into the body, objects into objects; null takes a field out. */
  body?: Record<string, unknown>;
  query?: Record<string, string>;
  /** False: no `stream_options`, which some servers refuse. */
  streamUsage?: boolean;
}

/** A fetch that adds them to each call. */
export function withExtras(send: typeof fetch, extras: WireExtras): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    for (const [name, value] of Object.entries(extras.query ?? {})) {
      url.searchParams.set(name, value);
    }
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(extras.headers ?? {})) headers.set(name, value);
    return send(url, { ...init, headers, body: bodyOf(init?.body, extras) });
  };
}

function bodyOf(body: RequestInit['body'], extras: WireExtras): RequestInit['body'] {
  if (typeof body !== 'string') return body ?? null;
  const asked = JSON.parse(body) as Record<string, unknown>;
  if (extras.streamUsage === false) delete asked['stream_options'];
  return JSON.stringify(merged(asked, extras.body ?? {}));
}

function merged(into: Record<string, unknown>, extra: Record<string, unknown>) {
  const whole = { ...into };
  for (const [name, value] of Object.entries(extra)) {
    const there = whole[name];
    if (value === null) delete whole[name];
    else whole[name] = isJsonObject(there) && isJsonObject(value) ? merged(there, value) : value;
  }
  return whole;
}
