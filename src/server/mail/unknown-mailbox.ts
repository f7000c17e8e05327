/** The mail server knows no such mailbox: asking again would only hold up others. */
export function isUnknownMailbox(error: unknown): boolean {
  const { command, responseCode = 0 } = Object(error) as {
    command?: string;
    responseCode?: number;
  };
  return command === 'RCPT TO' && responseCode >= 550 && responseCode < 560;
}
