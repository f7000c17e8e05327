import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { newId } from '../ids.ts';
import type { Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

export interface OutboxOptions {
  folder: string;
  /** The sender, as in `Name <address>`. */
  from: string;
  /** Told where each mail was written; the path says nothing of what is in it. */
  onWritten: (path: string) => void;
}

/** Writes each mail as a file of its own, `{folder}/{id}.eml`, in the order of their names. */
export function createOutbox({ folder, from, onWritten }: OutboxOptions): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${newId()}.eml`);
      await writeWhole(path, message as Buffer);
      onWritten(path);
    },
  };
}

/** Whoever watches the folder never sees half a mail, nor loses one that was reported as written. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.unfinished`;
  try {
    await writeFile(unfinished, content, { mode: 0o600, flush: true });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
