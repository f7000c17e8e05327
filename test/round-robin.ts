import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before several processes: each request goes to the next of them. */
export interface RoundRobin {
  url: string;
  close(): Promise<void>;
}

/** The answer of a request whose process is gone says so with this status. */
export const lostStatus = 502;
/** Each answer bears the number of the process that it is from, or was lost with. */
export const servedBy = 'x-served-by';

/**
 * Passes each request on to the next process, and to the one after it where nobody listens. What was
 * under way in a process that dies is lost: that may have been done, and is not repeated.
 */
export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const first = turn++;
    const order = targets.map((_target, index) => (first + index) % targets.length);
    passOn({ incoming, outgoing, targets, order });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Passage {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  targets: readonly string[];
  /** The processes that are still to be tried. */
  order: readonly number[];
}

function passOn({ incoming, outgoing, targets, order }: Passage): void {
  const [index, ...rest] = order;
  if (index === undefined) return void outgoing.writeHead(503).end();
  const forwarded = incoming.socket.remoteAddress ?? '';
  const passed = request(`${targets[index]}${incoming.url}`, {
    method: incoming.method,
    // A connection for each: one that is kept could be closed under the next request.
    agent: false,
    headers: { ...incoming.headers, 'x-forwarded-for': forwarded, connection: 'close' },
  });
  let isConnected = false;
  passed.once('socket', (socket) =>
    socket.once('connect', () => {
      isConnected = true;
      incoming.pipe(passed);
    }),
  );
  passed.once('response', (answer) => {
    outgoing.writeHead(answer.statusCode!, { ...answer.headers, [servedBy]: String(index) });
    answer.once('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  passed.once('error', () => {
    if (!isConnected) return passOn({ incoming, outgoing, targets, order: rest });
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(lostStatus, { [servedBy]: String(index) }).end();
  });
  outgoing.once('close', () => passed.destroy());
}
