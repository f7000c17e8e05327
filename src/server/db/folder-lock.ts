import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Two processes on one embedded database corrupt it without a word, so the second must not start. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `A pasta de dados ${folder} já está em uso por outro processo do Leme. Encerre o outro ou escolha outra pasta com DATA_DIR.`,
    );
    this.name = 'FolderInUseError';
  }
}

interface FolderLock {
  release(): Promise<void>;
}

/**
 * Holds a folder for this process alone.
 *
 * @throws FolderInUseError
 */
export function lockFolder(folder: string): Promise<FolderLock> {
  const path = realpathSync(folder);
  return process.platform === 'linux' ? lockBySocket(path) : lockByFile(path);
}

/** An abstract socket needs no file and is gone at once when the process dies, however it dies. */
function lockBySocket(path: string): Promise<FolderLock> {
  const name = `\0leme-${createHash('sha256').update(path).digest('hex').slice(0, 32)}`;
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new FolderInUseError(path) : error),
    );
    server.listen(name, () => {
      server.unref();
      resolve({ release: () => new Promise((done) => server.close(() => done())) });
    });
  });
}

async function lockByFile(path: string): Promise<FolderLock> {
  const file = join(path, 'leme.lock');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    if (isAlive(Number(readFileSync(file, 'utf8')))) throw new FolderInUseError(path);
    // Its holder died without cleaning up.
    rmSync(file);
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  }
  return { release: async () => rmSync(file, { force: true }) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
