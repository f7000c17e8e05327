import { outlineText } from '#documents/kit/outline.ts';
import { isLetter } from '#documents/kit/edits.ts';
import { pageOf } from '#documents/kit/page.ts';
import { readContent } from '#documents/contracts.ts';
import { daysBetween } from '#shared/format.ts';
import { isJsonObject, textsOf } from '#shared/json.ts';
import { sentencesOf, wordsOf } from './reading.ts';
import { allTexts, laidOut, lastDay, typedTexts, type Check, type Subject } from './subject.ts';

/** Shorter ones are said twice by right: 'Combinar a data da próxima conversa.' */
const sentenceWords = 6;

/** A line of a form stands as often as there is something to fill in. */
const toFillIn = /_{3,}/u;

/** No sentence is said twice, unless it was typed twice. */
export const repetition: Check = {
  id: 'repetition',
  faults(subject) {
    const typed = counts(typedTexts(subject));
    const said = counts(allTexts({ ...subject, content: withoutNames(subject.content) }));
    return [...said]
      .filter(([sentence, times]) => times > Math.max(1, typed.get(sentence) ?? 0))
      .map(([sentence, times]) => `said ${times} times: ${sentence}`);
  },
};

/** The same people may answer for several things. */
function withoutNames(content: Record<string, unknown>): Record<string, unknown> {
  const json = JSON.stringify(content, (key, value: unknown) =>
    key === 'responsible' ? undefined : value,
  );
  return JSON.parse(json) as Record<string, unknown>;
}

function counts(texts: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => !toFillIn.test(sentence));
  for (const words of sentences.map(wordsOf)) {
    if (words.length < sentenceWords) continue;
    const sentence = words.join(' ');
    found.set(sentence, (found.get(sentence) ?? 0) + 1);
  }
  return found;
}

/** The most words that a document has of its own, by what it is for; a letter's are all its words. */
function mostWords(subject: Subject): number {
  const { feedbackType, detailLevel, duration } = subject.brief as Record<string, unknown>;
  const due = lastDay(subject);
  switch (subject.kind) {
    case 'pdi':
      return due !== null && daysBetween(subject.context.today, due) <= 42 ? 450 : 750;
    case 'feedback':
      return feedbackType === 'reconhecimento' ? 450 : 700;
    case 'action_plan':
      return detailLevel === 'detalhado' ? 800 : 450;
    case 'interview':
      return { 30: 700, 45: 950, 60: 1150 }[Number(duration)] ?? 1450;
    case 'meeting':
      return duration === '30' ? 400 : 600;
    case 'message':
      return 200;
    case 'email':
      return 280;
  }
}

const mostSuggestions = 8;
/** A page has two sheets for a few typed words, six for the greatest case; so many words for each typed one. */
const pageWords = { fewest: 800, most: 2_500, aTypedWord: 6 };
const mostSummaryWords = 60;
const mostAnswerWords = 45;
/** What a letter may add to a long context: greeting, request, signature. */
const roundALetter = 1.3;

/** The most words of a document whose form has so many typed ones. */
function mostOf(subject: Subject, typed: number): number {
  const { fewest, most, aTypedWord } = pageWords;
  if (pageOf(subject.content) !== '') return Math.min(most, fewest + typed * aTypedWord);
  const own = mostWords(subject);
  return isLetter(subject.kind) ? Math.max(own, Math.round(typed * roundALetter)) : own + typed;
}

/** Short: what was typed may all stand in it, and beside that no more than its use asks for. */
export const length: Check = {
  id: 'length',
  faults(subject) {
    const { content } = subject;
    const typed = typedTexts(subject).reduce((sum, text) => sum + wordsOf(text).length, 0);
    const most = mostOf(subject, typed);
    // What is ready to use is as long as its use asks for.
    const text = { ...subject, content: { ...content, ready: [] } };
    const count = wordsOf(outlineText(laidOut(text))).length;
    const { suggestions, summary, replies } = content;
    const suggested = Array.isArray(suggestions) ? suggestions.length : 0;
    const answers = Array.isArray(replies) ? replies.filter(isJsonObject) : [];
    const long = answers.filter(
      ({ answer }) => wordsOf(String(answer)).length > mostAnswerWords,
    ).length;
    return [
      ...(count > most ? [`${count} words, at most ${most}`] : []),
      ...(suggested > mostSuggestions ? [`${suggested} suggestions`] : []),
      ...(wordsOf(textsOf(summary).join(' ')).length > mostSummaryWords ? ['a long summary'] : []),
      ...(long > 0 ? [`${long} replies too long to say`] : []),
    ];
  },
};

/** Whether the form or the context says who, or which position, the document is about. */
function isAboutSomebody({ brief, context }: Subject): boolean {
  const { employeeName, position } = brief as Record<string, unknown>;
  return Boolean(employeeName ?? position ?? context.employee);
}

/** A text that is nothing but a placeholder of the contracts. */
const placeholder =
  /^(?:\p{L}+ ){1,3}(?:não (?:especificad[ao]s?|informad[ao]s?|disponível)|a definir)(?: pela liderança)?$/u;
const leftover =
  /\{\{|\}\}|\{\p{L}+\}|\bundefined\b|\bnull\b|\bNaN\b|\[object |\[(?:nome|data|cargo)[^\]]*\]|(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])|\[[A-Z]\d{1,2}\]/u;

/** Nothing that stands for a missing text is shown, and nothing of a template or of the machine. */
export const placeholders: Check = {
  id: 'placeholders',
  faults(subject) {
    const typed = textsOf([subject.brief, subject.context]).join('\n');
    const standIns = textsOf(readContent(subject.kind, {})).filter((text) => text.includes(' '));
    const { employee, position, ...content } = subject.content;
    const told = isAboutSomebody(subject) ? { ...content, employee, position } : content;
    return allTexts({ ...subject, content: told }).flatMap((text) => {
      const stands = standIns.some((each) => text.includes(each) && !typed.includes(each));
      if (stands || placeholder.test(text)) return [`placeholder: ${text}`];
      const [found] = leftover.exec(text) ?? [];
      return found === undefined || typed.includes(found) ? [] : [`left over: ${found}`];
    });
  },
};
