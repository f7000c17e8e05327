import * as z from 'zod/mini';
import type { DocumentContext } from '../writing/context.ts';
import { spelledContext, spelledForm } from '../writing/spelling.ts';
import type { Brief, DocumentWriter } from '../writing/writer.ts';
import {
  feedbackContentSchema,
  feedbackTypes,
  type FeedbackContent,
  type FeedbackForm,
} from './contract.ts';
import { feedbackPrompt } from './prompt.ts';
import { recommendationsFor } from './recommendations.ts';
import { passes, scriptFor } from './script.ts';
import { settledFeedback } from './settle.ts';
import { suggestionsFor } from './suggestions.ts';
import { readTalk } from './talk.ts';

export const feedbackWriter: DocumentWriter<FeedbackForm, FeedbackContent> = {
  consults: ['company', 'team', 'employee', 'latestFeedback', 'latestPdi', 'diary'],
  prompt: (brief, context) => feedbackPrompt(spelledForm(brief), spelledContext(context)),
  compose: (brief, context) => compose(spelledForm(brief), spelledContext(context)),
  settle(content, typedBrief, typedContext) {
    const brief = spelledForm(typedBrief);
    const context = spelledContext(typedContext);
    return settledFeedback(content, compose(brief, context), { brief, context });
  },
};

function compose(brief: Brief<FeedbackForm>, context: DocumentContext): FeedbackContent {
  const talk = readTalk(brief, context);
  const { name, position } = talk.person;
  // The schema is the normaliser: what is empty becomes its placeholder.
  return z.parse(feedbackContentSchema, {
    title: ['Roteiro de feedback', name].filter((part) => part !== '').join(' — '),
    employee: [name, position].filter((part) => part !== '').join(' — '),
    type: feedbackTypes[talk.type],
    structure: scriptFor(talk),
    recommendations: recommendationsFor(talk).filter((item) => passes(item, talk)),
    suggestions: suggestionsFor(talk).filter((item) => passes(item, talk)),
  });
}
