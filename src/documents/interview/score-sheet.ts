import type { FocusArea } from './contract.ts';

/** What is filled in after each conversation: one line a criterion, with room for the figure and for what was said. */
export function scoreSheet(areas: readonly FocusArea[]) {
  return {
    title: 'Ficha de notas',
    lines: [],
    columns: ['Critério', 'Nota de 1 a 5', 'O que a pessoa disse ou fez'],
    rows: [...areas, 'Exercício'].map((criterion) => [criterion, '', '']),
  };
}
