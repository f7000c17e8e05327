import type { Config } from '../config.ts';
import type { LanguageModel } from './language-model.ts';

/** The model that the settings name, null for the offline composers. The SDKs load only where one is. */
export async function configuredModel({ ai }: Pick<Config, 'ai'>): Promise<LanguageModel | null> {
  if (ai.provider === 'offline') return null;
  const { createLanguageModel } = await import('./provider.ts');
  const { provider, model, apiKey, baseUrl } = ai;
  return createLanguageModel({
    provider,
    model,
    ...(apiKey !== null && { apiKey }),
    ...(baseUrl !== null && { baseUrl }),
  });
}
