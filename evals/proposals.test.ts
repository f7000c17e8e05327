import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLetter } from '#documents/kit/edits.ts';
import { letterBlocks, letterFields } from '#documents/kit/letter.ts';
import { proseOf } from '#documents/kit/outline.ts';
import { hasPage, pageBlocks, pageOf } from '#documents/kit/page.ts';
import { normalize } from '#documents/knowledge/words.ts';
import { documentKindValues } from '#documents/labels.ts';
import { isProposal } from '#documents/reading/proposals.ts';
import { wholeSentencesOf } from '#documents/reading/sentences.ts';
import { textsOf } from '#shared/json.ts';
import { evalsFolder, readJson } from './cases.ts';
import type { Recording } from './recorded.ts';

/*
 * What the rule of suggestions says of recorded answers: of pages and letters, without the data that they were written
 * from. Of what a model says that it comes from a line of the data, next to nothing may be called a suggestion.
 */

const answers = documentKindValues.flatMap((kind) =>
  readdirSync(join(evalsFolder, 'answers', kind)).map((file) => {
    const { answer } = readJson(join(evalsFolder, 'answers', kind, file)) as Recording;
    const letter = isLetter(kind)
      ? letterBlocks(letterFields.content.parse(answer['content']))
      : [];
    const blocks = hasPage(answer) ? pageBlocks(pageOf(answer)) : letter;
    const sentences = proseOf(blocks).flatMap(wholeSentencesOf);
    return { kind, sentences, claimed: claimsOf(answer['sources']) };
  }),
);
const sentences = answers.flatMap((answer) => answer.sentences);
const drawn = answers.flatMap(({ sentences: each, claimed }) =>
  each.filter((sentence) => claimed.some((start) => normalize(sentence).includes(start))),
);

function claimsOf(sources: unknown): string[] {
  const claims = Array.isArray(sources) ? (sources as { text?: unknown }[]) : [];
  return claims
    .flatMap(({ text }) => textsOf(text))
    .map(normalize)
    .filter((text) => text.length >= 8);
}

test('of many sentences some are suggestions, in every kind', () => {
  expect(sentences.length).toBeGreaterThan(1500);
  const share = sentences.filter(isProposal).length / sentences.length;
  expect(share).toBeGreaterThan(0.06);
  expect(share).toBeLessThan(0.12);
  const kinds = answers.filter((each) => each.sentences.some(isProposal)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(documentKindValues));
});

test('what a model drew from the data is no suggestion', () => {
  expect(drawn.length).toBeGreaterThan(50);
  expect(drawn.filter(isProposal).length).toBeLessThanOrEqual(1);
});
