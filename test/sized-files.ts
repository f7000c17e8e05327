import { crc32 } from 'node:zlib';
import { onePixel } from './full-company.ts';

/** A picture whose file is that large: what is not looked at fills it up. */
export function pngOf(bytes: number): Uint8Array<ArrayBuffer> {
  const end = onePixel.length - 12;
  const chunk = Buffer.alloc(bytes - onePixel.length);
  chunk.writeUInt32BE(chunk.length - 12, 0);
  chunk.write('leMe', 4, 'latin1');
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return new Uint8Array(Buffer.concat([onePixel.subarray(0, end), chunk, onePixel.subarray(end)]));
}

/** So many small files of an employee. */
export function filesNamed(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    field: 'files',
    fileName: `arquivo-${index}.txt`,
    bytes: new TextEncoder().encode(`arquivo ${index}`),
  }));
}
