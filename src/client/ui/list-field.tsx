import { Plus, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import { FieldMessage } from './field-message.tsx';
import { RequiredMark } from './field.tsx';
import { Input } from './input.tsx';
import { addRow, joinRow, pasteRows, removeRow, splitRow, type ListEdit } from './list-edits.ts';

interface ListFieldProps {
  label: string;
  /** What one row is: 'Objetivo' gives 'Objetivo 1' and 'Remover objetivo 1'. */
  itemLabel: string;
  addLabel: string;
  /** At least one row, which may be empty. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  hint?: string;
  error?: string | undefined;
  required?: boolean;
  disabled?: boolean;
  /** The first row's input, so that a form can give it the focus. */
  inputRef?: (input: HTMLInputElement | null) => void;
}

/** Rows of text that grow with Enter and join with Backspace. */
export function ListField(props: ListFieldProps) {
  const { label, itemLabel, addLabel, values, onChange, error, hint, disabled } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const pendingFocus = useRef<ListEdit['focus'] | null>(null);

  useLayoutEffect(() => {
    const target = pendingFocus.current;
    pendingFocus.current = null;
    const input = target && list.current?.querySelectorAll('input')[target.row];
    if (!input) return;
    input.focus();
    input.setSelectionRange(target.caret, target.caret);
  });

  function apply(edit: ListEdit | null): boolean {
    if (!edit) return false;
    pendingFocus.current = edit.focus;
    onChange(edit.rows);
    return true;
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: number): void {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const bare = !event.ctrlKey && !event.metaKey && !event.nativeEvent.isComposing;
    if (event.key === 'Enter' && bare) {
      event.preventDefault();
      apply(splitRow(values, row, selectionEnd ?? 0));
    } else if (event.key === 'Backspace' && selectionStart === 0 && selectionEnd === 0) {
      if (apply(joinRow(values, row))) event.preventDefault();
    }
  }

  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {props.required && <RequiredMark />}
      </legend>
      <ul ref={list} className="flex flex-col gap-2">
        {values.map((value, row) => (
          // Rows have no identity but their place.
          <li key={row} className="flex items-center gap-1">
            <Input
              ref={row === 0 ? props.inputRef : undefined}
              value={value}
              aria-label={`${itemLabel} ${row + 1}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
              placeholder={row === 0 ? props.placeholder : undefined}
              enterKeyHint="next"
              onChange={(event) =>
                onChange(values.map((old, index) => (index === row ? event.target.value : old)))
              }
              onBlur={props.onBlur}
              onKeyDown={(event) => onKeyDown(event, row)}
              onPaste={(event) => {
                const { selectionStart, selectionEnd } = event.currentTarget;
                const at = { row, start: selectionStart ?? 0, end: selectionEnd ?? 0 };
                if (apply(pasteRows(values, at, event.clipboardData.getData('text'))))
                  event.preventDefault();
              }}
            />
            {values.length > 1 && (
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remover ${itemLabel.toLowerCase()} ${row + 1}`}
                onClick={() => apply(removeRow(values, row))}
              >
                <X aria-hidden="true" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FieldMessage id={errorId} message={error} />
      <Button
        variant="quiet"
        size="sm"
        className="mt-1.5 -ml-2 text-primary-ink"
        onClick={() => apply(addRow(values))}
      >
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
