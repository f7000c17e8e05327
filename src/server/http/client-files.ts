import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { messages } from '#shared/messages.ts';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';

const yearInSeconds = 31_536_000;

/**
 * Serves the built client: hashed assets for a year, its pages fresh each time. A public screen has a
 * page of its own, every other path of the application the same one. Unknown paths of the API and
 * missing assets are JSON 404s.
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
      globIgnore: ['**/*.br', '**/*.gz', '*.html', 'client-manifest.json'],
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
  const pages = isBuilt ? readPages(folder) : new Map<string, string>();
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const page = pages.get(path) ?? pages.get('/index');
    if (page !== undefined && isPagePath(request.method, path)) {
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    }
    return sendError(new AppError('not_found', messages.unknownRoute), request, reply);
  });
}

/** Path → page, for each page of the folder. */
function readPages(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  return new Map(
    names.map((name) => [`/${parse(name).name}`, readFileSync(join(folder, name), 'utf8')]),
  );
}

function isPagePath(method: string, path: string): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && path !== '/api' && !path.startsWith('/api/') && !path.includes('.');
}
