/** What a model is asked for: one JSON object, constrained by a JSON schema. */
export interface ModelRequest {
  /** The part that never changes comes first, so that providers can cache it. */
  system: string;
  user: string;
  /** Letters, digits, `_` and `-` alone: providers refuse other names. */
  schemaName: string;
  /**
   * Every object closed (`additionalProperties: false`) and every property required: strict
   * providers refuse others.
   */
  jsonSchema: Record<string, unknown>;
  /** Keys that the schema requires for the sake of strict providers; an answer is whole without. */
  optional?: readonly string[];
  /** Aborting it aborts the call to the provider and closes its socket. */
  signal: AbortSignal;
  /** The raw text of the answer as it comes: not yet checked, perhaps fenced. It must not throw. */
  onDelta?: (text: string) => void;
}

/** Tokens as the provider counted them; null where it did not say. */
export interface ModelUsage {
  inputTokens: number | null;
  outputTokens: number | null;
}

export const unknownUsage: ModelUsage = { inputTokens: null, outputTokens: null };

export interface ModelAnswer {
  /** The parsed JSON of the answer: usually an object, but that is for the caller to check. */
  content: unknown;
  usage: ModelUsage;
}

/** A language model behind some provider. */
export interface LanguageModel {
  /** As the history records it, e.g. `gpt-4o`. */
  name: string;
  /** @throws ModelError */
  write(request: ModelRequest): Promise<ModelAnswer>;
}

/**
 * Why there is no answer:
 * `unavailable`: unreachable, busy, timed out, broken off;
 * `refused`: the provider refuses the set-up (key, address, model, a parameter);
 * `out_of_quota`: what was paid for is used up;
 * `too_long`: the prompt does not fit the model;
 * `cut`: the answer reached the limit of output, or went round in circles;
 * `filtered`: the model or its filter declined;
 * `bad_format`: an answer that is no JSON;
 * `aborted`: by the caller's signal.
 */
export type ModelFailureReason =
  | 'unavailable'
  | 'refused'
  | 'out_of_quota'
  | 'too_long'
  | 'cut'
  | 'filtered'
  | 'bad_format'
  | 'aborted';

/** The message is for the log: it holds no prompt, no answer and no key. */
export class ModelError extends Error {
  readonly reason: ModelFailureReason;
  readonly usage: ModelUsage;

  constructor(
    reason: ModelFailureReason,
    message: string,
    options?: { usage?: ModelUsage; cause?: unknown },
  ) {
    super(message, { cause: options?.cause });
    this.name = 'ModelError';
    this.reason = reason;
    this.usage = options?.usage ?? unknownUsage;
  }
}
