import type { Config } from '../config.ts';
import { providerFailure } from './provider-failure.ts';
import { isOwnNetwork } from './time-limits.ts';

/** Writes down what somebody said. Nothing of the sound is kept. */
export interface Transcriber {
  /** @throws ModelError where the provider fails or cannot be reached */
  transcribe(audio: Uint8Array, signal: AbortSignal): Promise<string>;
}

/** As long as three minutes of speech may take on a small machine. */
const timeoutMs = 90_000;
const home = 'https://api.openai.com/v1';

/** The model that the settings name; null where there is none. The SDK loads with the first recording. */
export function configuredTranscriber({
  transcription,
}: Pick<Config, 'transcription'>): Transcriber | null {
  if (transcription === null) return null;
  const { model, apiKey, baseUrl } = transcription;
  return {
    async transcribe(audio, signal) {
      const [{ experimental_transcribe: transcribe }, { createOpenAI }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai'),
      ]);
      // Handed over also where there is none: the SDK would read others from the environment.
      const provider = createOpenAI({ apiKey: apiKey ?? '', baseURL: baseUrl ?? home });
      try {
        const { text } = await transcribe({
          model: provider.transcription(model),
          audio,
          maxRetries: 1,
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
          providerOptions: { openai: { language: 'pt' } },
        });
        return text.trim();
      } catch (error) {
        // Silence is no failure: nothing was said.
        if (error instanceof Error && error.name === 'AI_NoTranscriptGeneratedError') return '';
        throw providerFailure(error, { delivered: true, isOwnServer: isOwnNetwork(baseUrl) });
      }
    },
  };
}
