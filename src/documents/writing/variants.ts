/** A stable 32-bit hash (FNV-1a): the same words give the same variant on every machine. */
export function stableHash(...parts: string[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join('\u0000')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

export interface Variants {
  /** The next variant not yet used in this document; begins again only when all are used. */
  take<Variant>(variants: readonly Variant[]): Variant;
  /** True once every one of them is used. */
  usedUp(variants: readonly unknown[]): boolean;
}

/**
 * Chooses among ways of saying one thing: the same for the same seed, never one twice in a row. Each pool has
 * a start of its own, so that documents do not come in as few flavours as the smallest pool.
 */
export function variantsFor(...seed: string[]): Variants {
  const start = stableHash(...seed);
  const pools = new Map<unknown, { start: number; taken: number }>();
  return {
    take(variants) {
      const pool = pools.get(variants) ?? { start: mixed(start, pools.size), taken: 0 };
      pools.set(variants, { ...pool, taken: pool.taken + 1 });
      const variant = variants[(pool.start + pool.taken) % variants.length];
      if (variant === undefined) throw new RangeError('There is no variant to take');
      return variant;
    },
    usedUp: (variants) => (pools.get(variants)?.taken ?? 0) >= variants.length,
  };
}

/** The last bit of FNV is but the parity of the text: every bit has to count (the end of MurmurHash3). */
function mixed(hash: number, pool: number): number {
  let bits = hash ^ Math.imul(pool + 1, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
