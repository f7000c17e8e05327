/** Aligned columns, for a terminal: what users typed cannot move its cursor or change its colours. */
export function textTable(rows: string[][]): string {
  const clean = rows.map((cells) => cells.map((cell) => cell.replace(/[\p{Cc}\p{Cf}]/gu, '�')));
  const widths = (clean[0] ?? []).map((_heading, column) =>
    clean.reduce((width, cells) => Math.max(width, [...cells[column]!].length), 0),
  );
  const pad = (cell: string, column: number) =>
    cell + ' '.repeat(widths[column]! - [...cell].length);
  return clean.map((cells) => `${cells.map(pad).join('  ').trimEnd()}\n`).join('');
}
