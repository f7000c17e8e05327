import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can swallow what passes, as a network does whose other end has died. */
export interface SilentNetwork {
  port: number;
  /** From now on nothing passes of any connection, and none is told. */
  swallow(): void;
  /** What is opened from now on passes; what was swallowed stays so. */
  pass(): void;
  close(): Promise<void>;
}

export async function startSilentNetwork(host: string, port: number): Promise<SilentNetwork> {
  let isSilent = false;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      if (!isSilent) from.pipe(to);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      isSilent = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    pass: () => void (isSilent = false),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
