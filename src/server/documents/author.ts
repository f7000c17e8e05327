import { documentContracts, type ContentOf, type FormOf } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import type { DocumentContext } from '#documents/kit/document-context.ts';
import type { Brief } from '#documents/kit/writer.ts';
import { documentWriters } from '#documents/writers.ts';
import { adjustmentSchema } from '#documents/prompting/adjusting.ts';
import { withSources } from '#documents/prompting/citations.ts';
import { modelSchema } from '#documents/prompting/json-schema.ts';
import { AppError } from '../http/app-error.ts';
import {
  ModelError,
  type LanguageModel,
  type ModelFailureReason,
  type ModelUsage,
} from '../llm/language-model.ts';
import { messages } from '../messages.ts';
import type { WritingRoom } from './writing-room.ts';
import type { Proposed } from './writing-tasks.ts';

export interface Assignment<K extends DocumentKind> {
  kind: K;
  brief: Brief<FormOf<K>>;
  context: DocumentContext;
  /** Who waits for it. */
  owner: string;
  signal: AbortSignal;
  /** The text of the answer, where it comes in parts. */
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
  /**
   * What the person of a document may read of it; '' where its kind has nothing for the person.
   *
   * @throws as `write` does
   */
  tell(assignment: Telling): Promise<string>;
  /**
   * The changes of a document that were asked for.
   *
   * @throws as `write` does
   */
  adjust(adjusting: Adjusting): Promise<Proposed>;
}

/** A document of the history, and what is asked to change in it. */
export interface Adjusting {
  kind: DocumentKind;
  content: Record<string, unknown>;
  brief: Record<string, unknown>;
  instruction: string;
  /** `yyyy-MM-dd` */
  today: string;
  owner: string;
  signal: AbortSignal;
}

export type Telling = Omit<Assignment<DocumentKind>, 'onDelta'>;

export function createAuthor(languageModel: LanguageModel | null, room: WritingRoom): Author {
  return languageModel === null ? offlineAuthor(room) : modelAuthor(languageModel, room);
}

function offlineAuthor(room: WritingRoom): Author {
  return {
    name: 'offline',
    async write<K extends DocumentKind>(assignment: Assignment<K>): Promise<Manuscript<K>> {
      const { kind, brief, context, owner, signal } = assignment;
      const written = await room.ask('compose', { kind, brief, context }, { owner, signal });
      const usage = { inputTokens: null, outputTokens: null };
      return { content: written as ContentOf<K>, usage };
    },
    tell: ({ owner, signal, ...subject }) => room.ask('tell', subject, { owner, signal }),
    async adjust({ owner, signal, ...asked }) {
      const proposed = await room.ask('change', asked, { owner, signal });
      // A wish that no rule knows is answered with what rules can do.
      const isBeyondRules = proposed.changes.length === 0 && proposed.note === '';
      return isBeyondRules ? { ...proposed, note: messages.rulesAlone } : proposed;
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
      const shape = { jsonSchema: contentShapeOf(kind), optional: optionalKeys };
      const request = { system, user, schemaName: kind, ...shape, signal, onDelta };
      try {
        const { content: answer, usage } = await languageModel.write(request);
        const content = await room.ask('settle', { ...subject, answer }, { owner, signal });
        if (content === null) throw new AppError('unavailable', messages.badFormat);
        return { content: content as ContentOf<K>, usage };
      } catch (error) {
        throw asAppError(error);
      }
    },
    async tell({ owner, signal, ...subject }) {
      const { kind } = subject;
      const { schema } = documentWriters[kind].forPerson ?? {};
      const prompt = await room.ask('promptToTell', subject, { owner, signal });
      if (!schema || !prompt) return '';
      try {
        const jsonSchema = modelSchema(schema);
        const request = { ...prompt, schemaName: `${kind}_for_person`, jsonSchema, signal };
        const { content: answer } = await languageModel.write(request);
        const text = await room.ask('readTold', { kind, answer }, { owner, signal });
        if (text === '') throw new AppError('unavailable', messages.badFormat);
        return text;
      } catch (error) {
        throw asAppError(error);
      }
    },
    async adjust({ owner, signal, ...asked }) {
      const prompt = await room.ask('promptToChange', asked, { owner, signal });
      if ('note' in prompt) return { changes: [], note: prompt.note };
      try {
        const jsonSchema = modelSchema(adjustmentSchema);
        const request = { ...prompt, schemaName: 'adjustment', jsonSchema, signal };
        const { content: answer } = await languageModel.write(request);
        const { kind, content } = asked;
        const read = await room.ask('readChanges', { kind, content, answer }, { owner, signal });
        if (read === null) throw new AppError('unavailable', messages.badFormat);
        return read;
      } catch (error) {
        throw asAppError(error);
      }
    },
  };
}

function asAppError(error: unknown): unknown {
  if (!(error instanceof ModelError) || error.reason === 'aborted') return error;
  return new AppError('unavailable', failureMessages[error.reason], { cause: error });
}

const contentShapes = new Map<DocumentKind, ReturnType<typeof modelSchema>>();

/** A document without the lines that it draws on is one. */
export const optionalKeys = ['sources'];

/** What a model is held to; made once a kind. */
export function contentShapeOf(kind: DocumentKind): ReturnType<typeof modelSchema> {
  const known =
    contentShapes.get(kind) ?? modelSchema(withSources(documentContracts[kind].contentSchema));
  contentShapes.set(kind, known);
  return known;
}

/** What a person is told, who can do something about some of it. */
const failureMessages: Record<Exclude<ModelFailureReason, 'aborted'>, string> = {
  unavailable: messages.modelUnavailable,
  refused: messages.modelRefused,
  out_of_quota: messages.modelOutOfQuota,
  too_long: messages.promptTooLong,
  cut: messages.answerCut,
  filtered: messages.answerFiltered,
  bad_format: messages.badFormat,
};
