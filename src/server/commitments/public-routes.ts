import type { FastifyInstance, FastifyReply } from 'fastify';
import { commitmentSettingsEndpoints } from '#shared/commitment-settings.ts';
import type { AppParts } from '../app-parts.ts';
import { AppError } from '../http/app-error.ts';
import { countedAddress } from '../http/counted-address.ts';
import { quarterHour } from '../http/rate-limit.ts';
import { alreadySent, route } from '../http/route.ts';
import { letterHtml, letterNote, letterParagraph } from '../mail/letter.ts';
import { messages } from '../messages.ts';
import { feedText } from './feed.ts';
import { digestOfToken, leaveDigest } from './settings.ts';

/*
 * What is reached by a secret address, without a session: the calendar, and the way out of the digest. A mail
 * program looks at addresses by itself, so looking changes nothing.
 */

/** A search engine that was given the address keeps nothing of it. */
const notListed = { 'x-robots-tag': 'noindex' };

const looksOfAddress = { max: 300, windowSeconds: quarterHour };

export function publicCommitmentRoutes(app: FastifyInstance, parts: AppParts): void {
  const { db, now, config, rateLimiter } = parts;
  const count = (address: string) =>
    rateLimiter.consume(`commitment-link:${countedAddress(address)}`, looksOfAddress);

  route(app, commitmentSettingsEndpoints.feed, async ({ params }, request, reply) => {
    await count(request.ip);
    const token = params.token.replace(/\.ics$/, '');
    const text = await feedText(db, token, { now: now(), publicUrl: config.publicUrl });
    if (text === null) throw new AppError('not_found', messages.feedClosed);
    void reply
      .headers({
        ...notListed,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="combinados.ics"',
      })
      .send(text);
    return alreadySent;
  });

  route(app, commitmentSettingsEndpoints.digestPage, async ({ params }, request, reply) => {
    await count(request.ip);
    const isKnown = (await digestOfToken(db, params.token)) !== null;
    sendPage(reply, isKnown ? question : gone);
    return alreadySent;
  });

  // A form of HTML and the mail programs' one click send what no other call takes, and nothing of it is read.
  void app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer' },
      (_request, _bytes, done) => done(null, undefined),
    );
    route(forms, commitmentSettingsEndpoints.leaveDigest, async ({ params }, request, reply) => {
      await count(request.ip);
      sendPage(reply, (await leaveDigest(db, params.token)) ? left : gone);
      return alreadySent;
    });
  });
}

const question = [
  letterParagraph('Você quer parar de receber o resumo de segunda-feira?'),
  '<form method="post"><button style="padding:12px 24px;border:0;border-radius:6px;background:#0b5563;color:#ffffff;font:inherit;font-weight:600;cursor:pointer">Não receber mais</button></form>',
].join('\n');

const left = [
  letterParagraph(messages.digestOff),
  letterNote('Para receber de novo, ligue o resumo em Configurações.'),
].join('\n');

const gone = letterParagraph('Este link não vale mais. Desligue o resumo em Configurações.');

function sendPage(reply: FastifyReply, body: string): void {
  const heading = 'Resumo de segunda-feira';
  void reply
    .headers(notListed)
    .type('text/html; charset=utf-8')
    .send(letterHtml({ title: heading, heading, body }));
}
