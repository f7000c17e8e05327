import type { files } from '../db/schema.ts';

/** A file that is to be kept: its bytes still lie where the request left them. */
export interface NewFile {
  path: string;
  fileName: string;
  contentType: string;
  purpose: (typeof files.$inferSelect)['purpose'];
}

/** A file whose bytes are in the store; its row makes it someone's. */
export interface KeptFile extends Omit<NewFile, 'path'> {
  id: string;
  bytes: number;
  /** Of the stored bytes, in hex. */
  sha256: string;
}
