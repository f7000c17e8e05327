import type { Config } from '../config.ts';
import { abortReason, cutoff } from './cutoff.ts';
import { patientFetch } from './patient-fetch.ts';
import { providerFailure } from './provider-failure.ts';
import { isOwnNetwork, transcriptionMs } from './time-limits.ts';
import { withExtras } from './wire.ts';

/** Writes down what somebody said. Nothing of the sound is kept. */
export interface Transcriber {
  /** @throws ModelError where the provider fails or cannot be reached */
  transcribe(audio: Uint8Array, signal: AbortSignal): Promise<string>;
}

const home = 'https://api.openai.com/v1';

/** The model that the settings name; null where there is none. The SDK loads with the first recording. */
export function configuredTranscriber({
  transcription,
}: Pick<Config, 'transcription'>): Transcriber | null {
  if (transcription === null) return null;
  const { model, apiKey, baseUrl, extras } = transcription;
  const limitMs = transcriptionMs(baseUrl);
  return {
    async transcribe(audio, signal) {
      const [{ experimental_transcribe: transcribe }, { createOpenAI }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai'),
      ]);
      // Handed over also where there is none: the SDK would read others from the environment.
      const provider = createOpenAI({
        apiKey: apiKey ?? '',
        baseURL: baseUrl ?? home,
        fetch: withExtras(patientFetch, extras),
      });
      const call = cutoff(signal);
      call.after(limitMs, `No text of the recording within ${limitMs} ms`);
      try {
        const { text } = await transcribe({
          model: provider.transcription(model),
          audio,
          maxRetries: 1,
          abortSignal: call.signal,
          providerOptions: { openai: { language: 'pt' } },
        });
        return text.trim();
      } catch (error) {
        // Silence is no failure: nothing was said.
        if (error instanceof Error && error.name === 'AI_NoTranscriptGeneratedError') return '';
        const failed = { delivered: true, isOwnServer: isOwnNetwork(baseUrl) };
        throw abortReason(call.signal) ?? providerFailure(error, failed);
      } finally {
        call.end();
      }
    },
  };
}
