/** One step of the scale of an interview. */
export interface Anchor {
  figure: string;
  text: string;
}

/** '1 Não demonstrou; 2 Exemplo vago; …' in its steps; null where it is told in other words. */
export function parseScale(scale: string): Anchor[] | null {
  const anchors = scale.split(/\s*[;\n]\s*(?=\d)|\.\s+(?=\d)/u).flatMap((step) => {
    const match = /^(\d)\s*[-–—:.)=]?\s*(\D[\s\S]*)$/u.exec(step.trim());
    return match ? [{ figure: match[1] ?? '', text: (match[2] ?? '').trim() }] : [];
  });
  const inOrder = anchors.every(({ figure }, index) => figure === String(index + 1));
  return anchors.length >= 2 && inOrder ? anchors : null;
}
