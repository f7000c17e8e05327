import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

/** Milliseconds. A server that hangs must give its place to the next mail within a minute. */
const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * Hands mails to a mail server, each over a connection of its own. Nothing is asked of the server before
 * the first mail: one that is away does not stop the start.
 *
 * @param url `smtp://user:password@host:port`, or `smtps://` for TLS from the first byte
 * @param from the sender, as in `Name <address>`
 */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...patience });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, from));
    },
  };
}
