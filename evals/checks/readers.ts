import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForLeader } from '#documents/contracts.ts';
import { textsOf } from '#shared/json.ts';
import { line, fold, sentencesOf, wordsOf } from './reading.ts';
import { allTexts, documentTexts, typedTexts, type Check } from './subject.ts';

/*
 * What must not be read in a document by those who read it.
 */

const run = 5;

/** What stands in the leader's diary alone does not stand in what others read. */
export const audience: Check = {
  id: 'audience',
  faults(subject) {
    if (isForLeader(subject.kind)) return [];
    const { diary, ...context } = subject.context;
    const elsewhere = line(wordsOf([...typedTexts(subject), ...textsOf(context)].join('\n')));
    const document = documentTexts(subject)
      .map((text) => line(wordsOf(text)))
      .join('\n');
    return diary.flatMap(({ day, text }) => {
      const words = wordsOf(text);
      for (let at = 0; at + run <= words.length; at += 1) {
        const part = words.slice(at, at + run);
        const distinctive = part.filter((word) => word.length > 4).length > 1;
        if (!distinctive || elsewhere.includes(line(part))) continue;
        if (document.includes(line(part))) return [`of the diary of ${day}: ${part.join(' ')}`];
      }
      return [];
    });
  },
};

function dataOf(name: string): string[] {
  const path = join(import.meta.dirname, '..', 'guard', `${name}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as string[];
}

/** Sentences that no document prints. */
export const objectionable = dataOf('objectionable');
/** Daily work in words that look alike. */
export const harmless = dataOf('harmless');

const neverSaid = objectionable.map((sentence) => line(wordsOf(sentence)));
/** Questions that the law forbids, in plain words: the beginning of each. */
const neverAsked = dataOf('never-asked').map((question) => line(wordsOf(question)));

/** Nothing of the objectionable sentences is repeated, and no document asks what may not be asked. */
export const guard: Check = {
  id: 'guard',
  faults(subject) {
    const texts = allTexts(subject);
    const all = texts.map((text) => line(wordsOf(text))).join('\n');
    const said = neverSaid.filter((sentence) => all.includes(sentence));
    const asked = texts
      .flatMap(sentencesOf)
      .filter((sentence) => /\?["”’)]?$/u.test(sentence))
      .filter((sentence) => neverAsked.some((start) => line(wordsOf(sentence)).includes(start)));
    return [
      ...said.map((sentence) => `said:${sentence}`),
      ...asked.map((sentence) => `asked: ${fold(sentence)}`),
    ];
  },
};
