import {
  documentKinds,
  documentKindValues,
  documentLabels,
  type DocumentKind,
} from '#documents/labels.ts';
import type { SearchResults } from '#shared/search.ts';
import type { Choice } from './palette-choice.ts';
import { beginsWordsOf, wordsOf } from './palette-words.ts';

/** The kinds whose form asks about whom or with whom it is. */
const personalKinds: readonly DocumentKind[] = ['feedback', 'pdi', 'meeting', 'message', 'email'];

type Deed = DocumentKind | 'conversation';

/** What can be done with a person, in the words it is asked for by. */
const asked: readonly { deed: Deed; words: string; toWhom: (name: string) => string }[] = [
  {
    deed: 'conversation',
    words: '1:1 1a1 1x1 conversa conversar',
    toWhom: (name) => `Preparar conversa com ${name}`,
  },
  ...documentKindValues
    .filter((kind) => personalKinds.includes(kind))
    .map((kind) => ({
      deed: kind,
      words: `${documentLabels[kind].action} ${documentKinds[kind]}`,
      toWhom: (name: string) => `${documentLabels[kind].action}: ${name}`,
    })),
];

/** Fewer letters begin too many words. */
const shortestDeed = 3;
/** Between what is to be done and the name: 'feedback para Sérgio'. */
const littleWords = new Set(['a', 'o', 'com', 'da', 'de', 'do', 'para', 'pra', 'pro', 'sobre']);

export interface Wish {
  deeds: Deed[];
  /** Part of a name. */
  name: string;
}

/** 'feedback sérgio', '1:1 com jonas': what is to be done, and with whom; null where it is neither. */
export function readWish(typed: string): Wish | null {
  const [deed = '', ...others] = typed.trim().split(/\s+/u);
  const from = others.findIndex((word) => !littleWords.has(wordsOf(word)[0] ?? ''));
  const name = from < 0 ? '' : others.slice(from).join(' ');
  if (deed.length < shortestDeed || name.length < 2) return null;
  const deeds = asked.filter(({ words }) => beginsWordsOf(deed, words)).map((each) => each.deed);
  return deeds.length === 0 ? null : { deeds, name };
}

/** As many people as a name that several bear wants told apart. */
const mostPeople = 3;

/** What was wished for, with each person who was found: the first of them stands for the first Enter. */
export function wishChoices({ deeds }: Wish, people: SearchResults['employees']): Choice[] {
  return people.slice(0, mostPeople).flatMap(({ id, name, position }) =>
    asked
      .filter(({ deed }) => deeds.includes(deed))
      .map(({ deed, toWhom }) => ({
        id: `wish:${deed}:${id}`,
        sort: deed === 'conversation' ? ('conversation' as const) : ('action' as const),
        title: toWhom(name),
        detail: position,
        opens: deed === 'conversation' ? `/colaboradores?id=${id}&conversa=antes` : deed,
        person: { id, name },
      })),
  );
}
