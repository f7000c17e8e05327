import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import type { Metrics } from './metrics.ts';

/**
 * `/metrics` on the public port: for whoever sends METRICS_TOKEN, where there is no port of their own for
 * them. Without either there is no such thing, as everywhere else.
 */
export function answerMetrics(
  app: FastifyInstance,
  metrics: Metrics | null,
  { port, token }: Config['metrics'],
): void {
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (metrics === null || token === null || port !== null) {
      throw new AppError('not_found', messages.unknownRoute);
    }
    if (!isAllowed(request.headers.authorization, token)) {
      throw new AppError('unauthenticated', messages.unauthenticated);
    }
    return reply
      .headers({ 'content-type': metrics.contentType, 'cache-control': 'no-store' })
      .send(await metrics.text());
  });
}

/** Listens for Prometheus alone, by default on this machine alone. @returns its address, and its end */
export async function listenForMetrics(
  metrics: Metrics,
  { port, host, token }: Config['metrics'],
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = async () => {
      if (request.url !== '/metrics' || request.method !== 'GET')
        return void response.writeHead(404);
      if (token !== null && !isAllowed(request.headers.authorization, token)) {
        return void response.writeHead(401);
      }
      const text = await metrics.text();
      response.writeHead(200, { 'content-type': metrics.contentType }).write(text);
    };
    answer()
      .catch(() => response.writeHead(500))
      .finally(() => response.end());
  });
  server.listen(port ?? 0, host);
  await once(server, 'listening');
  const { port: listening } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${listening}/metrics`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Takes the same time whatever was sent. */
function isAllowed(authorization: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}
