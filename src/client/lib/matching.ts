import { useEffect, useMemo } from 'react';

/** As many names at a time are made ready as a slow phone manages without a stutter. */
const readyAtOnce = 200;

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What can be found by its words. */
interface Findable {
  name: string;
  position: string;
}

const texts = new WeakMap<Findable, string>();
function textOf(person: Findable): string {
  let text = texts.get(person);
  if (text === undefined) {
    text = plain(`${person.name} ${person.position}`);
    texts.set(person, text);
  }
  return text;
}

/** Those with every word in name or position, without regard to case and accents: 'joao' finds 'João'. */
export function useMatching<Person extends Findable>(
  people: readonly Person[],
  words: string,
): readonly Person[] {
  useReadyTexts(people);
  return useMemo(() => {
    const wanted = plain(words).split(/\s+/).filter(Boolean);
    if (wanted.length === 0) return people;
    return people.filter((person) => wanted.every((word) => textOf(person).includes(word)));
  }, [people, words]);
}

/**
 * Who is likeliest meant first: by the beginning of the first name, then of another one, then inside. Among equals
 * the ids of `recent` come first, in their order.
 */
export function bestFirst<Person extends Findable & { id: string }>(
  people: readonly Person[],
  words: string,
  recent: readonly string[],
): readonly Person[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  const placed = people.map((person) => {
    const at = recent.indexOf(person.id);
    return { person, rank: rankOf(person, wanted), used: at === -1 ? recent.length : at };
  });
  return placed.toSorted((a, b) => a.rank - b.rank || a.used - b.used).map(({ person }) => person);
}

function rankOf(person: Findable, [first = '', ...rest]: readonly string[]): number {
  if (first === '') return 0;
  // Without the position, which follows the name.
  const text = textOf(person).slice(0, -plain(person.position).length - 1);
  const begins = (word: string) => text.startsWith(word) || text.includes(` ${word}`);
  if (text.startsWith(first) && rest.every(begins)) return 0;
  return begins(first) && rest.every(begins) ? 1 : 2;
}

/**
 * Taking the accents off thousands of names takes longer than a key's press may, and than arriving may: it is
 * done in between.
 */
function useReadyTexts(people: readonly Findable[]): void {
  useEffect(() => {
    let done = 0;
    let timer = setTimeout(more);
    function more() {
      for (const person of people.slice(done, done + readyAtOnce)) textOf(person);
      done += readyAtOnce;
      if (done < people.length) timer = setTimeout(more);
    }
    return () => clearTimeout(timer);
  }, [people]);
}
