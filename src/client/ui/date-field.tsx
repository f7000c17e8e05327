import { CalendarDays } from 'lucide-react';
import { useRef, useState, type ComponentProps } from 'react';
import { formatDay, isCalendarDay, parseDay } from '#shared/format.ts';
import { buttonClass } from './button.tsx';
import { Input } from './input.tsx';

interface DateFieldProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'min' | 'max'
> {
  /** `yyyy-MM-dd`, '' for none, or the text as typed while it is no date. */
  value: string;
  onChange: (value: string) => void;
  /** `yyyy-MM-dd`: the first day that the calendar offers. */
  min?: string;
}

/** A day that can be typed (dd/mm/aaaa) or picked in the browser's own calendar. */
export function DateField({ value, onChange, min, disabled, ...rest }: DateFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  // The text is kept while it says the same day, so that typing is never rewritten.
  const [typed, setTyped] = useState('');
  const text = dayOf(typed) === value ? typed : formatDay(value);

  function change(next: string): void {
    setTyped(next);
    onChange(dayOf(next));
  }

  return (
    <span className="relative block">
      <Input
        {...rest}
        value={text}
        disabled={disabled}
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        maxLength={10}
        className="pr-12 tabular-nums"
        onChange={(event) => change(mask(event.target.value, text))}
        onBlur={(event) => {
          const whole = wholeYear(text);
          // Not before the focus is where it goes: a message that vanishes now would take it away.
          if (whole !== text) setTimeout(() => change(whole));
          rest.onBlur?.(event);
        }}
      />
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        value={isCalendarDay(value) ? value : ''}
        min={min}
        disabled={disabled}
        className="pointer-events-none absolute right-0 bottom-0 h-full w-10 opacity-0"
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        aria-label="Abrir calendário"
        disabled={disabled}
        className={`${buttonClass({ variant: 'quiet', size: 'icon' })} absolute top-0 right-0 text-muted`}
        onClick={() => picker.current?.showPicker()}
      >
        <CalendarDays aria-hidden="true" />
      </button>
    </span>
  );
}

/** What a text means: its day, or the text itself where it is none. */
function dayOf(text: string): string {
  return parseDay(text) ?? text;
}

/** A year of two figures, once it is clear that no more will come: 30/04/27 is in 2027. */
export function wholeYear(text: string): string {
  return text.replace(/^(\d{1,2}\/\d{1,2}\/)(?=\d{2}$)/, (day) => `${day}20`);
}

/** Puts the slashes in while digits are added at the end; a pasted `yyyy-MM-dd` is turned round. */
export function mask(next: string, before: string): string {
  const pasted = next.trim();
  if (isCalendarDay(pasted)) return formatDay(pasted);
  if (next.length <= before.length || !/^[\d/]*$/.test(next)) return next;
  if (/^\d{8}$/.test(next)) return next.replace(/^(\d{2})(\d{2})/, '$1/$2/');
  return next
    .replace('//', '/')
    .replace(/^(\d{2})(?=\d*$)/, '$1/')
    .replace(/^(\d{1,2}\/\d{2})(?=\d*$)/, '$1/');
}
