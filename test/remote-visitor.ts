/** Someone with a browser's cookie jar, speaking over the network to a server in another process. */
export interface RemoteVisitor {
  /** Where the server is now: it may come back at another address. */
  url: string;
  /** The answer, whatever its status. A `FormData` travels as it is, other bodies as JSON. */
  send(method: string, path: string, body?: unknown, headers?: object): Promise<Response>;
  /** The JSON of an answer that must be a success. */
  ask<T>(method: string, path: string, body?: unknown): Promise<T>;
}

export function remoteVisitor(url: string): RemoteVisitor {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const visitor: RemoteVisitor = {
    url,
    async send(method, path, body, headers) {
      const sent = new Headers({ ...headers, cookie: cookieHeader() });
      const init: RequestInit = { method, headers: sent };
      if (body instanceof FormData) init.body = body;
      else if (body !== undefined) {
        sent.set('content-type', 'application/json');
        init.body = JSON.stringify(body);
      }
      const response = await fetch(`${visitor.url}${path}`, init);
      for (const cookie of response.headers.getSetCookie()) {
        const [name = '', value = ''] = cookie.split(';')[0]!.split('=');
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return response;
    },
    async ask<T>(method: string, path: string, body?: unknown) {
      const response = await visitor.send(method, path, body);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return (await response.json()) as T;
    },
  };
  return visitor;
}
