import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Endpoint } from '#shared/endpoint.ts';
import { errorBodySchema } from '#shared/errors.ts';
import { limits } from '#shared/limits.ts';

const strictErrorBody = z.strictObject(errorBodySchema.shape);
const portuguese =
  /[ãáàâéêíóôõúç]|\b(?:de|do|da|os?|as?|em|uma?|que|deve|pelo|menos|valores|para|com|ou|e|senha|incorreta)\b/i;
const english = /\b(?:the|is|must|expected|invalid|required|failed|unexpected|not|too|body)\b/i;

/** Holds an answer against the contract: a success by the endpoint's schema, a refusal by the one of all. */
export function expectContract(endpoint: Endpoint | null, response: LightMyRequestResponse): void {
  const { statusCode, headers } = response;
  const said = `${endpoint?.path ?? ''} ${statusCode} ${response.body.slice(0, 300)}`;
  expect(headers['x-content-type-options'], said).toBe('nosniff');
  if (statusCode < 400) {
    if (endpoint?.produces !== 'application/json') return;
    expect(statusCode, said).toBe(endpoint.status);
    const parsed = z.safeParse(endpoint.response, response.json());
    expect(parsed.error?.issues, said).toBeUndefined();
    return;
  }
  // The page of a link is for people, also where it opens nothing.
  if (String(headers['content-type']).startsWith('text/html') && isPageOfLink(response)) return;
  expect(headers['content-type'], said).toMatch(/^application\/json/);
  const parsed = z.safeParse(strictErrorBody, response.json());
  expect(parsed.error?.issues, said).toBeUndefined();
  const { message, issues = [] } = parsed.data!;
  for (const sentence of [message, ...issues.map((issue) => issue.message)]) {
    expect(sentence, said).toMatch(portuguese);
    expect(sentence, said).not.toMatch(english);
  }
  expect(response.body, said).not.toMatch(/node_modules|at \w+ \(|\/src\/|select |insert into/);
}

function isPageOfLink({ body, headers }: LightMyRequestResponse): boolean {
  const isPage = body.includes('<title>Link do Leme</title>');
  return isPage && headers['referrer-policy'] === 'no-referrer';
}

/** One of these is what was decided; `what` says of which request. */
export function expectStatus(
  response: LightMyRequestResponse,
  decided: readonly number[],
  what = '',
): void {
  expect(decided, `${what}: ${response.body.slice(0, 500)}`).toContain(response.statusCode);
}

/** Statuses that are decided for a body, where the handler's own are `handled`. */
export function statusesForBody(endpoint: Endpoint, body: unknown, handled: number[]): number[] {
  if (endpoint.multipart?.body === 'fields') return statusesForFields(endpoint, body, handled);
  const text = JSON.stringify(body ?? (endpoint.multipart ? {} : undefined));
  if (text !== undefined && Buffer.byteLength(text) > limits.jsonBodyBytes) return [413];
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  if (!isStorable(value)) return [400];
  if (endpoint.body && !z.safeParse(endpoint.body, value).success) return [400];
  return handled;
}

/** Each key is a field of its own, and all that a field can hold is text. */
function statusesForFields({ body: schema }: Endpoint, body: unknown, handled: number[]): number[] {
  const fields = Object.entries(Object(body) as object).map(
    ([name, value]) => [name.toWellFormed(), asText(value).toWellFormed()] as const,
  );
  const isTooLong = fields.some(([, text]) => Buffer.byteLength(text) > limits.jsonBodyBytes);
  if (isTooLong) return [413];
  // How long a name may be, and how many there are, is the parser's own affair.
  if (fields.length > limits.fieldsPerRequest) return [400, 413];
  if (fields.some(([name]) => name.length > 90)) return [400, 413, ...handled];
  // The parser takes none of the names that every object has.
  if (fields.some(([name]) => name in {})) return [400];
  const value = Object.fromEntries(fields);
  if (!isStorable(value)) return [400];
  return schema && z.safeParse(schema, value).success ? handled : [400];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

/** Statuses that are decided for a query. */
export function statusesForQuery(
  endpoint: Endpoint,
  pairs: [string, string][],
  handled: number[],
): number[] {
  const query: Record<string, unknown> = {};
  for (const [key, value] of new URLSearchParams(pairs)) {
    const former = Object.hasOwn(query, key) ? query[key] : undefined;
    query[key] = former === undefined ? value : [former, value].flat();
  }
  if (!endpoint.query) return handled;
  const parsed = z.safeParse(endpoint.query, query);
  // What is not declared is dropped unseen.
  return parsed.success && isStorable(parsed.data) ? handled : [400];
}

const halfPair = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** Written apart from the server's own check, so that neither covers the other's fault. */
function isStorable(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !halfPair.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= 64) return false;
  return Object.entries(value).every(
    ([key, item]) => key !== '__proto__' && isStorable(key) && isStorable(item, depth + 1),
  );
}
