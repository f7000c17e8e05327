import {
  documentContracts,
  readContent,
  type ContentOf,
  type FormOf,
} from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { guardedContent, withNotices } from '#documents/guard/guarded-content.ts';
import { guardedInputs } from '#documents/guard/guarded-inputs.ts';
import { isRefrain } from '#documents/guard/refrain.ts';
import type { DocumentContext } from '#documents/kit/document-context.ts';
import { editFields } from '#documents/kit/fields.ts';
import { ThinAnswer, type Brief } from '#documents/kit/writer.ts';
import { modelSchema } from '#documents/prompting/json-schema.ts';
import { documentWriters } from '#documents/writers.ts';
import { isJsonObject } from '#shared/json.ts';
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

const modelsMayRead = ['label', 'promise', 'verdict'] as const;

export function createAuthor(languageModel: LanguageModel | null): Author {
  const author = languageModel === null ? offlineAuthor : modelAuthor(languageModel);
  return {
    name: author.name,
    async write(assignment) {
      const { allows = [] } = documentWriters[assignment.kind];
      // A model turns a label or a verdict into what can be seen; the guard reads its answer too.
      const options =
        languageModel === null
          ? { allows }
          : { allows: [...allows, ...modelsMayRead], covers: true };
      const { brief, context, removed } = guardedInputs(
        assignment.brief,
        assignment.context,
        options,
      );
      const manuscript = await author.write({ ...assignment, brief, context });
      return { ...manuscript, content: withNotices(manuscript.content, removed) };
    },
  };
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
      const { system, user } = documentWriters[kind].prompt(brief, context);
      try {
        const answer = await languageModel.write({
          system,
          user,
          schemaName: kind,
          jsonSchema: contentShapeOf(kind),
          signal,
          onDelta,
        });
        const written = normalize(kind, answer.content);
        const content = documentWriters[kind].settle(written, brief, context);
        return { content, usage: answer.usage };
      } catch (error) {
        if (error instanceof ThinAnswer) throw badFormat();
        throw error instanceof ModelError && error.reason !== 'aborted' ? toAppError(error) : error;
      }
    },
  };
}

const badFormat = () => new AppError('unavailable', messages.badFormat);

const contentShapes = new Map<DocumentKind, ReturnType<typeof modelSchema>>();

/** What a model is held to; made once a kind. */
function contentShapeOf(kind: DocumentKind): ReturnType<typeof modelSchema> {
  const known = contentShapes.get(kind) ?? modelSchema(documentContracts[kind].contentSchema);
  contentShapes.set(kind, known);
  return known;
}

/**
 * Fits the answer into the kind's content. One with none of its fields, or that says one thing over and over, is
 * no document.
 */
function normalize<K extends DocumentKind>(kind: K, answer: unknown): ContentOf<K> {
  const known = Object.keys(documentContracts[kind].contentSchema.shape);
  const fields = Object.entries(Object(answer) as object).filter(
    ([key]) => known.includes(key) && !Object.hasOwn(editFields, key),
  );
  const given = Object.fromEntries(fields);
  if (!isJsonObject(answer) || fields.length === 0 || isRefrain(given)) throw badFormat();
  const content = readContent(kind, guardedContent(storable(given)));
  if (!content) throw badFormat();
  return content;
}

/** PostgreSQL keeps neither NUL nor half a surrogate pair, and a model may write both. */
function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, storable(item)]),
  ) as Value;
}

function toAppError(error: ModelError): AppError {
  const message = error.reason === 'bad_format' ? messages.badFormat : messages.modelUnavailable;
  return new AppError('unavailable', message, { cause: error });
}
