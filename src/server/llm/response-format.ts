import type { ModelRequest } from './language-model.ts';
import { FormatRefusedError } from './provider-failure.ts';

/** How an OpenAI-style server is held to JSON, the strictest first. */
export const responseFormats = ['json_schema', 'json_object', 'none'] as const;
export type ResponseFormat = (typeof responseFormats)[number];

/** What is known of a server, for as long as the process lasts. */
export interface FormatChoice {
  format: ResponseFormat;
  /** The schema stands in the prompt too: nothing else holds the model to it. */
  schemaInPrompt: boolean;
  /**
   * Calls, and where the format is refused calls again with the next one; what was found out is
   * remembered. A format that the operator has set is never left.
   */
  settle<T>(call: () => Promise<T>): Promise<T>;
  /** An answer came that is not what was asked for, although it was to be held to it. */
  heldNothing(): void;
}

export function formatChoice(fixed: ResponseFormat | null | undefined): FormatChoice {
  const choice: FormatChoice = {
    format: fixed ?? 'json_schema',
    schemaInPrompt: (fixed ?? 'json_schema') !== 'json_schema',
    async settle(call) {
      for (;;) {
        const tried = choice.format;
        try {
          return await call();
        } catch (error) {
          const next = responseFormats[responseFormats.indexOf(tried) + 1];
          if (!(error instanceof FormatRefusedError) || fixed || next === undefined) throw error;
          // Several calls may find it out at once; none goes back.
          if (choice.format === tried) choice.format = next;
          choice.schemaInPrompt = true;
        }
      }
    },
    heldNothing() {
      choice.schemaInPrompt = true;
    },
  };
  return choice;
}

/** The form as the SDK wants it, and the prompt with the schema where nothing else carries it. */
export function askedFor(request: ModelRequest, { format, schemaInPrompt }: FormatChoice) {
  const { jsonSchema: schema, schemaName: name } = request;
  const responseFormat =
    format === 'none'
      ? ({ type: 'text' } as const)
      : { type: 'json' as const, ...(format === 'json_schema' && { schema, name }) };
  const told = `Responda só com um objeto JSON que siga este esquema (JSON Schema), sem nada antes nem depois:\n${JSON.stringify(schema)}`;
  return { responseFormat, user: schemaInPrompt ? `${request.user}\n\n${told}` : request.user };
}
