import { documentContracts, type ContentOf, type FormOf } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import type { DocumentContext } from '#documents/kit/document-context.ts';
import type { Brief } from '#documents/kit/writer.ts';
import { modelSchema } from '#documents/prompting/json-schema.ts';
import { messages } from '#shared/messages.ts';
import { AppError } from '../http/app-error.ts';
import { ModelError, type LanguageModel, type ModelUsage } from '../llm/language-model.ts';
import type { WritingRoom } from './writing-room.ts';

export interface Assignment<K extends DocumentKind> {
  kind: K;
  brief: Brief<FormOf<K>>;
  context: DocumentContext;
  /** Who waits for it. */
  owner: string;
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

export function createAuthor(languageModel: LanguageModel | null, room: WritingRoom): Author {
  return languageModel === null ? offlineAuthor(room) : modelAuthor(languageModel, room);
}

function offlineAuthor(room: WritingRoom): Author {
  return {
    name: 'offline',
    async write<K extends DocumentKind>(assignment: Assignment<K>): Promise<Manuscript<K>> {
      const { kind, brief, context, owner, signal, onDelta } = assignment;
      const written = await room.ask('compose', { kind, brief, context }, { owner, signal });
      onDelta(JSON.stringify(written));
      const usage = { inputTokens: null, outputTokens: null };
      return { content: written as ContentOf<K>, usage };
    },
  };
}

function modelAuthor(languageModel: LanguageModel, room: WritingRoom): Author {
  return {
    name: languageModel.name,
    async write<K extends DocumentKind>(assignment: Assignment<K>): Promise<Manuscript<K>> {
      const { kind, brief, context, owner, signal, onDelta } = assignment;
      const subject = { kind, brief, context };
      const { system, user } = await room.ask('prompt', subject, { owner, signal });
      const jsonSchema = contentShapeOf(kind);
      const request = { system, user, schemaName: kind, jsonSchema, signal, onDelta };
      try {
        const { content: answer, usage } = await languageModel.write(request);
        const content = await room.ask('settle', { ...subject, answer }, { owner, signal });
        if (content === null) throw new AppError('unavailable', messages.badFormat);
        return { content: content as ContentOf<K>, usage };
      } catch (error) {
        throw error instanceof ModelError && error.reason !== 'aborted' ? toAppError(error) : error;
      }
    },
  };
}

const contentShapes = new Map<DocumentKind, ReturnType<typeof modelSchema>>();

/** What a model is held to; made once a kind. */
function contentShapeOf(kind: DocumentKind): ReturnType<typeof modelSchema> {
  const known = contentShapes.get(kind) ?? modelSchema(documentContracts[kind].contentSchema);
  contentShapes.set(kind, known);
  return known;
}

function toAppError(error: ModelError): AppError {
  const message = error.reason === 'bad_format' ? messages.badFormat : messages.modelUnavailable;
  return new AppError('unavailable', message, { cause: error });
}
