import { textsOf } from '#shared/json.ts';
import { startsWithInfinitive } from '../writing/portuguese.ts';
import { openQuestion } from '../knowledge/feedback/questions.ts';
import { feedbackNotice } from '../knowledge/style.ts';
import { normalize } from '../knowledge/words.ts';
import type { Section } from './arrange.ts';
import type { FeedbackContent } from './contract.ts';
import { fewestQuestions, recommendationsAtLeast, recommendationsAtMost } from './rules.ts';
import type { Talk } from './talk.ts';

/*
 * What a script that a model wrote may lack in number, made up from the composed one.
 */

/** Enough open questions: those of the composed script where too few were asked. */
export function withQuestions(structure: Section[], reference: FeedbackContent): Section[] {
  const asked = structure.flatMap(({ questions }) => questions);
  let missing = fewestQuestions - asked.filter((question) => openQuestion.test(question)).length;
  if (missing <= 0) return structure;
  return structure.map((part, index) => {
    const more = (reference.structure[index]?.questions ?? []).filter(
      (question) => missing > 0 && !asked.includes(question),
    );
    const added = more.slice(0, Math.max(0, missing));
    missing -= added.length;
    return { ...part, questions: [...part.questions, ...added] };
  });
}

/** In the infinitive, three to five; what a conversation cannot carry is among them. */
export function settledRecommendations(
  written: readonly string[],
  reference: FeedbackContent,
  { structure, talk }: { structure: readonly Section[]; talk: Talk },
): string[] {
  const said = normalize([...textsOf(structure), ...written].join('\n'));
  const typed = [
    ...talk.positives,
    ...talk.improvements.map(({ text }) => text),
    ...talk.setAside,
  ].filter((text) => !said.includes(normalize(text)));
  const carrying = reference.recommendations.filter((item) =>
    typed.some((text) => normalize(item).includes(normalize(text))),
  );
  const usable = written.filter((item) => startsWithInfinitive(item.replace(/^Não /u, '')));
  const all = [...new Set([...carrying, ...usable])];
  const missing = Math.max(0, recommendationsAtLeast - all.length);
  const more = reference.recommendations.filter((item) => !all.includes(item)).slice(0, missing);
  return [...all, ...more].slice(0, recommendationsAtMost);
}

/** What the leader has to know first, the notice last. */
export function settledSuggestions(
  written: readonly string[],
  necessary: readonly string[],
): string[] {
  const own = written.filter((item) => item !== feedbackNotice);
  const missing = necessary.filter((item) => !own.includes(item));
  return [...new Set([...missing, ...own]), feedbackNotice];
}
