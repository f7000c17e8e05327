import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of 127.0.0.1 that nobody has. It lies below those that the system gives to whoever asks for
 * any: nobody is given it while its server is away.
 * @returns {Promise<number>}
 */
export function freePort() {
  const port = randomInt(20_000, 32_000);
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE') resolve(freePort());
      else reject(error);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(port)));
  });
}
