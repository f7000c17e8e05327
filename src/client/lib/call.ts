import type { Endpoint, EndpointInput, EndpointResponse, Multipart } from '#shared/endpoint.ts';
import { request, withQuery, type QueryValues, type RequestOptions } from './transport.ts';

interface AnyInput {
  params?: Record<string, string>;
  query?: QueryValues;
  body?: unknown;
}

export interface CallOptions extends RequestOptions {
  /** Files beside the JSON of a multipart endpoint: 'photo', 'files', … */
  files?: Record<string, readonly File[]>;
}

/** Calls an endpoint declared in `shared/` (or `documents/endpoints.ts`): input and answer are typed by it. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointResponse<E>> {
  const { params = {}, query, body } = input as AnyInput;
  const { files, ...rest } = options;
  const url = withQuery(pathOf(endpoint.path, params), query);
  const payload = endpoint.multipart ? multipart(endpoint.multipart, body, files) : body;
  const response = await request(endpoint.method, url, payload, rest);
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

function multipart(shape: Multipart, body: unknown, files: CallOptions['files'] = {}): FormData {
  const form = new FormData();
  if (shape.body === 'data') form.set('data', JSON.stringify(body));
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
