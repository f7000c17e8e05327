import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openEmbeddedDatabase } from '#server/db/embedded.ts';
import { cacheFolder } from './embedded-template.ts';
import { launchServer } from './launch-server.ts';
import { hashMigrations } from './migrations.ts';

/** A running server that does not outlive its test. */
export interface StartedServer {
  url: string;
  output: () => string;
  /** Sends a signal and gives the exit code, null after a kill. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** A folder that is gone after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'leme-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * A data folder with a migrated database in it, as all starts but the first find it: making one takes
 * seconds. It is gone after the test.
 */
export async function usedDataDir(): Promise<string> {
  const template = `${cacheFolder}/data-${hashMigrations()}`;
  if (!existsSync(template)) {
    const unfinished = `${template}.${process.pid}`;
    const { close } = await openEmbeddedDatabase(unfinished);
    await close();
    try {
      renameSync(unfinished, template);
    } catch (error) {
      // Another worker was quicker.
      if (!existsSync(template)) throw error;
      rmSync(unfinished, { recursive: true });
    }
  }
  const folder = temporaryFolder();
  cpSync(template, folder, { recursive: true });
  return folder;
}

/** Starts the program and waits until it serves. */
export async function startServer(environment: Record<string, string>): Promise<StartedServer> {
  const server = await launchServer(environment);
  onTestFinished(() => server.signal('SIGKILL'));
  const end = (signal: NodeJS.Signals) => {
    server.signal(signal);
    return server.ended;
  };
  return { url: await server.ready, output: server.output, end };
}

/** Starts the program where it must give up, and gives what it said. */
export async function failToStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const server = await launchServer(environment);
  onTestFinished(() => server.signal('SIGKILL'));
  return { code: await server.ended, output: server.output() };
}
