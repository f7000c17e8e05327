import type { AiConfig } from '../ai-config.ts';
import type { LanguageModel } from './language-model.ts';
import type { ModelSettings } from './provider.ts';

/** The model that the settings name, null for the offline composers. The SDKs load only where one is. */
export async function configuredModel(
  { ai }: { ai: AiConfig },
  watch: Pick<ModelSettings, 'onServer' | 'onRefusal' | 'onFormat'> = {},
): Promise<LanguageModel | null> {
  if (ai.provider === 'offline') return null;
  const { createLanguageModel } = await import('./provider.ts');
  return createLanguageModel({ ...ai, ...watch });
}

/** Who writes documents, in one line for whoever starts the program. */
export function authorLine(ai: AiConfig): string {
  if (ai.provider === 'offline') {
    return 'Documentos: escritos pelo próprio Leme, sem modelo de IA (para ligar um: AI_PROVIDER e AI_MODEL, como em docs/models.md)';
  }
  const where = ai.baseUrl === null ? ai.provider : `${ai.provider}, ${ai.baseUrl}`;
  return `Documentos: escritos por ${ai.model} (${where}); confira com npm run admin -- model check`;
}
