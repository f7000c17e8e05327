import type { SendMailOptions } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** A mail in the words of nodemailer, alike wherever it goes. Nothing in it is read from a file or an address. */
export function toMessage({ to, subject, text, html }: Mail, from: string): SendMailOptions {
  return {
    from,
    to,
    subject,
    text,
    html,
    // Nobody is at the other end: holiday notices need not come back (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
