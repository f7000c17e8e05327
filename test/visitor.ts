import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { accountEndpoints, type Registration } from '#shared/accounts.ts';
import type { Endpoint, EndpointInput, EndpointResponse } from '#shared/endpoint.ts';
import { errorBodySchema, type ErrorBody } from '#shared/errors.ts';
import { multipartBody, type TestFiles } from './multipart-body.ts';

/** The answer to a call: its body already held against the endpoint's own schema. */
export interface Answer<Body> {
  status: number;
  headers: LightMyRequestResponse['headers'];
  body: Body;
}

export interface CallOptions {
  headers?: Record<string, string>;
  /** Where the call comes from. */
  remoteAddress?: string;
}

/** Someone with a browser's cookie jar, speaking to the API. */
export interface Visitor {
  /** Makes a call that must succeed. */
  call<E extends Endpoint>(endpoint: E, ...input: InputArguments<E>): Promise<EndpointResponse<E>>;
  /** Makes a call that must fail, with input that may be wrong. */
  fail(endpoint: Endpoint, input?: LooseInput, options?: CallOptions): Promise<Answer<ErrorBody>>;
  /** The raw answer to a call. */
  send(
    endpoint: Endpoint,
    input?: LooseInput,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  signUp(registration: Registration): Promise<void>;
  /** The cookies as the browser would send them. */
  cookie(): string;
}

type InputArguments<E> = keyof EndpointInput<E> extends never
  ? []
  : [input: EndpointInput<E> & { files?: TestFiles }];

export interface LooseInput {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** Of a multipart call. */
  files?: TestFiles;
}

export function createVisitor(app: FastifyInstance): Visitor {
  const cookies = new Map<string, string>();

  async function send(endpoint: Endpoint, input: LooseInput = {}, options: CallOptions = {}) {
    const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
      encodeURIComponent(input.params?.[name] ?? ''),
    );
    const encoded = endpoint.multipart
      ? await multipartBody(endpoint.multipart, input.body, input.files)
      : asJson(input.body);
    const response = await app.inject({
      method: endpoint.method,
      url: path,
      query: toQuery(input.query),
      headers: { ...encoded.headers, cookie: cookie(), ...options.headers },
      ...(encoded.payload !== undefined && { payload: encoded.payload }),
      ...(options.remoteAddress && { remoteAddress: options.remoteAddress }),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  function cookie(): string {
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  const visitor: Visitor = {
    send,
    cookie,
    async call(endpoint, ...[input]) {
      const response = await send(endpoint, input);
      expect(response.statusCode, response.body).toBe(endpoint.status);
      return z.parse(endpoint.response, response.json()) as EndpointResponse<typeof endpoint>;
    },
    async fail(endpoint, input, options) {
      const response = await send(endpoint, input, options);
      expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400);
      const body = z.parse(z.strictObject(errorBodySchema.shape), response.json());
      return { status: response.statusCode, headers: response.headers, body };
    },
    async signUp(registration) {
      await visitor.call(accountEndpoints.register, { body: registration });
      const { email, password } = registration;
      await visitor.call(accountEndpoints.login, { body: { email, password } });
    },
  };
  return visitor;
}

function toQuery(query: Record<string, unknown> = {}): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

function asJson(body: unknown) {
  if (body === undefined) return { headers: {} };
  return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) };
}
