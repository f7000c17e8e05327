import { addDays, formatDay } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import type { DocumentContext } from '../writing/context.ts';
import { datesIn, echo, sentencesOf } from '../writing/rubric-text.ts';
import type { Brief } from '../writing/writer.ts';
import { normalize } from '../knowledge/words.ts';
import { arranged, filled, holderOf, type Section } from './arrange.ts';
import { settledRecommendations, settledSuggestions, withQuestions } from './complete.ts';
import type { FeedbackContent, FeedbackForm } from './contract.ts';
import { actionLine, horizonDays } from './rules.ts';
import { nextTalk } from './steps.ts';
import { necessarySuggestions } from './suggestions.ts';
import { readTalk, type Talk } from './talk.ts';
import { anonymous, fitForType } from './type-rules.ts';

/** Where a script says what is agreed. */
const agreedIn = /^(?:Próximos passos|Combinado e apoio|Plano e acompanhamento|O que repetir)$/u;

const notices = {
  plan: 'Retiramos um plano de ação que não foi pedido.',
  date: 'Retiramos uma data fora do período até a próxima conversa.',
};

/**
 * A script that a model wrote, with what is known put back: the parts of its type in order, what was typed,
 * the day and the plan. `reference` is the script composed without a model from the same input.
 */
export function settledFeedback(
  content: FeedbackContent,
  reference: FeedbackContent,
  { brief, context }: { brief: Brief<FeedbackForm>; context: DocumentContext },
): FeedbackContent {
  const talk = readTalk(brief, context);
  const told = new Set<string>();
  const dated = withinPeriod(content, { brief, context, talk }, told);
  let structure = arranged(dated.structure, reference.structure);
  structure = withPlanAsAsked(structure, reference, talk, told);
  structure = filled(fitForType(structure, talk, told), reference.structure);
  structure = withTypedTexts(structure, reference, talk);
  structure = withDay(structure, talk);
  structure = withQuestions(structure, reference);
  const { title, employee, type } = reference;
  const advised = anonymous(dated.recommendations, talk, told);
  const suggested = anonymous(dated.suggestions, talk, told);
  return {
    ...content,
    title,
    employee,
    type,
    structure,
    recommendations: settledRecommendations(advised, reference, { structure, talk }),
    suggestions: settledSuggestions(suggested, [...necessarySuggestions(talk), ...told]),
  };
}

interface Given {
  brief: Brief<FeedbackForm>;
  context: DocumentContext;
  talk: Talk;
}

/** Without the sentences that plan for a day before today or after the next conversation. */
function withinPeriod(content: FeedbackContent, given: Given, told: Set<string>): FeedbackContent {
  const { brief, context, talk } = given;
  const typed = new Set(textsOf([brief, context]).flatMap(datesIn));
  const past = [context.latestFeedback, context.latestPdi, ...context.diary].map(
    (item) => item?.day,
  );
  const last = talk.followUp ?? addDays(context.today, horizonDays);
  const allowed = (day: string | null) =>
    day !== null && (typed.has(day) || past.includes(day) || (day >= context.today && day <= last));
  const kept = (items: readonly string[]) =>
    items.flatMap((item) => {
      if (datesIn(item).every(allowed)) return [item];
      told.add(notices.date);
      const sentences = sentencesOf(item).filter((sentence) => datesIn(sentence).every(allowed));
      return sentences.length === 0 ? [] : [sentences.join(' ')];
    });
  return {
    ...content,
    structure: content.structure.map((part) => ({
      ...part,
      points: kept(part.points),
      questions: kept(part.questions),
    })),
    recommendations: kept(content.recommendations),
    suggestions: kept(content.suggestions),
  };
}

function withPlanAsAsked(
  structure: Section[],
  reference: FeedbackContent,
  { wantsPlan }: Talk,
  told: Set<string>,
): Section[] {
  const actions = structure
    .flatMap(({ points }) => points)
    .filter((point) => actionLine.test(point));
  if (!wantsPlan) {
    if (actions.length > 0) told.add(notices.plan);
    return structure.map((part) => ({
      ...part,
      points: part.points.filter((point) => !actionLine.test(point)),
    }));
  }
  if (actions.length >= 2) return structure;
  return structure.map((part, index) => {
    const planned = reference.structure[index]?.points.filter((point) => actionLine.test(point));
    const own = part.points.filter((point) => !actionLine.test(point));
    return { ...part, points: [...own, ...(planned ?? [])] };
  });
}

/** What was typed and got lost stands where the composed script has it; a paraphrase of a fact gives way to it. */
function withTypedTexts(structure: Section[], reference: FeedbackContent, talk: Talk): Section[] {
  const parts = structure.map((part) => ({ ...part, points: [...part.points] }));
  const facts = [...talk.examples, ...talk.effects].flatMap(sentencesOf);
  const items = [...talk.positives, ...talk.improvements.map(({ text }) => text)];
  for (const text of [...facts, ...items]) {
    const all = normalize(parts.flatMap(({ points }) => points).join('\n'));
    const holder = holderOf(text, reference.structure);
    if (holder === null || all.includes(normalize(text))) continue;
    const points = parts[holder.index]?.points ?? [];
    const alike = facts.includes(text) ? points.findIndex((point) => echo(text, point) >= 0.6) : -1;
    if (alike >= 0) points[alike] = holder.point;
    else points.unshift(holder.point);
  }
  return parts;
}

function withDay(structure: Section[], talk: Talk): Section[] {
  const day = talk.followUp && formatDay(talk.followUp);
  if (day === null || textsOf(structure).some((text) => text.includes(day))) return structure;
  const at = structure.findLastIndex(({ section }) => agreedIn.test(section));
  return structure.map((part, index) =>
    index === at ? { ...part, points: [...part.points, ...nextTalk(talk)] } : part,
  );
}
