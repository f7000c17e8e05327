import type { LanguageModel as SdkLanguageModel } from 'ai';
import { asStream } from './whole-completion.ts';
import { withExtras, type WireExtras } from './wire.ts';

export interface ProviderSettings {
  provider: 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  model: string;
  apiKey?: string | null;
  /**
   * Up to and with the version, e.g. `http://localhost:11434/v1`. Needed by `openai-compatible`
   * alone.
   */
  baseUrl?: string | null;
  extras?: WireExtras;
}

export type ProviderModel = Extract<SdkLanguageModel, { specificationVersion: 'v3' }>;

/*
 * Addresses and keys are always handed over, also where there is none: the SDK would otherwise read
 * them from environment variables of its own, and texts about people might go where our settings do
 * not say.
 */
const homes = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
};

/** Loads the provider's package on first use, so that the offline mode never pays for it. */
export async function providerModel(
  { provider, model, apiKey, baseUrl, extras }: ProviderSettings,
  fetched: typeof fetch,
): Promise<ProviderModel> {
  const send = extras ? withExtras(fetched, extras) : fetched;
  const sendOpenAiStyle: typeof fetch = async (...call) => asStream(await send(...call));
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const baseURL = baseUrl ?? homes.openai;
      // The older chat API, because every server that imitates OpenAI speaks it.
      return createOpenAI({ apiKey: apiKey ?? '', baseURL, fetch: sendOpenAiStyle }).chat(model);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      const baseURL = baseUrl ?? homes.anthropic;
      return createAnthropic({ apiKey: apiKey ?? '', baseURL, fetch: send })(model);
    }
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      const baseURL = baseUrl ?? homes.google;
      return createGoogleGenerativeAI({ apiKey: apiKey ?? '', baseURL, fetch: send })(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      if (!baseUrl) throw new Error('The provider openai-compatible needs a base URL');
      return createOpenAICompatible({
        name: 'compatible',
        baseURL: baseUrl,
        includeUsage: true,
        supportsStructuredOutputs: true,
        fetch: sendOpenAiStyle,
        ...(apiKey ? { apiKey } : {}),
      })(model);
    }
  }
}
