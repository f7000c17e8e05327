import { takesMessages } from '#shared/contacts.ts';
import type { DocumentEditor } from './use-document-editor.ts';

/*
 * A letter on its way to another program, by an address. Programs cut what is too long for one, without
 * a word: such a letter has no address, and is copied.
 */

/** Long enough for any message that is read on a telephone. */
const longestWhatsApp = 4_000;
/** Windows hands a program no longer address. */
const longestMail = { windows: 2_000, elsewhere: 8_000 };

/** Whom a letter goes to, as far as it is known. */
export interface Recipient {
  email: string | null;
  phone: string | null;
}

/** Opens WhatsApp with the text: with the person, or for the leader to choose whom to send it to. */
export function whatsAppLink(text: string, to?: Recipient): string | null {
  const number = to?.phone && takesMessages(to.phone) ? to.phone.replace(/\D/g, '') : '';
  const link = `https://wa.me/${number}?text=${encoded(text)}`;
  return link.length <= longestWhatsApp ? link : null;
}

/** Opens the mail program with the letter written, to the person where an address is known. */
export function mailLink(
  { subject, body }: { subject: string; body: string },
  to?: Recipient,
): string | null {
  const lines = body.replace(/\r\n|\r|\n/g, '\r\n');
  const link = `mailto:${encoded(to?.email ?? '')}?subject=${encoded(subject.replace(/\s+/g, ' '))}&body=${encoded(lines)}`;
  const most = navigator.userAgent.includes('Windows')
    ? longestMail.windows
    : longestMail.elsewhere;
  return link.length <= most ? link : null;
}

/** The mail of a letter as it is shown: that of an e-mail has its subject. */
export function mailOf({ kind, text, shown }: DocumentEditor, to?: Recipient): string | null {
  const { subject } = Object(shown) as { subject?: unknown };
  const withSubject = kind === 'email' && typeof subject === 'string' ? subject : '';
  return mailLink({ subject: withSubject, body: text }, to);
}

/** Half a character, which an address cannot hold, becomes the sign for one. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
