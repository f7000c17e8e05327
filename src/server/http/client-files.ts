import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#shared/messages.ts';
import { addressesAlong, withAnswers } from './answers-along.ts';
import { AppError } from './app-error.ts';
import { sendError } from './error-handler.ts';
import type { Caller } from './route.ts';

const yearInSeconds = 31_536_000;
/** The page of every path that has none of its own. */
const fallback = '/index';
/** Set by the client, which alone knows of it otherwise. */
const themeCookie = 'leme_theme';

/**
 * Serves the built client: hashed assets for a year, its pages fresh each time. A public screen has a
 * page of its own, every other path of the application the same one; whoever is signed in gets what a guarded
 * screen shows along with it. Unknown paths of the API and missing assets are JSON 404s.
 */
export async function serveClient(
  app: FastifyInstance,
  folder: string,
  findCaller: (request: FastifyRequest) => Promise<Caller | null>,
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
  const addressesOf = new Map([...pages.values()].map((page) => [page, addressesAlong(page)]));
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0]!;
    const page = pages.get(path) ?? pages.get(fallback);
    if (page !== undefined && isPagePath(request.method, path)) {
      const addresses = addressesOf.get(page) ?? [];
      // Where it cannot be found out who asks, the page stands all the same.
      const isCallersOwn = path === '/login' || addresses.length > 0;
      const caller = isCallersOwn ? await findCaller(request).catch(() => null) : null;
      const personal = { 'cache-control': 'no-store', vary: 'cookie' };
      // Who is signed in goes on.
      if (caller && path === '/login') return reply.headers(personal).redirect('/');
      const theme = request.cookies[themeCookie];
      const html = isTheme(theme) ? inTheme(page, theme) : page;
      void reply.type('text/html; charset=utf-8');
      if (caller && request.method === 'GET') {
        const own = addressesOfCaller(addresses, caller);
        return reply.headers(personal).send(withAnswers(app, request, { html, addresses: own }));
      }
      return reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' }).send(html);
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

/** Before a company is registered nothing can be asked about it. */
function addressesOfCaller(addresses: readonly string[], { companyId }: Caller): string[] {
  return companyId === null
    ? addresses.filter((address) => !address.includes('*'))
    : addresses.map((address) => address.replace('*', companyId));
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
