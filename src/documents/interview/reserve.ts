/*
 * Questions that found no time in the script, as lines of its suggestions: what the writer makes, the
 * view takes apart.
 */

export interface ReserveQuestion {
  area: string;
  question: string;
  expected: string;
}

const opening = 'Pergunta de reserva';

export function reserveLine({ area, question, expected }: ReserveQuestion): string {
  return `${opening} (${area}): ${question} Boa resposta: ${expected}`;
}

/** The question that a suggestion holds in reserve; null where it is another suggestion. */
export function parseReserve(line: string): ReserveQuestion | null {
  const match =
    /^Pergunta de reserva\s*(?:\(([^)]*)\))?\s*[:—–-]\s*([\s\S]+?)(?:\s+Boa resposta:\s*([\s\S]+))?$/iu.exec(
      line,
    );
  if (!match) return null;
  return { area: match[1] ?? '', question: match[2] ?? '', expected: match[3] ?? '' };
}
