import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** `/api/teams/:id` → `{ id: string }` */
export type PathParams<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? { [K in Name]: string } & PathParams<`/${Tail}`>
    : { [K in Rest]: string }
  : unknown;

/**
 * One call of the API, declared once. The server binds it with `route`, the client calls it with
 * `call`, by its type alone, and the OpenAPI document is made from it.
 */
export interface Endpoint<
  Path extends string = string,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Access extends 'public' | 'session' = 'public' | 'session',
  Verb extends Method = Method,
> {
  method: Verb;
  path: Path;
  summary: string;
  /** Who may call it. The session is checked before the input. */
  access: Access;
  query: Query;
  body: Body;
  response: Response;
  /** Status of a success: 201 where something was created. */
  status: 200 | 201;
  /** The body travels as `multipart/form-data`; null where it is JSON, or where there is none. */
  multipart: Multipart | null;
  /** Content type of a success; other than JSON the handler sends the answer itself. */
  produces: string;
}

/** How a body travels as `multipart/form-data`. */
export interface Multipart {
  /** `data`: the JSON stands in a field of that name. `fields`: each key is a field of its own. */
  body: 'data' | 'fields';
  /** How many files each file field may hold; `*` stands for a field of any name. */
  files: Readonly<Record<string, number>>;
}

interface Declaration<
  Path extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
  Access extends 'public' | 'session',
  Verb extends Method,
> {
  method: Verb;
  path: Path;
  summary: string;
  access?: Access;
  query?: Query;
  body?: Body;
  response: Response;
  status?: 200 | 201;
  multipart?: Multipart;
  produces?: string;
}

export function endpoint<
  const Path extends string,
  Response extends Schema,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Access extends 'public' | 'session' = 'session',
  const Verb extends Method = Method,
>(
  declaration: Declaration<Path, Query, Body, Response, Access, Verb>,
): Endpoint<Path, Query, Body, Response, Access, Verb> {
  return {
    status: 200,
    multipart: null,
    produces: 'application/json',
    ...declaration,
    access: declaration.access ?? ('session' as Access),
    query: declaration.query as Query,
    body: declaration.body as Body,
  };
}

type InputOf<S> = S extends Schema ? z.core.input<S> : undefined;
type OutputOf<S> = S extends Schema ? z.core.output<S> : undefined;

type Given<Name extends string, Value> = Value extends undefined
  ? unknown
  : unknown extends Value
    ? unknown
    : { [K in Name]: Value };

/** What a caller hands in: `{ params?, query?, body? }`, each only where the endpoint takes it. */
export type EndpointInput<E> =
  E extends Endpoint<infer Path, infer Query, infer Body, Schema>
    ? Given<'params', PathParams<Path>> &
        Given<'query', InputOf<Query>> &
        Given<'body', InputOf<Body>>
    : never;

/** A file that came with a multipart body. It lies on disk until the request has been answered. */
export interface Upload {
  /** The file field it came in. */
  field: string;
  /** As the client named it, without folders. */
  fileName: string;
  path: string;
  bytes: number;
}

/** What a handler receives, after validation. */
export interface HandlerInput<E extends Endpoint> {
  params: E extends Endpoint<infer Path, infer _Q, infer _B, Schema> ? PathParams<Path> : never;
  query: E extends Endpoint<string, infer Query, infer _B, Schema> ? OutputOf<Query> : never;
  body: E extends Endpoint<string, infer _Q, infer Body, Schema> ? OutputOf<Body> : never;
  /** The files of a multipart body; none elsewhere. */
  uploads: readonly Upload[];
}

export type EndpointResponse<E extends Endpoint> = z.core.output<E['response']>;
