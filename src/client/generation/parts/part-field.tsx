import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { levelMeanings } from '#documents/kit/level-meanings.ts';
import { formatDay, isCalendarDay, parseDay } from '#shared/format.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Select } from '../../ui/input.tsx';
import type { Part } from './parts.ts';

interface PartFieldProps {
  part: Part;
  text: string;
  /** By which it is found to be given the focus. */
  name: string;
  errorId: string | undefined;
  disabled: boolean;
  onChange: (text: string) => void;
  onKeyDown: ComponentProps<'textarea'>['onKeyDown'];
  onPaste: ComponentProps<'textarea'>['onPaste'];
}

/** A text that looks as on its page and can be written over; a day and a level have the controls of theirs. */
export function PartField(props: PartFieldProps) {
  const { part, text, name, errorId, disabled, onChange, ...hands } = props;
  const control = {
    'data-part': name,
    'aria-label': part.label,
    'aria-invalid': errorId ? true : undefined,
    'aria-describedby': errorId,
  };
  if (part.kind === 'level') {
    return (
      <Select
        {...control}
        disabled={disabled}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      >
        {Object.entries(levelMeanings).map(([level, meaning]) => (
          <option key={level} value={level}>{`${level} · ${meaning}`}</option>
        ))}
      </Select>
    );
  }
  if (part.kind === 'day') {
    return (
      <DateField
        {...control}
        disabled={disabled}
        value={parseDay(text) ?? text}
        onChange={(day) => onChange(isCalendarDay(day) ? formatDay(day) : day)}
      />
    );
  }
  return (
    <Written
      {...control}
      {...hands}
      // The others have their name above them.
      placeholder={part.place?.of === 0 ? termOf(part) : undefined}
      text={text}
      readOnly={disabled}
      onText={onChange}
    />
  );
}

/** What a part is, in a word or two; its whole name is that of its control. */
export function termOf({ label }: Part): string {
  const name = label.split(': ').at(-1)!;
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

interface WrittenProps extends ComponentProps<'textarea'> {
  text: string;
  onText: (text: string) => void;
}

const growsByItself = globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** As high as its text. */
function Written({ text, onText, ...rest }: WrittenProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (growsByItself || !current) return;
    current.style.height = 'auto';
    current.style.height = `${current.scrollHeight + 2}px`;
  });
  return (
    <textarea
      {...rest}
      ref={box}
      rows={1}
      value={text}
      onChange={(event) => onText(event.target.value)}
      className={clsx(
        text === '' ? 'border-control' : 'border-transparent',
        'field-sizing-content w-full min-w-0 rounded-md border bg-transparent placeholder:text-placeholder px-2 py-1 wrap-anywhere transition-colors hover:border-muted focus-visible:border-primary focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary aria-invalid:border-danger aria-invalid:outline-danger pointer-coarse:min-h-11',
      )}
      // What can be done with it stands below it: the focus brings that into view, too.
      style={{ resize: 'none', display: 'block', scrollMarginBottom: '4rem' }}
    />
  );
}
