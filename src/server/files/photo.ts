import { writeFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { Upload } from '#shared/endpoint.ts';
import { limits } from '#shared/limits.ts';
import { AppError } from '../http/app-error.ts';
import { withExtension } from '../http/file-name.ts';
import { messages } from '../messages.ts';
import { detectType } from './content-type.ts';
import type { NewFile } from './new-file.ts';

export const photoContentType = 'image/webp';

const accepted = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);
const decoders = ['Jpeg', 'Png', 'Nsgif', 'Webp'].map((name) => `VipsForeignLoad${name}File`);
const patienceSeconds = 20;

/**
 * Makes of an uploaded picture what is kept: upright, at most 512 px a side, WebP, and nothing else of
 * what the camera wrote, such as the place.
 *
 * @throws AppError `unsupported_type` for what is no picture, or none that can be read whole
 */
export async function makePhoto(upload: Upload): Promise<NewFile> {
  const type = await detectType(upload.path);
  if (type === null || !accepted.has(type)) throw notAPhoto();
  const open = await loadSharp();
  const picture = await oneAtATime(() => encode(open(upload.path))).catch((cause: unknown) => {
    throw notAPhoto(cause);
  });
  const path = `${upload.path}.webp`;
  await writeFile(path, picture);
  return {
    path,
    fileName: withExtension(upload.fileName, ['webp']),
    contentType: photoContentType,
    purpose: 'photo',
  };
}

function encode(image: Sharp): Promise<Buffer> {
  const { photoSide } = limits;
  return image
    .timeout({ seconds: patienceSeconds })
    .autoOrient()
    .resize(photoSide, photoSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}

let loaded: Promise<(path: string) => Sharp> | undefined;

/** Loaded when the first photo comes: it is large. Once, because what is set up is set for all threads. */
function loadSharp(): Promise<(path: string) => Sharp> {
  return (loaded ??= setUpSharp());
}

async function setUpSharp(): Promise<(path: string) => Sharp> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  // Beside the look at the content: no other decoder can be reached, whatever a file says it is.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: decoders });
  return (path) => sharp(path, { limitInputPixels: limits.photoPixels, failOn: 'error' });
}

let last: Promise<unknown> = Promise.resolve();

/** A picture is decoded whole: several large ones at once would take the memory of everything else. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

function notAPhoto(cause?: unknown): AppError {
  return new AppError('unsupported_type', messages.photoType, {
    issues: [{ path: 'photo', message: messages.photoType }],
    cause,
  });
}
