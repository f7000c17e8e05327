const figures = new Intl.NumberFormat('pt-BR');

/** `countOf(5000, 'pessoa', 'pessoas')` → `5.000 pessoas`. */
export function countOf(count: number, one: string, many: string): string {
  return `${figures.format(count)} ${count === 1 ? one : many}`;
}
