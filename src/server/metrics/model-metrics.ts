import { Counter, type Registry } from 'prom-client';
import { ModelError, type LanguageModel, type ModelUsage } from '../llm/language-model.ts';

/** Price of a million tokens, in whatever currency the operator counts in. */
export interface Prices {
  input: number;
  output: number;
}

/** Of the tokens that a model says it has used, whatever became of its answer. */
export function modelMetrics(
  registers: Registry[],
  prices: Prices | null,
): (model: LanguageModel) => LanguageModel {
  const labelNames = ['kind', 'model'];
  const tokens = new Counter({
    name: 'leme_model_tokens_total',
    help: 'Tokens as the provider counted them, of failed answers too.',
    labelNames: [...labelNames, 'direction'],
    registers,
  });
  const cost =
    prices &&
    new Counter({
      name: 'leme_model_cost_total',
      help: 'What the tokens cost by AI_PRICE_INPUT and AI_PRICE_OUTPUT, in their currency.',
      labelNames,
      registers,
    });
  return (model) => ({
    name: model.name,
    async write(request) {
      const labels = { kind: request.schemaName, model: model.name };
      const add = ({ inputTokens, outputTokens }: ModelUsage) => {
        const [input, output] = [inputTokens ?? 0, outputTokens ?? 0];
        tokens.inc({ ...labels, direction: 'input' }, input);
        tokens.inc({ ...labels, direction: 'output' }, output);
        if (prices) cost!.inc(labels, (input * prices.input + output * prices.output) / 1_000_000);
      };
      try {
        const answer = await model.write(request);
        add(answer.usage);
        return answer;
      } catch (error) {
        if (error instanceof ModelError) add(error.usage);
        throw error;
      }
    },
  });
}
