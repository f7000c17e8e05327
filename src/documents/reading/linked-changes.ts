import { itemsOf, listsOf, type DocumentChange, type DocumentItem } from '../kit/items.ts';
import { soleLines } from '../kit/promises.ts';
import { normalize } from '../knowledge/words.ts';
import { isIn } from './named-parts.ts';
import { beginsWith, isSentence, repeatedMembers, saysIn } from './repeating-lines.ts';

/*
 * Changes of a line of the page and of the field that repeats it are one thing to take or to leave: one without the
 * other leaves the document at odds with what is followed of it. What is not known to be the same stays apart.
 */

type Content = Record<string, unknown>;

/**
 * The changes, those that belong together with the same unit.
 *
 * @param promised what the document promises, in its own words
 */
export function inUnits<Change extends DocumentChange & { asked: boolean }>(
  content: Content,
  changes: readonly Change[],
  promised: readonly string[],
): (Change & { unit: number })[] {
  const units = changes.map((_, at) => at);
  const join = (together: readonly number[]) => {
    const joined = new Set(together.map((at) => units[at]!));
    const first = Math.min(...joined);
    for (const [at, unit] of units.entries()) if (joined.has(unit)) units[at] = first;
  };
  for (const link of linksOf(content, changes, promised)) join(link);
  const wanted = new Set(units.filter((_, at) => changes[at]!.asked));
  // What an asked change takes with it is asked for too.
  return changes.map((change, at) => {
    const unit = units[at]!;
    return { ...change, asked: wanted.has(unit), unit };
  });
}

/** Which changes say one thing, by their places. */
function linksOf(
  content: Content,
  changes: readonly DocumentChange[],
  promised: readonly string[],
): number[][] {
  const items = itemsOf(content);
  const lists = [...listsOf(content)].filter(([id]) => !isIn(id, 'page'));
  const members = new Set(lists.flatMap(([, of]) => of));
  const placesOf = (touches: (change: DocumentChange) => boolean) =>
    changes.flatMap((change, at) => (change.op !== 'add' && touches(change) ? [at] : []));
  const told = linesOfMembers(content, { items, lists, members, promised });
  const ofStanding = [...told].flatMap(([member, lines]) => {
    const ofLines = placesOf(({ id }) => id === 'page' || lines.includes(id));
    const ofMember = placesOf(({ id }) => isIn(member, id) || memberOf(id, members) === member);
    return ofLines.length > 0 && ofMember.length > 0 ? [[...ofLines, ...ofMember]] : [];
  });
  return [...ofStanding, ...linksOfNew(changes), ...linksOfMoved(changes)];
}

/** What moves after something that moves too goes with it. */
function linksOfMoved(changes: readonly DocumentChange[]): number[][] {
  return changes.flatMap(({ op, after }, at) => {
    const leader = changes.findIndex((other) => other.op === 'move' && other.id === after);
    return op === 'move' && leader >= 0 ? [[leader, at]] : [];
  });
}

/** A new line of the page, and the new members that it says. */
function linksOfNew(changes: readonly DocumentChange[]): number[][] {
  const added = changes.flatMap(({ op, id, text, fields }, at) =>
    op === 'add'
      ? [{ at, id, head: normalize(text === '' ? (fields[0]?.text ?? '') : text), text }]
      : [],
  );
  const [ofPage, ofFields] = [
    added.filter(({ id }) => id === 'page'),
    added.filter(({ id }) => id !== 'page'),
  ];
  return ofPage.flatMap((line) => {
    const says = saysIn(line.text);
    return ofFields.filter(({ head }) => says(head)).map((member) => [line.at, member.at]);
  });
}

interface Known {
  items: readonly DocumentItem[];
  lists: readonly (readonly [string, readonly string[]])[];
  members: ReadonlySet<string>;
  promised: readonly string[];
}

/** The lines of each member: those that repeat it word for word, else the one that says what it promises. */
function linesOfMembers(content: Content, known: Known): Map<string, string[]> {
  const { items, lists, members, promised } = known;
  const found = new Map<string, string[]>();
  const page = items.filter(({ id }) => isIn(id, 'page'));
  const textOf = new Map(page.map(({ id, text }) => [id, text]));
  const repeated = repeatedMembers(content);
  for (const [, siblings] of lists) {
    const ofList = repeated.filter(({ member }) => siblings.includes(member));
    for (const { member, head, lines } of ofList) {
      // Of two that say the same nobody knows which one a line means.
      if (ofList.some((other) => other.member !== member && other.head === head)) continue;
      const isSure = (id: string) => isSentence(head) && beginsWith(textOf.get(id)!, head);
      const sure = lines.length === 1 ? lines : lines.filter(isSure);
      if (sure.length > 0) found.set(member, sure);
    }
  }
  const places = soleLines(
    promised,
    page.map(({ text }) => text),
  );
  for (const [at, line] of places) {
    const [item, ...others] = items.filter(
      ({ id, text }) => text === promised[at] && !isIn(id, 'page'),
    );
    const member = item && others.length === 0 ? memberOf(item.id, members) : null;
    if (member !== null && !found.has(member)) found.set(member, [page[line]!.id]);
  }
  return found;
}

/** The innermost member that an item is, or is a part of. */
function memberOf(id: string, members: ReadonlySet<string>): string | null {
  for (let path = id; path !== ''; path = path.replace(/[.#]?[^.#]*$/u, '')) {
    if (members.has(path)) return path;
  }
  return null;
}
