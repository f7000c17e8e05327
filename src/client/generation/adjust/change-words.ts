import { currentOutline, ownContent, type ContentOf } from '#documents/contracts.ts';
import type { OfferedChange } from '#documents/kit/adjustments.ts';
import { placesIn } from '#documents/kit/item-places.ts';
import { itemsOf } from '#documents/kit/items.ts';
import { withoutQuoteMarks } from '#documents/kit/page.ts';
import type { DocumentKind } from '#documents/labels.ts';

/** A change as it is shown: where, and what it said before and says then. */
export interface ShownChange {
  change: OfferedChange;
  /** The headings over it; '' where there are none. */
  place: string;
  /** 'Sai', 'Entra', 'Muda de lugar'; '' where words change. */
  action: string;
  before: string;
  after: string;
}

/** Changes that are taken or left as one: a line of the page, and the fields that repeat it. */
export interface ShownUnit {
  unit: number;
  asked: boolean;
  /** The one that is read: a line of the page, where there is one. */
  head: ShownChange;
  others: ShownChange[];
}

export function shownUnits<K extends DocumentKind>(
  kind: K,
  content: ContentOf<K>,
  changes: readonly OfferedChange[],
): ShownUnit[] {
  const isOfPage = ({ change: { id } }: ShownChange) => /^page(?:#|$)/u.test(id);
  const shown = shownChanges(kind, content, changes);
  return [...new Set(changes.map(({ unit }) => unit))].map((unit) => {
    const all = shown.filter(({ change }) => change.unit === unit);
    const head = all.find(isOfPage) ?? all[0]!;
    const others = all.filter((each) => each !== head);
    return { unit, asked: all.some(({ change }) => change.asked), head, others };
  });
}

/** What the changes of a document do, in its own order and words. */
function shownChanges<K extends DocumentKind>(
  kind: K,
  content: ContentOf<K>,
  changes: readonly OfferedChange[],
): ShownChange[] {
  const place = placesIn(currentOutline(kind, content));
  const items = itemsOf(ownContent(kind, content));
  const textsIn = (id: string) =>
    items
      .filter(
        (item) => item.id === id || item.id.startsWith(`${id}.`) || item.id.startsWith(`${id}#`),
      )
      .map((item) => asRead(item.id, item.text));
  return changes.map((change) => {
    const { op, id, after: sibling, text, fields } = change;
    const told = textsIn(id);
    const said = told.join('\n');
    const where = told[0] === undefined ? '' : place(told[0]);
    switch (op) {
      case 'set':
        return { change, place: where, action: '', before: said, after: asRead(id, text) };
      case 'remove':
        return { change, place: where, action: 'Sai', before: said, after: '' };
      case 'add': {
        const words = text === '' ? fields.map((field) => field.text).join('\n') : text;
        return { change, place: where, action: 'Entra', before: '', after: asRead(id, words) };
      }
      case 'move': {
        const [next] = textsIn(sibling);
        const to = next === undefined ? 'para o começo' : `para depois de “${next}”`;
        return { change, place: where, action: `Muda de lugar, ${to}`, before: said, after: said };
      }
    }
  });
}

/** A quoted line of a page stays quoted, whoever writes over it: nobody has to see by which mark. */
export function asRead(id: string, text: string): string {
  return /^page(?:#|$)/u.test(id) ? withoutQuoteMarks(text) : text;
}
