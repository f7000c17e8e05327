import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** In characters: what is longer is asked for when the page has been seen. */
const longest = 16_384;
const end = '</body>';

/** The addresses that the build has written into a page, of what its screen asks first. */
export function addressesAlong(page: string): string[] {
  const [, list = ''] = /data-along="([^"]*)"/.exec(page) ?? [];
  return list.replaceAll('&amp;', '&').split(' ').filter(Boolean);
}

/**
 * The page at once, and behind it what its screen asks first, as JSON in a block that runs nothing: on a slow
 * line each question is waited for. Who is asked is the API itself, with all that stands before an answer.
 */
export function withAnswers(
  app: FastifyInstance,
  request: FastifyRequest,
  page: { html: string; addresses: readonly string[] },
): Readable {
  const [head = '', tail = ''] = page.html.split(end);
  async function* parts() {
    yield head;
    const found = await Promise.all(page.addresses.map((url) => answerOf(app, request, url)));
    const answers = Object.fromEntries(found.flatMap((each) => each ?? []));
    yield `<script type="application/json" id="answers">${asBlock(answers)}</script>${end}${tail}`;
  }
  return Readable.from(parts());
}

/** null where there is none, or one that the screen had better ask for itself. */
async function answerOf(app: FastifyInstance, request: FastifyRequest, url: string) {
  const { cookie = '', host = '' } = request.headers;
  try {
    const { statusCode, payload } = await app.inject({ url, headers: { cookie, host } });
    if (statusCode !== 200 || payload.length > longest) return null;
    return [[url, JSON.parse(payload)] as [string, unknown]];
  } catch {
    return null;
  }
}

/** Nothing that was typed ends the block: JSON reads both alike. */
function asBlock(answers: object): string {
  return JSON.stringify(answers).replaceAll('<', '\\u003c');
}
