import { objectionTo } from '../writing/guard.ts';
import { conversationParts } from '../knowledge/feedback/questions.ts';
import type { FeedbackContent, FeedbackType } from './contract.ts';
import { correctionParts } from './correction.ts';
import { developmentParts } from './development.ts';
import { manyVoicesParts } from './many-voices.ts';
import { questionsOf, type PartWriters } from './part.ts';
import { leadInsFor, ledIn } from './phrasing.ts';
import { recognitionParts } from './recognition.ts';
import { nothingSaid } from './said.ts';
import type { Talk } from './talk.ts';

const writers: Readonly<Record<FeedbackType, PartWriters>> = {
  desenvolvimento: developmentParts,
  reconhecimento: recognitionParts,
  corretivo: correctionParts,
  360: manyVoicesParts,
};

const mostQuestions = 3;

/** The conversation, part by part. */
export function scriptFor(talk: Talk): FeedbackContent['structure'] {
  const said = nothingSaid();
  const left = leadInsFor(talk);
  const parts = conversationParts[talk.type];
  return parts.map((part, index) => {
    const text = writers[talk.type][part.section]?.(talk, said);
    const [first, ...others] = questionsOf(part, talk, said);
    const own = first === undefined ? [] : [part.ledIn ? ledIn(first, left) : first, ...others];
    const linked = text?.questions ?? [];
    // The last word of the conversation is the person's.
    const asked = index === parts.length - 1 ? [...linked, ...own] : [...own, ...linked];
    return {
      section: part.section,
      points: (text?.points ?? []).filter((point) => passes(point, talk)),
      questions: asked.filter((question) => passes(question, talk)).slice(0, mostQuestions),
    };
  });
}

/** Pieces that are harmless alone may not be so together; then the leader is told of it too. */
export function passes(point: string, { removed }: Talk): boolean {
  const objection = objectionTo(point);
  if (objection !== null) removed.add(objection);
  return objection === null;
}
