import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail in the words of nodemailer, alike wherever it goes. Nothing in it is read from a file or an address. */
export function toMessage(
  { to, subject, text, html, id, leave }: Mail,
  from: string,
): SendMailOptions {
  return {
    from,
    to,
    subject,
    text,
    html,
    // Nobody is at the other end: holiday notices need not come back (RFC 3834).
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(leave !== undefined && {
        'List-Unsubscribe': `<${leave}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    ...(id !== undefined && { messageId: `<${id}@leme>` }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
