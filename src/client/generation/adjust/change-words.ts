import { currentOutline, ownContent, type ContentOf } from '#documents/contracts.ts';
import { placesIn } from '#documents/kit/item-places.ts';
import { itemsOf, type DocumentChange } from '#documents/kit/items.ts';
import { withoutQuoteMarks } from '#documents/kit/page.ts';
import type { DocumentKind } from '#documents/labels.ts';

/** A change as it is shown: where, and what it said before and says then. */
export interface ShownChange<Change extends DocumentChange> {
  change: Change;
  /** The headings over it; '' where there are none. */
  place: string;
  /** 'Sai', 'Entra', 'Muda de lugar'; '' where words change. */
  action: string;
  before: string;
  after: string;
}

/** What the changes of a document do, in its own order and words. */
export function shownChanges<K extends DocumentKind, Change extends DocumentChange>(
  kind: K,
  content: ContentOf<K>,
  changes: readonly Change[],
): ShownChange<Change>[] {
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
