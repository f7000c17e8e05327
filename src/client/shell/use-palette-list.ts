import { useState, type KeyboardEvent } from 'react';
import { useGenerationRefusal } from '../data/generation-gate.ts';
import { shortestSearch, useCompanySearch } from '../data/search.ts';
import { useDebounced } from '../lib/use-debounced.ts';
import { recentChoices, type Choice } from './palette-choice.ts';
import { foundChoices, groupsOf } from './palette-choices.ts';
import { readWish, wishChoices, type Wish } from './palette-person.ts';

/** From the last letter to the question to the server, in milliseconds. */
const pause = 150;

/** What is typed, what the list shows of it, and which line Enter would choose. */
export function usePaletteList(userId: string) {
  const [typed, setTyped] = useState('');
  const [recent] = useState(() => recentChoices(userId));
  const [activeId, setActiveId] = useState<string | null>(null);
  const refusal = useGenerationRefusal();
  const text = typed.trim();
  const asked = useDebounced(text, pause);
  const wish = readWish(asked);
  const search = useCompanySearch(asked, wish?.name ?? '');
  const isAsking = text.length >= shortestSearch;
  const isEarlier = asked !== text || search.isPlaceholderData;
  const found = isAsking && search.data ? choicesOf(search.data, asked, wish) : [];
  const groups = groupsOf({ typed, recent, found, isEarlier });
  const choices = groups.flatMap((group) => group.choices);
  const isRefused = ({ sort }: Choice) => sort === 'action' && refusal !== null;
  const active =
    choices.find(({ id }) => id === activeId) ??
    choices.find((choice) => !isRefused(choice)) ??
    choices[0] ??
    null;
  return {
    typed,
    type(next: string) {
      setTyped(next);
      setActiveId(null);
    },
    groups,
    choices,
    active,
    setActive: setActiveId,
    /** Why actions cannot be chosen now; null where they can, or none is shown. */
    refusal: choices.some(isRefused) ? refusal : null,
    isRefused,
    isSearching: isAsking && (isEarlier || search.isFetching) && !search.isError,
    error: isAsking && !isEarlier ? search.error : null,
    retry: () => void search.refetch(),
  };
}

type Answer = NonNullable<ReturnType<typeof useCompanySearch>['data']>;

/** What was wished for first: who was found by the name alone is also found by the text. */
function choicesOf({ found, people }: Answer, text: string, wish: Wish | null): Choice[] {
  return [...(wish ? wishChoices(wish, people) : []), ...foundChoices(found, text)];
}

export type PaletteList = ReturnType<typeof usePaletteList>;

/** The choice that a key leads to; null for any other key. The ends of the list meet. */
export function choiceByKey(
  { key }: Pick<KeyboardEvent, 'key'>,
  choices: readonly Choice[],
  active: Choice | null,
): Choice | null {
  const at = active ? choices.indexOf(active) : -1;
  const places: Record<string, number> = {
    ArrowDown: at + 1 < choices.length ? at + 1 : 0,
    ArrowUp: at > 0 ? at - 1 : choices.length - 1,
    Home: 0,
    End: choices.length - 1,
  };
  const place = places[key];
  return place === undefined ? null : (choices[place] ?? null);
}
