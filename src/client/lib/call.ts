import type { Endpoint, EndpointInput, EndpointResponse, Multipart } from '#shared/endpoint.ts';
import { request, withQuery, type QueryValues, type RequestOptions } from './transport.ts';

interface AnyInput {
  params?: Record<string, string>;
  query?: QueryValues;
  body?: unknown;
}

export interface CallOptions extends RequestOptions {
  /** How the body of a multipart endpoint travels. */
  multipart?: Multipart['body'];
  /** Files beside it: 'photo', 'files', … */
  files?: Record<string, readonly File[]>;
}

/** `GET /api/teams/:id` */
type Address<E extends Endpoint> = `${E['method']} ${E['path']}`;

/**
 * Method and path of an endpoint declared in `shared/` (or `documents/endpoints.ts`). Its type alone comes
 * here, by which the compiler holds the address to the declaration: that itself brings its schemas.
 */
export function addressOf<E extends Endpoint = never>(address: Address<E>) {
  const [method, path] = address.split(' ') as [E['method'], E['path']];
  return { method, path };
}

/** Calls an endpoint: `call<typeof teamEndpoints.list>('GET /api/teams', …)`. Input and answer are typed by it. */
export async function call<E extends Endpoint = never>(
  address: Address<E>,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointResponse<E>> {
  const { method, path } = addressOf<E>(address);
  const { params = {}, query, body } = input as AnyInput;
  const { multipart, files, ...rest } = options;
  const url = withQuery(pathOf(path, params), query);
  const payload = multipart ? formData(multipart, body, files) : body;
  const response = await request(method, url, payload, rest);
  return (await response.json()) as EndpointResponse<E>;
}

/** `/api/teams/:id` and `{ id }` → `/api/teams/<id>` */
export function pathOf(path: string, params: Record<string, string>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`No value for :${name} in ${path}`);
    return encodeURIComponent(value);
  });
}

function formData(
  shape: Multipart['body'],
  body: unknown,
  files: CallOptions['files'] = {},
): FormData {
  const form = new FormData();
  if (shape === 'data') form.set('data', JSON.stringify(body));
  else {
    for (const [name, value] of Object.entries(Object(body))) {
      if (typeof value === 'string') form.set(name, value);
    }
  }
  for (const [name, list] of Object.entries(files)) {
    for (const file of list) form.append(name, file);
  }
  return form;
}
