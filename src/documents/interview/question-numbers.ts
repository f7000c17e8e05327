/*
 * How older scripts name the questions of a stage: 'Pergunta 1', 'Perguntas 2 a 4', 'Perguntas 2, 4 e 5'.
 */

const reference = /Perguntas?\s+(\d{1,2}(?:(?:\s*,\s*|\s+(?:e|a|até)\s+|\s*[-–]\s*)\d{1,2})*)/iu;

/** The numbers of the questions that a line names, from 1; none where it names none. */
export function questionNumbers(line: string): number[] {
  const [, named = ''] = reference.exec(line) ?? [];
  const numbers: number[] = [];
  for (const [, join = '', figure] of named.matchAll(/(\s+(?:a|até)\s+|\s*[-–]\s*)?(\d{1,2})/giu)) {
    const number = Number(figure);
    const last = numbers.at(-1);
    const from = join !== '' && last !== undefined && last < number ? last + 1 : number;
    for (let each = from; each <= number; each += 1) numbers.push(each);
  }
  return [...new Set(numbers)];
}
