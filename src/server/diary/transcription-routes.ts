import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { diaryEndpoints, diaryFigures } from '#shared/diary.ts';
import type { AppParts } from '../app-parts.ts';
import { requireOwnCompany } from '../companies/owned-company.ts';
import { detectType } from '../files/content-type.ts';
import { AppError, refusedInput } from '../http/app-error.ts';
import { route } from '../http/route.ts';
import { messages } from '../messages.ts';

/** What its screen says where there is no text. */
export const refusals = {
  noModel: 'Esta instalação do Leme não transcreve gravações.',
  tooLarge: 'A gravação passa do tamanho permitido: 10 MB.',
  type: 'O formato da gravação não é aceito.',
  failed:
    'Não foi possível transcrever agora. A gravação não foi guardada; tente de novo em instantes.',
} as const;

/** More is said into a diary by nobody. */
const recordingsOfUser = { max: 60, windowSeconds: 3_600 };

/** What browsers record, by what is in it: the sound of a film is one. */
const isSound = (type: string | null) =>
  type !== null && /^audio\/|^video\/(?:webm|mp4)$/.test(type);

/** What is said becomes text; the sound goes with the request. */
export function transcriptionRoutes(app: FastifyInstance, parts: AppParts): void {
  const { transcriber, rateLimiter } = parts;

  route(app, diaryEndpoints.voice, async () => ({ canTranscribe: transcriber !== null }));

  route(app, diaryEndpoints.transcribe, async ({ caller, uploads }, request) => {
    requireOwnCompany(caller, messages.companyFirst);
    if (transcriber === null) throw new AppError('not_found', refusals.noModel);
    await rateLimiter.consume(`transcribe:${caller.userId}`, recordingsOfUser);
    const [upload] = uploads;
    if (!upload) throw refusedInput([{ path: 'audio', message: 'Campo obrigatório' }]);
    if (upload.bytes > diaryFigures.recordingBytes) {
      throw new AppError('too_large', refusals.tooLarge);
    }
    if (!isSound(await detectType(upload.path))) {
      throw new AppError('unsupported_type', refusals.type);
    }
    const audio = await readFile(upload.path);
    const text = await transcriber.transcribe(audio, request.signal).catch((cause: unknown) => {
      throw new AppError('unavailable', refusals.failed, { cause });
    });
    return { text };
  });
}
