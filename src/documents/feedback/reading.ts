import type { Brief } from '../writing/writer.ts';
import type { RemovalReason } from '../knowledge/guardrails.ts';
import { normalize } from '../knowledge/words.ts';
import { sentencesOf } from '../writing/rubric-text.ts';
import type { FeedbackForm, FeedbackType } from './contract.ts';
import { factsAmong, saysSomething, withoutAfterHours, withoutThoughts } from './sifting.ts';
import { withoutAuthors } from './names.ts';
import { outOfHours } from './out-of-hours.ts';
import { readFreeText } from './free-text.ts';
import { isRequest, subjectAsked, toldInAct, withoutWhom } from './request.ts';
import { guardedItems, guardedLines, praiseOnly, withoutEffects } from './typed.ts';

/** What was typed, guarded, and fit for the type of conversation. */
export interface TypedTexts {
  /** The situation, in lines. */
  context: string[];
  /** What happened, in lines, as it was typed. */
  examples: string[];
  /** What came of it, as far as it was said. */
  effects: string[];
  positives: string[];
  improvements: string[];
  notes: string[];
  /** What a request in free text asks the conversation to be about. */
  asked: string[];
  /** What would take praise back, kept for another day. */
  setAside: string[];
  /** Names or attributions were taken out of a 360°. */
  anonymised: boolean;
  /** Something was marked as not to be spoken of, and left out. */
  hasReserved: boolean;
  /** What would be asked of the person outside working hours, left out. */
  afterHours: string[];
}

export interface Reading {
  type: FeedbackType;
  removed: Set<RemovalReason>;
  /** Normalised words that are nobody else's name. */
  known: ReadonlySet<string>;
}

export function readTyped(
  brief: Brief<FeedbackForm>,
  { type, removed, known }: Reading,
): TypedTexts {
  const fit = fitting(type, known);
  const lines = guardedLines(brief.freeText, removed)
    .filter(saysSomething)
    .map((line) => withoutWhom(line, known));
  const { said: situation, kept: thoughts } = withoutThoughts(guardedLines(brief.context, removed));
  const requests = [...situation, ...lines].filter(isRequest);
  const asked = requests.map(subjectAsked).filter((subject) => subject !== '');
  const told = readFreeText(
    lines.filter((line) => !requests.includes(line)).map((line) => toldInAct(line, known)),
  );
  const typedExamples = guardedLines(brief.specificExamples, removed).filter(saysSomething);
  const { facts: moved, rest } = factsAmong(
    situation.filter((line) => !requests.includes(line)),
    { wanted: typedExamples.length + told.examples.length === 0 && type !== '360' },
  );
  const afterHours: string[] = [];
  const examples = fit
    .facts([...typedExamples, ...told.examples, ...moved])
    .flatMap((line) => withoutAfterHours(line, afterHours));
  const context = fit
    .situation([...rest, ...told.context])
    .flatMap((line) => withoutSentencesOf(examples, line));
  const within = outOfHours(fit.items(guardedItems(brief.improvementPoints, removed)));
  const improvements = within.kept;
  const notes = [...guardedLines(brief.additionalNotes, removed), ...told.notes, ...thoughts];
  const effectsApart = type === 'reconhecimento' || type === 'corretivo';
  const facts = effectsApart ? withoutEffects(examples) : { facts: examples, effects: [] };
  const scene = effectsApart ? withoutEffects(context) : { facts: context, effects: [] };
  return {
    context: scene.facts,
    examples: facts.facts,
    effects: [...scene.effects, ...facts.effects],
    positives: fit.facts([
      ...guardedItems(brief.positivePoints, removed),
      ...guardedItems(told.positives, removed),
    ]),
    // A request names what is to be talked about; praise is not about what is to change.
    improvements: improvements.length === 0 && type !== 'reconhecimento' ? asked : improvements,
    notes: fit.items(notes),
    asked,
    setAside: fit.setAside,
    anonymised: fit.wasAnonymised(),
    hasReserved: removed.has('reserved'),
    afterHours: [...new Set([...within.outside, ...afterHours])],
  };
}

/** A 360° loses its authors, praise what takes it back; the others stay as they were typed. */
function fitting(type: FeedbackType, known: ReadonlySet<string>) {
  let anonymised = false;
  const setAside: string[] = [];

  function items(texts: string[]): string[] {
    if (type !== '360') return texts;
    return texts.map((text) => {
      const anonymous = withoutAuthors(text, known);
      anonymised ||= normalize(anonymous) !== normalize(text);
      return anonymous;
    });
  }

  function praised(texts: string[], ofThePerson: boolean): string[] {
    if (type !== 'reconhecimento') return items(texts);
    return texts.flatMap((text) => {
      const { praise, setAside: rest } = praiseOnly(text, { ofThePerson });
      setAside.push(...rest);
      return praise === '' ? [] : [praise];
    });
  }

  return {
    items,
    facts: (texts: string[]) => praised(texts, true),
    situation: (texts: string[]) => praised(texts, false),
    setAside,
    wasAnonymised: () => anonymised,
  };
}

/** What the examples say is not said in the situation too. */
function withoutSentencesOf(examples: readonly string[], line: string): string[] {
  const told = examples.map(normalize).join(' ');
  const kept = sentencesOf(line).filter((sentence) => !told.includes(normalize(sentence)));
  return kept.length === 0 ? [] : [kept.join(' ')];
}
