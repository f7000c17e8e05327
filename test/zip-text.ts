import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The names and the contents of everything in a zip, one after the other. */
export async function textOfZip(bytes: Buffer): Promise<string> {
  const pieces: string[] = [];
  const zip = await fromBufferPromise(bytes);
  for await (const entry of zip.eachEntry()) {
    pieces.push(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  }
  return pieces.join('\n');
}
