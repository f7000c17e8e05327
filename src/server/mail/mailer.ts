export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The same for every try to send it: a mailbox that has it already shows it once. */
  id?: string;
  /** The address that ends mails of this sort, at a POST (RFC 8058). */
  leave?: string;
}

/** What takes mail away: a mail server, or a folder. */
export interface Mailer {
  /** Rejects where the mail could not be handed over; trying again is for the caller. */
  send(mail: Mail): Promise<void>;
}
