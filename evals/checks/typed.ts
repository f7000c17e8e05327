import { isJsonObject, textsOf } from '#shared/json.ts';
import { daysIn, line, namesIn, numbersIn, numbersSaidIn } from './reading.ts';
import { fold, sentencesOf, withoutDays, wordsOf } from './reading.ts';
import { allTexts, leadersTexts, typedTexts, type Check, type Subject } from './subject.ts';

/** What a sentence states that can be looked for: names, numbers, days. */
function marksOf(sentence: string) {
  return {
    names: namesIn(sentence),
    // '1) abrir 2) conferir' counts items, and states no number.
    numbers: numbersIn(withoutDays(sentence).replace(/(?<=^|\s)\d{1,2}[.)](?=\s)/g, ' ')),
    days: daysIn(sentence),
  };
}

/** Fields that hold names of people, and nothing else. */
const nameFields = ['employeeName', 'recipientName', 'participants'];

/** The names that the form asks for as names: the first word of each is enough. */
function askedNames({ brief }: Subject): string[] {
  const fields = brief as Record<string, unknown>;
  return textsOf(nameFields.map((field) => fields[field])).flatMap((name) => {
    const [first = ''] = name.match(/\p{Lu}\p{Ll}{2,}/u) ?? [];
    return first === '' ? [] : [first];
  });
}

/** Says that something was taken out, in whatever words. */
const announcement =
  /\b(?:retir|remov|omit|ficou fora|ficaram fora|de fora|deixamos|deixei|nao entr|nao us|nao foi us)/u;

/**
 * Every typed name, number and day stands somewhere in the answer, suggestions included. Each suggestion
 * that says something was left out excuses a sentence: offline one that went whole, of a model any.
 */
export const kept: Check = {
  id: 'kept',
  faults(subject) {
    const all = allTexts(subject).join('\n');
    const words = new Set(wordsOf(all));
    const numbers = numbersSaidIn(all);
    const days = new Set(daysIn(all).map(({ monthDay }) => monthDay));
    const told = Object.entries(subject.brief).filter(([field]) => !nameFields.includes(field));
    const losses = typedTexts({ brief: Object.fromEntries(told) })
      .flatMap(sentencesOf)
      .map((sentence) => {
        const marks = marksOf(sentence);
        const lost = [
          ...marks.names.filter((name) => !wordsOf(name).every((word) => words.has(word))),
          ...marks.numbers.filter((number) => !numbers.has(number)),
          ...marks.days.filter((day) => !days.has(day.monthDay)).map(({ written }) => written),
        ];
        const count = marks.names.length + marks.numbers.length + marks.days.length;
        return { lost, whole: lost.length === count };
      })
      .filter(({ lost }) => lost.length > 0);
    const announced = leadersTexts(subject).filter((text) => announcement.test(fold(text))).length;
    const mayBeExcused = losses.filter(({ whole }) => whole || !subject.offline);
    const excused = new Set(mayBeExcused.slice(0, announced));
    const missing = losses.filter((loss) => !excused.has(loss)).flatMap(({ lost }) => lost);
    const asked = askedNames(subject).filter((name) => !words.has(fold(name)));
    const lost = new Set([...asked, ...missing]);
    return [...[...lost].map((mark) => `missing: ${mark}`), ...levelFaults(subject, announced > 0)];
  },
};

/** A competency keeps its name and both levels. */
function levelFaults({ brief, content }: Subject, announced: boolean): string[] {
  const { competencies: asked } = brief as Record<string, unknown>;
  const { competencies: given } = content;
  if (!Array.isArray(asked) || !Array.isArray(given)) return [];
  return asked.filter(isJsonObject).flatMap(({ name, currentLevel, targetLevel }) => {
    const same = given
      .filter(isJsonObject)
      .find((each) => fold(String(each['name'])) === fold(String(name)));
    if (same === undefined) return announced ? [] : [`missing: competency ${String(name)}`];
    const levels = (one: unknown, other: unknown) => one === undefined || Number(one) === other;
    const unchanged =
      levels(currentLevel, same['currentLevel']) && levels(targetLevel, same['targetLevel']);
    return unchanged ? [] : [`other levels: ${String(name)}`];
  });
}

/** So many words in a row come from a sentence, and not from the language. */
const run = 5;

/**
 * Offline, a typed sentence stands word for word or not at all: no run of its words stands without the
 * rest. Sentences that stand are taken out first, so that they do not accuse others of their words.
 */
export const unaltered: Check = {
  id: 'unaltered',
  faults(subject) {
    if (!subject.offline) return [];
    const known = [...typedTexts(subject), ...contextTexts(subject)];
    const sentences = [...known, ...known.flatMap(sentencesOf)]
      .map(wordsOf)
      .filter((words) => words.length >= run)
      .toSorted((one, other) => other.length - one.length);
    let rest = allTexts(subject)
      .map((text) => line(wordsOf(text)))
      .join('\n');
    for (const words of sentences) rest = rest.replaceAll(line(words), ' ¦ ');
    return typedTexts(subject)
      .flatMap(sentencesOf)
      .flatMap((sentence) => {
        const words = wordsOf(sentence);
        for (let at = 0; at + run <= words.length; at += 1) {
          const part = line(words.slice(at, at + run));
          if (rest.includes(part)) return [`“${part.trim()}” of: ${sentence}`];
        }
        return [];
      });
  },
};

function contextTexts({ context }: Subject): string[] {
  const { today: _today, author: _author, colleagues: _colleagues, ...told } = context;
  return textsOf(told).filter((text) => text.trim() !== '');
}
