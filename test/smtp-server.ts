import type { AddressInfo } from 'node:net';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine whose moods a test decides. */
export interface TestSmtpServer {
  url: string;
  /** What it took, in the order it came. */
  mails: ParsedMail[];
  /** Turns every mail away, as a server does that has a fault. */
  refuses: boolean;
  /** Hears of each mail that was turned away so, before another can come. */
  onRefusal: () => void;
  /** Recipients that it has no mailbox for. */
  unknown: Set<string>;
  /** Recipients whose mail it leaves hanging until it is closed. */
  hangsFor: Set<string>;
  /** Conversations that have come as far as a recipient. */
  tries: number;
  close(): Promise<void>;
}

export async function startSmtpServer(): Promise<TestSmtpServer> {
  const hanging: (() => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      state.tries += 1;
      if (state.refuses) {
        const refusal = new Error(`No mail for ${address} today`);
        callback(Object.assign(refusal, { responseCode: 451 }));
        state.onRefusal();
      } else if (state.unknown.has(address)) {
        callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      } else if (state.hangsFor.has(address)) {
        hanging.push(() => callback(new Error('Closing')));
      } else {
        callback();
      }
    },
    onData(stream, _session, callback) {
      const take = async () => void state.mails.push(await simpleParser(stream));
      take().then(() => callback(), callback);
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const state: TestSmtpServer = {
    url: `smtp://127.0.0.1:${port}`,
    mails: [],
    refuses: false,
    onRefusal: () => undefined,
    unknown: new Set(),
    hangsFor: new Set(),
    tries: 0,
    async close() {
      for (const release of hanging) release();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
  return state;
}
