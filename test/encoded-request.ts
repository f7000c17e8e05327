import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Endpoint } from '#shared/endpoint.ts';

/** What a request is made of before it is encoded: nothing of it need be valid. */
export interface RequestInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Of a multipart body. */
  files?: { field: string; fileName: string; bytes: Uint8Array<ArrayBuffer> }[];
  headers?: Record<string, string>;
}

export interface EncodedRequest extends InjectOptions {
  url: string;
  headers: Record<string, string>;
}

/** The request as a browser would send it: JSON, or multipart where the endpoint says so. */
export async function encodeRequest(
  endpoint: Endpoint,
  input: RequestInput,
): Promise<EncodedRequest> {
  const { params = {}, query = {}, headers = {} } = input;
  const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  const url = pairs.length > 0 ? `${path}?${search}` : path;
  const encoded = await encodeBody(endpoint, input);
  return {
    method: endpoint.method,
    url,
    headers: { ...encoded.headers, ...headers },
    ...(encoded.payload !== undefined && { payload: encoded.payload }),
  };
}

async function encodeBody(
  { multipart }: Endpoint,
  { body, files = [] }: RequestInput,
): Promise<{ headers: Record<string, string>; payload?: string | Buffer }> {
  if (!multipart) {
    if (body === undefined) return { headers: {} };
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
  }
  const form = new FormData();
  if (multipart.body === 'data') form.append('data', JSON.stringify(body ?? {}));
  else {
    for (const [name, value] of Object.entries(Object(body) as object)) {
      form.append(name, typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
    }
  }
  for (const { field, fileName, bytes } of files) form.append(field, new Blob([bytes]), fileName);
  const encoded = new Response(form);
  return {
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  };
}

/** Sends the request as whoever the cookie says; fails when no answer comes. */
export async function inject(
  app: FastifyInstance,
  request: InjectOptions,
): Promise<LightMyRequestResponse> {
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_resolve, reject) => {
    const asked = JSON.stringify({ ...request, payload: undefined }).slice(0, 500);
    timer = setTimeout(() => reject(new Error(`No answer to ${asked}`)), 60_000);
  });
  try {
    return await Promise.race([app.inject(request), hang]);
  } finally {
    clearTimeout(timer);
  }
}
