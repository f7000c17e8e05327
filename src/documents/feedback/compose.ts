import * as z from 'zod/mini';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import {
  feedbackContentSchema,
  feedbackTypes,
  type FeedbackContent,
  type FeedbackForm,
} from './contract.ts';
import { advice } from './advice.ts';
import { correction } from './moulds/correction.ts';
import { development } from './moulds/development.ts';
import { manyVoices } from './moulds/many-voices.ts';
import type { Script } from './moulds/mould.ts';
import { recognition } from './moulds/recognition.ts';
import { readTalk, type Talk } from './talk.ts';

const moulds: Readonly<Record<Talk['type'], (talk: Talk) => Script>> = {
  desenvolvimento: development,
  reconhecimento: recognition,
  corretivo: correction,
  360: manyVoices,
};

/** A conversation of one type, with what was typed in the places where it is used. */
export function composeFeedback(
  brief: Brief<FeedbackForm>,
  context: DocumentContext,
): FeedbackContent {
  const talk = readTalk(brief, context);
  return z.parse(feedbackContentSchema, {
    title: ['Roteiro de feedback', talk.name].filter(Boolean).join(' — '),
    employee: employeeLine(talk),
    type: feedbackTypes[talk.type],
    ...moulds[talk.type](talk),
    suggestions: advice(talk, brief, context),
  });
}

export function employeeLine({ name, position }: Pick<Talk, 'name' | 'position'>): string {
  return [name, position].filter(Boolean).join(' — ');
}
