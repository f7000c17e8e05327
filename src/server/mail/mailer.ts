export interface Mail {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

/** What takes mail away: a mail server, or a folder. */
export interface Mailer {
  /** Rejects where the mail could not be handed over; trying again is for the caller. */
  send(mail: Mail): Promise<void>;
}
