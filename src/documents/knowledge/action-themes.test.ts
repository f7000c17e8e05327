import { expect, test } from 'vitest';
import { actionMoulds, mouldOf } from './action-themes.ts';
import { generalMould, urgentMould } from './action-themes/general.ts';
import { normalize } from './words.ts';

const moulds = [...actionMoulds, generalMould, urgentMould];

test('every mould is whole: sentences that begin with a verb, an end, three risks', () => {
  for (const { actions, short, risks, path } of moulds) {
    const all = actions('2 semanas');
    expect(all.length).toBeGreaterThanOrEqual(7);
    expect(all.length).toBeLessThanOrEqual(10);
    const wrong = all.filter(
      ({ task, how }) =>
        !/^\p{Lu}\p{L}*(?:[aei]r|ôr)\b.*[.?]”?$/u.test(task) || !/[.?]”?$/u.test(how),
    );
    expect(wrong).toEqual([]);
    expect([short[0], short.at(-1)]).toEqual([0, all.length - 1]);
    expect(short.length).toBeGreaterThanOrEqual(4);
    expect(short.length).toBeLessThanOrEqual(6);
    expect(risks).toHaveLength(3);
    expect(path.endsWith('.')).toBe(true);
  }
});

test('no text stands in two moulds', () => {
  const texts = moulds.flatMap(({ actions, path }) => [
    path,
    ...actions('2 semanas').map(({ task }) => task),
  ]);
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});

test('every alias leads to its mould, and to no other', () => {
  for (const mould of actionMoulds) {
    for (const alias of mould.aliases) expect([alias, mouldOf(alias)]).toEqual([alias, mould]);
  }
  const aliases = actionMoulds.flatMap((mould) => mould.aliases.map(normalize));
  expect(aliases.filter((alias, at) => aliases.indexOf(alias) !== at)).toEqual([]);
});

test('a title that tells a story, or none of the words, has the general mould', () => {
  expect(mouldOf('Organizar o arquivo morto')).toBe(generalMould);
  expect(mouldOf(`${'Uma conversa longa demais sobre a loja '.repeat(3)} e as vendas`)).toBe(
    generalMould,
  );
});
