import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Where the files of multipart bodies lie until their request has been answered. */
export interface UploadFolder {
  /** Makes a fresh folder for one request. */
  open(): Promise<string>;
  /** Makes ready, and removes what a killed process left: nothing of one that runs. */
  prepare(): Promise<void>;
  /** Removes everything of this process. */
  close(): Promise<void>;
}

const dayInMs = 86_400_000;

/** In `parent` each process has a folder of its own, because several may share it. */
export function createUploadFolder(parent: string): UploadFolder {
  const own = join(parent, `${hostname()}-${process.pid}`);
  const make = () => mkdir(own, { recursive: true, mode: 0o700 });
  const remove = (folder: string) => rm(folder, { recursive: true, force: true });
  return {
    async open() {
      await make();
      return mkdtemp(join(own, 'request-'));
    },
    async prepare() {
      for (const name of await namesIn(parent)) {
        const folder = join(parent, name);
        if (await isLeft(folder, name)) await remove(folder);
      }
      await make();
    },
    async close() {
      await remove(own);
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // Before the first start it is not there.
    if ((error as { code?: string }).code === 'ENOENT') return [];
    throw error;
  }
}

/** On this machine the process is asked for; another's folder tells by its age. */
async function isLeft(folder: string, name: string): Promise<boolean> {
  const [, host, pid] = /^(.*)-(\d+)$/.exec(name) ?? [];
  if (host === hostname()) return Number(pid) === process.pid || !isRunning(Number(pid));
  const { mtimeMs } = await stat(folder);
  return Date.now() - mtimeMs > dayInMs;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process may not be asked, but it is there.
    return (error as { code?: string }).code === 'EPERM';
  }
}
