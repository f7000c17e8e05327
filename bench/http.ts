import { Agent, request as send } from 'node:http';

export interface Sent {
  method: string;
  path: string;
  cookie?: string;
  /** JSON, or a form with files. */
  body?: object | FormData;
  headers?: Record<string, string>;
}

export interface Answered {
  status: number;
  milliseconds: number;
  body: Buffer;
}

/** Connections that are kept open, as a browser or a proxy keeps them. */
export function createClient(connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /** The answer when its last byte has come; rejects where the connection breaks. */
    async send(address: string, { method, path, cookie, body, headers }: Sent): Promise<Answered> {
      const encoded = await encode(body);
      const began = performance.now();
      return new Promise((resolve, reject) => {
        const request = send(
          address + path,
          { agent, method, headers: { ...headers, ...encoded.headers, ...(cookie && { cookie }) } },
          (response) => {
            const pieces: Buffer[] = [];
            response.on('data', (piece: Buffer) => pieces.push(piece));
            response.on('error', reject);
            response.on('end', () => {
              const milliseconds = performance.now() - began;
              resolve({ status: response.statusCode!, milliseconds, body: Buffer.concat(pieces) });
            });
          },
        );
        request.on('error', reject);
        request.end(encoded.bytes);
      });
    },
    close: () => agent.destroy(),
  };
}
export type Client = ReturnType<typeof createClient>;

/** A body as it travels. */
export async function encode(body: Sent['body']) {
  if (body === undefined) return { headers: {}, bytes: undefined };
  if (!(body instanceof FormData)) {
    return { headers: { 'content-type': 'application/json' }, bytes: JSON.stringify(body) };
  }
  const form = new Response(body);
  const bytes = Buffer.from(await form.arrayBuffer());
  return { headers: { 'content-type': form.headers.get('content-type')! }, bytes };
}
