/** The rows after a key or a paste, and where the caret goes. */
export interface ListEdit {
  rows: string[];
  focus: { row: number; caret: number };
}

/** Enter: what follows the caret goes to a new row below; null on a blank row, which is new enough. */
export function splitRow(rows: readonly string[], row: number, caret: number): ListEdit | null {
  const text = rows[row] ?? '';
  if (text.trim() === '') return null;
  return {
    rows: [...rows.slice(0, row), text.slice(0, caret), text.slice(caret), ...rows.slice(row + 1)],
    focus: { row: row + 1, caret: 0 },
  };
}

/** Backspace at the start of a row: it joins the one above; null where there is none above. */
export function joinRow(rows: readonly string[], row: number): ListEdit | null {
  if (row === 0) return null;
  const above = rows[row - 1] ?? '';
  return {
    rows: [...rows.slice(0, row - 1), above + (rows[row] ?? ''), ...rows.slice(row + 1)],
    focus: { row: row - 1, caret: above.length },
  };
}

export function removeRow(rows: readonly string[], row: number): ListEdit {
  const left = rows.filter((_, index) => index !== row);
  const next = Math.min(row, left.length - 1);
  return { rows: left, focus: { row: next, caret: (left[next] ?? '').length } };
}

export function addRow(rows: readonly string[]): ListEdit {
  return { rows: [...rows, ''], focus: { row: rows.length, caret: 0 } };
}

interface Selection {
  row: number;
  start: number;
  end: number;
}

/** A pasted list becomes one row a line, without its bullets; null for text of a single line. */
export function pasteRows(rows: readonly string[], at: Selection, pasted: string): ListEdit | null {
  const lines = pasted
    .split(/\r?\n/)
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '');
  if (lines.length < 2) return null;
  const text = rows[at.row] ?? '';
  lines[0] = text.slice(0, at.start) + lines[0];
  const last = lines.length - 1;
  const caret = (lines[last] ?? '').length;
  lines[last] += text.slice(at.end);
  return {
    rows: [...rows.slice(0, at.row), ...lines, ...rows.slice(at.row + 1)],
    focus: { row: at.row + last, caret },
  };
}
