import type { Db } from '../db/database.ts';
import type { JobHandlers } from '../jobs/queues.ts';
import { isUnknownMailbox } from '../mail/unknown-mailbox.ts';
import type { Mailer } from '../mail/mailer.ts';
import { issueReset } from './password-resets.ts';
import { resetMail } from './reset-mail.ts';

/**
 * Does the jobs of `password-reset-mail`. The token is made here and now: no job holds it, and its 15
 * minutes begin when the mail leaves, however long the mail server was away.
 */
export function sendResetMails(parts: {
  db: Db;
  mailer: Mailer;
  /** Without a trailing slash. */
  publicUrl: string;
  now: () => Date;
}): JobHandlers['password-reset-mail'] {
  const { db, mailer, publicUrl, now } = parts;
  return async ({ userId }) => {
    if (userId === null) return;
    const reset = await issueReset(db, userId, now());
    if (!reset) return;
    const { token, name, email } = reset;
    const mail = resetMail({ name, email, link: `${publicUrl}/reset-password?token=${token}` });
    await mailer.send(mail).catch((error: unknown) => {
      if (!isUnknownMailbox(error)) throw error;
    });
  };
}
