/** Which chunks of a long list are in the page: from `first` up to, and without, `last`. */
export interface Range {
  first: number;
  last: number;
}

/** What is in view, in pixels from the top of the list. */
interface View {
  top: number;
  bottom: number;
}

/** The heights of all chunks, measured or guessed, one after the other. */
export class ChunkHeights {
  readonly count: number;
  readonly #guess: number;
  readonly #measured = new Map<number, number>();
  #total: number;

  constructor(count: number, guess: number) {
    this.count = count;
    this.#guess = guess;
    this.#total = count * guess;
  }

  set(chunk: number, height: number): void {
    this.#total += height - this.of(chunk);
    this.#measured.set(chunk, height);
  }

  of(chunk: number): number {
    return this.#measured.get(chunk) ?? this.#guess;
  }

  get total(): number {
    return this.#total;
  }

  /** The pixels above a chunk. */
  above(chunk: number): number {
    let pixels = chunk * this.#guess;
    for (const [index, height] of this.#measured) {
      if (index < chunk) pixels += height - this.#guess;
    }
    return pixels;
  }
}

/** The chunks in view and within `margin` of it; where they are more than `most`, those nearest to it. */
export function rangeInView(
  heights: ChunkHeights,
  { top, bottom }: View,
  { margin, most }: { margin: number; most: number },
): Range {
  const { count } = heights;
  let first = 0;
  let start = 0;
  while (first < count - 1 && start + heights.of(first) <= top - margin) {
    start += heights.of(first);
    first += 1;
  }
  let last = first;
  let end = start;
  while (last < count && (last === first || end < bottom + margin)) {
    end += heights.of(last);
    last += 1;
  }
  while (last - first > most) {
    const firstEnds = start + heights.of(first);
    const lastStarts = end - heights.of(last - 1);
    if (top - firstEnds > lastStarts - bottom) {
      start = firstEnds;
      first += 1;
    } else {
      end = lastStarts;
      last -= 1;
    }
  }
  return { first, last };
}

/**
 * From what is in the page to what should be, by one new chunk: so that a long way scrolled at once is
 * drawn in several short pieces of work, what is in view first.
 */
export function stepTowards(now: Range, wanted: Range, inView: Range): Range {
  const kept = {
    first: Math.max(now.first, wanted.first),
    last: Math.min(now.last, wanted.last),
  };
  if (kept.first >= kept.last) return { first: inView.first, last: inView.first + 1 };
  const { first, last } = kept;
  if (last < inView.last) return { first, last: last + 1 };
  if (first > inView.first) return { first: first - 1, last };
  if (last < wanted.last) return { first, last: last + 1 };
  if (first > wanted.first) return { first: first - 1, last };
  return kept;
}
