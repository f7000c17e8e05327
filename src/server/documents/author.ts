import {
  documentContracts,
  type ContentOf,
  type DocumentKind,
  type FormOf,
} from '#documents/contracts.ts';
import type { DocumentContext } from '#documents/writing/context.ts';
import { modelSchema } from '#documents/writing/json-schema.ts';
import type { Brief } from '#documents/writing/writer.ts';
import { documentWriters } from '#documents/writers.ts';
import { messages } from '#shared/messages.ts';
import { AppError } from '../http/app-error.ts';
import { ModelError, type LanguageModel, type ModelUsage } from '../llm/language-model.ts';

export interface Assignment<K extends DocumentKind> {
  kind: K;
  brief: Brief<FormOf<K>>;
  context: DocumentContext;
  signal: AbortSignal;
  /** The text of the answer as it comes. */
  onDelta: (text: string) => void;
}

export interface Manuscript<K extends DocumentKind> {
  content: ContentOf<K>;
  usage: ModelUsage;
}

/** Who writes documents: the composer of each kind, or a language model. Never one for the other. */
export interface Author {
  /** As the history records it: `offline` or the model's name. */
  name: string;
  /** @throws AppError `unavailable`; ModelError `aborted` when the signal ended it */
  write<K extends DocumentKind>(assignment: Assignment<K>): Promise<Manuscript<K>>;
}

export function createAuthor(languageModel: LanguageModel | null): Author {
  return languageModel === null ? offlineAuthor : modelAuthor(languageModel);
}

const offlineAuthor: Author = {
  name: 'offline',
  async write({ kind, brief, context, onDelta }) {
    const content = documentWriters[kind].compose(brief, context);
    onDelta(JSON.stringify(content));
    return { content, usage: { inputTokens: null, outputTokens: null } };
  },
};

function modelAuthor(languageModel: LanguageModel): Author {
  return {
    name: languageModel.name,
    async write<K extends DocumentKind>(assignment: Assignment<K>): Promise<Manuscript<K>> {
      const { kind, brief, context, signal, onDelta } = assignment;
      const { contentSchema } = documentContracts[kind];
      const { system, user } = documentWriters[kind].prompt(brief, context);
      try {
        const answer = await languageModel.write({
          system,
          user,
          schemaName: kind,
          jsonSchema: modelSchema(contentSchema),
          signal,
          onDelta,
        });
        return { content: normalize(kind, answer.content), usage: answer.usage };
      } catch (error) {
        throw error instanceof ModelError && error.reason !== 'aborted' ? toAppError(error) : error;
      }
    },
  };
}

/** Fits the answer into the kind's content; an answer with none of its fields is no document. */
function normalize<K extends DocumentKind>(kind: K, answer: unknown): ContentOf<K> {
  const { contentSchema } = documentContracts[kind];
  const parsed = contentSchema.safeParse(answer);
  const given = new Set(Object.keys(Object(answer)));
  if (!parsed.success || !Object.keys(contentSchema.shape).some((field) => given.has(field))) {
    throw new AppError('unavailable', messages.badFormat);
  }
  return storable(parsed.data) as ContentOf<K>;
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair, and a model may write both. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storable(item)]));
}

function toAppError(error: ModelError): AppError {
  const message = error.reason === 'bad_format' ? messages.badFormat : messages.modelUnavailable;
  return new AppError('unavailable', message, { cause: error });
}
