import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { AppError } from './app-error.ts';

const sentence =
  'O servidor está sem espaço em disco, e nada foi gravado. Avise quem cuida da instalação.';

/** In seconds: room is not made by waiting, but people make it. */
const retryAfter = 60;

export function diskFull(cause?: unknown): AppError {
  return new AppError('unavailable', sentence, { retryAfter, cause });
}

/** Changes need this much room left; four times what the embedded database asks for at once. */
const leastRoomBytes = 64 * 1024 * 1024;

/**
 * Refuses what would change something while the disk of the embedded database is nearly full: a log that
 * cannot grow ends the process. Reading goes on.
 */
export function refuseChangesOnFullDisk(app: FastifyInstance, folder: string): void {
  app.addHook('onRequest', async ({ method, url, headers }) => {
    if (method === 'GET' || method === 'HEAD' || !url.startsWith('/api/')) return;
    const room = await roomIn(folder);
    // An upload lies there twice before it is kept.
    const needed = leastRoomBytes + 2 * Number(headers['content-length'] ?? 0);
    if (room < needed) throw diskFull();
  });
}

/** In bytes; where that cannot be told, what is written will tell. */
async function roomIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }));
  return bavail * bsize;
}
