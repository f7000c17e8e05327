import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '../messages.ts';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';

const yearInSeconds = 31_536_000;
/** The page of every path that has none of its own. */
const fallback = '/index';
/** Set by the client, which alone knows of it otherwise. */
const themeCookie = 'leme_theme';

/**
 * Serves the built client: hashed assets for a year, its pages fresh each time. A public screen has a
 * page of its own, every other path of the application the same one. Unknown paths of the API and
 * missing assets are JSON 404s.
 */
export async function serveClient(
  app: FastifyInstance,
  folder: string,
  isSignedIn: (request: FastifyRequest) => Promise<boolean>,
): Promise<void> {
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
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const page = pages.get(path) ?? pages.get(fallback);
    if (page !== undefined && isPagePath(request.method, path)) {
      // Who is signed in goes on; where that cannot be found out the login stands all the same.
      if (path === '/login' && (await isSignedIn(request).catch(() => false))) {
        return reply.headers({ 'cache-control': 'no-store', vary: 'cookie' }).redirect('/');
      }
      const theme = request.cookies[themeCookie];
      return reply
        .headers({ 'cache-control': 'no-cache', vary: 'cookie' })
        .type('text/html; charset=utf-8')
        .send(isTheme(theme) ? inTheme(page, theme) : page);
    }
    return sendError(new AppError('not_found', messages.unknownRoute), request, reply);
  });
}

/** Path → page, for each page of the folder. The first screen has two addresses. */
function readPages(folder: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.html'));
  const pages = new Map(
    names.map((name) => [`/${parse(name).name}`, readFileSync(join(folder, name), 'utf8')]),
  );
  const first = pages.get('/dashboard');
  return first === undefined ? pages : pages.set('/', first);
}

function isTheme(value: string | undefined): value is 'light' | 'dark' {
  return value === 'light' || value === 'dark';
}

/** The theme that was chosen in this browser, from the first paint on. */
function inTheme(page: string, theme: 'light' | 'dark'): string {
  return page.replace('<html ', `<html data-theme="${theme}" `);
}

function isPagePath(method: string, path: string): boolean {
  const isReading = method === 'GET' || method === 'HEAD';
  return isReading && path !== '/api' && !path.startsWith('/api/') && !path.includes('.');
}
