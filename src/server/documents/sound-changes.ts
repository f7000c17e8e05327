import {
  documentContracts,
  ownContent,
  readContent,
  type ContentOf,
} from '#documents/contracts.ts';
import { isSameContent } from '#documents/kit/edits.ts';
import { applyChanges, itemsOf, listsOf, type DocumentChange } from '#documents/kit/items.ts';
import { offeredLists } from '#documents/prompting/offered-lists.ts';
import { withoutQuoteMarks } from '#documents/kit/page.ts';
import { shownContent } from '#documents/kit/shown.ts';
import type { DocumentKind } from '#documents/labels.ts';

type Content = Record<string, unknown>;

/**
 * The document after changes of what is its own; null where its kind would read it otherwise: they leave a gap, or a
 * figure that there is no room for.
 */
export function changedContent<K extends DocumentKind>(
  kind: K,
  content: Content,
  changes: readonly DocumentChange[],
): ContentOf<K> | null {
  const changed = applyChanges(content, changes);
  const read = readContent(kind, changed);
  return read !== null && isSameContent(ownContent(kind, read), shownContent(changed))
    ? read
    : null;
}

export interface Sifted<Change> {
  sound: Change[];
  /** How many the document cannot take: of what is not there, where nobody would see it, or with a gap or a figure that its kind has no room for. */
  unfit: number;
}

/** Those that do something, and leave nothing that the kind would read otherwise. What is so already is no fault. */
export function sift<Change extends DocumentChange>(
  kind: DocumentKind,
  content: Content,
  changes: readonly Change[],
): Sifted<Change> {
  const sound: Change[] = [];
  const isOffered = offeredLists(documentContracts[kind].contentSchema, content);
  const ownAfter = (made: readonly DocumentChange[]) => {
    const changed = changedContent(kind, content, made);
    return changed && ownContent(kind, changed);
  };
  let unfit = 0;
  for (const change of changes) {
    if (change.op === 'add' && !isOffered(change.id)) {
      unfit += 1;
      continue;
    }
    // Lines that go together each follow the one before: alone none but the first moves.
    const moved = change.op === 'move' ? sound.filter(({ op }) => op === 'move') : [];
    const before = moved.length === 0 ? content : ownAfter(moved);
    const changed = ownAfter([...moved, change]);
    if (changed !== null && !isSameContent(before, changed)) sound.push(change);
    else if (!isSoAlready(content, change)) unfit += 1;
  }
  return { sound, unfit };
}

function isSoAlready(content: Content, { op, id, text }: DocumentChange): boolean {
  if (op === 'set') {
    const item = itemsOf(content).find((each) => each.id === id);
    return item !== undefined && (item.text === text || withoutQuoteMarks(item.text) === text);
  }
  return op === 'move' && [...listsOf(content).values()].some((members) => members.includes(id));
}

/** What the leader is told of changes that a model proposed in vain; '' where there are none. */
export function unfitNotice(sound: number, unfit: number): string {
  if (unfit === 0) return '';
  const why =
    'mexia em um item que não existe, ou deixava um título vazio ou um nível fora da escala';
  if (sound === 0)
    return `O que o modelo propôs não cabe no documento: ${why}. Nada foi mudado; diga de outro jeito.`;
  return unfit === 1
    ? `Uma mudança que o modelo propôs ficou de fora: ${why}. Confira se falta algo do que você pediu.`
    : `${unfit} mudanças que o modelo propôs ficaram de fora: cada uma ${why}. Confira se falta algo do que você pediu.`;
}

/** Why nothing comes of what rules would change. */
export function idleNotice(unfit: number): string {
  return unfit === 0
    ? 'O documento já está assim.'
    : 'Isso não sai: o documento não pode ficar sem esta parte.';
}
