import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ProcessRowField } from './process-row-field.tsx';
import { emptyRow, isBlank, type ProcessRow } from './process-rows.ts';

interface ProcessListProps {
  /** At least one, which may be blank. */
  rows: readonly ProcessRow[];
  onRows: (rows: ProcessRow[]) => void;
  onChange: (key: string, of: (row: ProcessRow) => ProcessRow) => void;
  onUploading: (key: string, uploading: boolean) => void;
  errorOf: (index: number) => string | undefined;
}

/** Rows that grow with Enter. */
export function ProcessList({ rows, onRows, onChange, onUploading, errorOf }: ProcessListProps) {
  const list = useRef<HTMLUListElement>(null);
  const pendingFocus = useRef<number | null>(null);
  useLayoutEffect(() => {
    const row = pendingFocus.current;
    pendingFocus.current = null;
    if (row === null) return;
    list.current?.querySelectorAll<HTMLInputElement>('input[type=text]')[row]?.focus();
  });

  const insertAt = (index: number) => {
    pendingFocus.current = index;
    onRows(rows.toSpliced(index, 0, emptyRow()));
  };
  const removeAt = (index: number) => {
    const left = rows.toSpliced(index, 1);
    pendingFocus.current = Math.max(0, Math.min(index, left.length - 1));
    onRows(left.length > 0 ? left : [emptyRow()]);
  };

  return (
    <>
      <ul ref={list} className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <ProcessRowField
            key={row.key}
            row={row}
            position={index + 1}
            error={errorOf(index)}
            removable={rows.length > 1 || !isBlank(row)}
            onChange={(of) => onChange(row.key, of)}
            onUploading={onUploading}
            onEnter={() => !isBlank(row) && insertAt(index + 1)}
            onRemove={() => removeAt(index)}
          />
        ))}
      </ul>
      <div>
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-2 text-primary-ink"
          onClick={() => insertAt(rows.length)}
        >
          <Plus aria-hidden="true" />
          Adicionar processo
        </Button>
      </div>
    </>
  );
}
