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

/** Chooses among ways of saying one thing: the same for the same seed, never one twice in a row. */
export function variantsFor(...seed: string[]): Variants {
  const start = stableHash(...seed);
  const taken = new Map<unknown, number>();
  return {
    take(variants) {
      const count = taken.get(variants) ?? 0;
      taken.set(variants, count + 1);
      const variant = variants[(start + count) % variants.length];
      if (variant === undefined) throw new RangeError('There is no variant to take');
      return variant;
    },
    usedUp: (variants) => (taken.get(variants) ?? 0) >= variants.length,
  };
}
