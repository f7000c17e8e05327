import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { messages } from '#shared/messages.ts';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';

const yearInSeconds = 31_536_000;

/**
 * Serves the built client: hashed assets for a year, the page itself fresh each time, and the same
 * page for every path of the application. Unknown paths of the API and missing assets are JSON 404s.
 */
export async function serveClient(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/',
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes('/assets/');
        void reply.header(
          'cache-control',
          isHashed ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache',
        );
      },
    });
  }
  const page = isBuilt ? readFileSync(join(folder, 'index.html'), 'utf8') : null;
  app.setNotFoundHandler((request, reply) => {
    if (page !== null && isPagePath(request.method, request.url)) {
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    }
    return sendError(new AppError('not_found', messages.unknownRoute), request, reply);
  });
}

function isPagePath(method: string, url: string): boolean {
  const path = url.split('?', 1)[0]!;
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && path !== '/api' && !path.startsWith('/api/') && !path.includes('.');
}
