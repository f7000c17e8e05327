import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Once we close, a client that has not sent or read a byte for so long is not waited for. */
const patienceMs = 3_000;

interface Exchange {
  request: IncomingMessage;
  bytesMoved: number;
}

/**
 * Lets the server close as soon as the requests under way are answered. Node closes the connections
 * that are idle after a request, but waits a minute for those that browsers open ahead and never use,
 * and for ever for a request that never comes whole or an answer that nobody reads.
 */
export function closeGracefully(app: FastifyInstance): void {
  const idle = new Set<Socket>();
  const busy = new Map<Socket, Exchange>();
  let isClosing = false;

  app.server.on('connection', (socket: Socket) => {
    idle.add(socket);
    socket.once('close', () => {
      idle.delete(socket);
      busy.delete(socket);
    });
  });
  app.server.on('request', (request, response) => {
    const { socket } = request;
    idle.delete(socket);
    busy.set(socket, { request, bytesMoved: 0 });
    response.once('close', () => {
      // The answer to an earlier one, where a client sends requests ahead.
      if (busy.get(socket)?.request !== request) return;
      busy.delete(socket);
      if (isClosing) socket.destroySoon();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of idle) socket.destroy();
    const watch = setInterval(() => {
      for (const [socket, exchange] of busy) destroyIfStuck(socket, exchange);
    }, patienceMs);
    app.server.once('close', () => clearInterval(watch));
  });
}

/** Waiting for us is no fault of the client's: a document may take minutes. */
function destroyIfStuck(socket: Socket, exchange: Exchange): void {
  const waitsForClient = !exchange.request.complete || socket.writableLength > 0;
  const bytesMoved = socket.bytesRead + socket.bytesWritten - socket.writableLength;
  if (waitsForClient && bytesMoved === exchange.bytesMoved) socket.destroy();
  exchange.bytesMoved = bytesMoved;
}
