import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorStatus } from '#shared/errors.ts';
import { linkPageEndpoints } from '#shared/links.ts';
import { hashToken } from '../accounts/tokens.ts';
import type { AppParts } from '../app-parts.ts';
import { countedAddress } from '../http/counted-address.ts';
import { toAppError } from '../http/error-handler.ts';
import { quarterHour } from '../http/rate-limit.ts';
import { alreadySent, route } from '../http/route.ts';
import { roundPages } from '../rounds/link-pages.ts';
import { sharePages } from '../shares/link-pages.ts';
import { findLink, type LinkKind } from './find-link.ts';
import type { LinkPages, Opening } from './link-pages.ts';
import { deadPage, troublePage, type Typed } from './page-frame.ts';
import { pagePolicy } from './page-style.ts';

/** More than an office behind one address opens, and far less than a guess needs. */
const looksOfAddress = { max: 300, windowSeconds: quarterHour };
const looksOfToken = { max: 120, windowSeconds: quarterHour };

/** A form of ours has fewer; further ones are not even read. */
const mostFields = 1_000;
const readForm = (text: string) => new URLSearchParams(text.split('&', mostFields).join('&'));

/** Nobody keeps it, lists it or is told where the reader came from. */
const headers = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'content-security-policy': pagePolicy,
};

const pagesOf: Record<LinkKind, LinkPages> = { share: sharePages, round: roundPages };

/**
 * The pages behind secret addresses. Looking changes nothing, so that programs which make previews do no harm;
 * whatever opens nothing is answered alike.
 */
export function linkPageRoutes(app: FastifyInstance, { db, now, rateLimiter }: AppParts): void {
  const count = async (address: string, token: string) => {
    await rateLimiter.consume(`share-page:${countedAddress(address)}`, looksOfAddress);
    await rateLimiter.consume(`share-token:${hashToken(token)}`, looksOfToken);
  };

  // Nothing beside it is a screen of the application.
  void app.register(
    async (others) => others.setNotFoundHandler((_request, reply) => sendDead(reply, null)),
    { prefix: '/c' },
  );
  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, readForm(text as string)),
    );
    pages.setErrorHandler((thrown, request, reply) => {
      const error = toAppError(thrown);
      const status = errorStatus[error.code];
      if (status >= 500) request.log.error({ err: error.cause ?? error }, 'request failed');
      if (error.retryAfter !== undefined) void reply.header('retry-after', error.retryAfter);
      send(reply.status(status), troublePage(error.message, formOf(request.body)));
    });

    route(pages, linkPageEndpoints.page, async ({ params: { token } }, request, reply) => {
      await count(request.ip, token);
      const opening = { db, token, now: now() };
      const kind = await findLink(opening);
      const page = kind && (await pagesOf[kind].door(opening));
      if (page) send(reply, page);
      else sendDead(reply, null);
      return alreadySent;
    });

    route(pages, linkPageEndpoints.act, async ({ params: { token } }, request, reply) => {
      await count(request.ip, token);
      const form = formOf(request.body);
      const opening = { db, token, now: now() };
      const kind = await findLink(opening);
      const page = kind && (await pageAfter(pagesOf[kind], opening, form));
      if (page) send(reply, page);
      else sendDead(reply, form);
      return alreadySent;
    });
  });
}

const formOf = (body: unknown) => (body instanceof URLSearchParams ? body : null);

function pageAfter(pages: LinkPages, opening: Opening, form: Typed): Promise<string | null> {
  return form?.get('do') === 'answer' ? pages.answer(opening, form) : pages.open(opening);
}

function send(reply: FastifyReply, html: string): void {
  void reply.headers(headers).type('text/html; charset=utf-8').send(html);
}

function sendDead(reply: FastifyReply, typed: Typed): void {
  send(reply.status(404), deadPage(typed));
}
