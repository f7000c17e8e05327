/** Rows of one statement: a long one keeps others waiting. */
const rowsAtOnce = 200;

/** Works some items at a time; other requests are looked at in between. */
export async function inPieces<Item>(
  items: readonly Item[],
  work: (piece: Item[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let at = 0; at < items.length; at += rowsAtOnce) {
    await work(items.slice(at, at + rowsAtOnce));
    await new Promise((resolve) => setImmediate(resolve));
  }
}
