import type { diaryEndpoints } from '#shared/diary.ts';
import { call } from '../lib/call.ts';

/** Whether the server can write down what is said. */
export const canTranscribe = {
  queryKey: ['diary-voice'] as const,
  queryFn: () => call<typeof diaryEndpoints.voice>('GET /api/diary/voice', {}),
};

/** A model of one's own may take 300 s; milliseconds. */
const patience = 330_000;

export function transcribe(sound: Blob) {
  const audio = new File([sound], 'voz', { type: sound.type });
  return call<typeof diaryEndpoints.transcribe>(
    'POST /api/diary/transcriptions',
    { body: {} },
    { multipart: 'fields', files: { audio: [audio] }, patience },
  );
}
