/*
 * How a stage names the questions it asks: 'Pergunta 1', 'Perguntas 2 a 4', 'Perguntas 2, 4 e 5'.
 */

const reference = /Perguntas?\s+(\d{1,2}(?:(?:\s*,\s*|\s+(?:e|a|até)\s+|\s*[-–]\s*)\d{1,2})*)/iu;

export interface Reference {
  /** Positions in the list of questions, from 1. */
  numbers: number[];
  /** What stands around them in the line. */
  before: string;
  after: string;
}

/** The questions that a line names; null where it names none. */
export function parseReference(line: string): Reference | null {
  const match = reference.exec(line);
  if (!match) return null;
  return {
    numbers: numbersOf(match[1] ?? ''),
    before: line.slice(0, match.index),
    after: line.slice(match.index + match[0].length),
  };
}

function numbersOf(text: string): number[] {
  const numbers: number[] = [];
  for (const [, join = '', figure] of text.matchAll(/(\s+(?:a|até)\s+|\s*[-–]\s*)?(\d{1,2})/giu)) {
    const number = Number(figure);
    const last = numbers.at(-1);
    const from = join !== '' && last !== undefined && last < number ? last + 1 : number;
    for (let each = from; each <= number; each += 1) numbers.push(each);
  }
  return [...new Set(numbers)];
}

/** 'Pergunta 1', 'Perguntas 2 a 4', 'Perguntas 2, 4 e 5'; '' without numbers. */
export function referenceTo(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return '';
  if (sorted.length === 1) return `Pergunta ${first}`;
  if (sorted.length > 2 && last - first === sorted.length - 1)
    return `Perguntas ${first} a ${last}`;
  return `Perguntas ${sorted.slice(0, -1).join(', ')} e ${last}`;
}
