import { Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A zip that is written while it is read: as much is held as its reader leaves waiting. */
export interface ZipWriter {
  /** The bytes of the zip. Destroying it ends the writing. */
  output: Readable;
  /**
   * Adds one entry and waits until its content has been read.
   *
   * @param content text or bytes in pieces; read no further when the reader of the zip goes away
   * @throws where the content fails, or nobody reads the zip any more
   */
  add(
    name: string,
    content: AsyncIterable<string | Uint8Array>,
    options?: { compress: boolean },
  ): Promise<void>;
  /** Ends the zip: without its end no program opens it. */
  end(): void;
}

export function createZip(mtime: Date): ZipWriter {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  return {
    output,
    async add(name, content, { compress } = { compress: true }) {
      const source = content instanceof Readable ? content : Readable.from(content);
      const stop = () => void source.destroy();
      if (output.destroyed) stop();
      output.once('close', stop);
      zip.addReadStream(source, name, { mtime, compress });
      try {
        await finished(source);
      } finally {
        output.off('close', stop);
      }
    },
    end: () => zip.end(),
  };
}
