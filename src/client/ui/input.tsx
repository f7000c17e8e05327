import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type Ref,
} from 'react';
import { limits } from '#shared/limits.ts';

// 16 px on touch screens, or iOS zooms the page in when a field takes the focus.
const control =
  'w-full min-w-0 rounded-md border border-control bg-surface text-ink transition-colors placeholder:text-placeholder hover:border-muted focus-visible:border-primary focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:outline-danger pointer-coarse:text-[1rem]';

/** A line of at most this many characters is seen whole where it is typed. */
const shortLine = 200;

/** A long one tells near its end how much of it there is. */
export function Input({ className, type = 'text', ref, ...rest }: ComponentProps<'input'>) {
  const { maxLength = 0, onInput } = rest;
  const limit = maxLength > shortLine ? maxLength : Infinity;
  const { box, count, described, told } = useCounter(limit, ref, rest);
  return (
    <>
      <input
        {...rest}
        ref={box}
        type={type}
        aria-describedby={described}
        className={clsx(control, 'h-10 px-3 pointer-coarse:h-11', className)}
        onInput={(event) => {
          count();
          onInput?.(event);
        }}
      />
      {told}
    </>
  );
}

interface TextareaProps extends ComponentProps<'textarea'> {
  /** Characters it may hold: how many there are is told near the end of them. */
  limit?: number;
}

/** Grows with its text where the browser can; `rows` is the least height. */
export function Textarea({ limit = limits.paragraph, ref, rows = 3, ...rest }: TextareaProps) {
  const { className, style, onInput } = rest;
  const { box, count, described, told } = useCounter(limit, ref, rest);
  return (
    <>
      <textarea
        {...rest}
        ref={box}
        rows={rows}
        aria-describedby={described}
        className={clsx(control, 'field-sizing-content max-h-96 px-3 py-2', className)}
        style={{ minHeight: `calc(${rows} * 1.375rem + 1.125rem)`, ...style }}
        onInput={(event) => {
          count();
          onInput?.(event);
        }}
      />
      {told}
    </>
  );
}

/** Of its limit, from where on the characters are counted. */
const nearlyFull = 0.9;

/** How many characters a field holds, told near the end of what it may hold, and as what describes it. */
function useCounter<Field extends HTMLInputElement | HTMLTextAreaElement>(
  limit: number,
  ref: Ref<Field> | undefined,
  field: { 'aria-describedby'?: string | undefined },
) {
  const box = useRef<Field>(null);
  // A form fills the field in through it: before its characters are counted.
  useImperativeHandle(ref, () => box.current!);
  const [length, setLength] = useState(0);
  const count = () => {
    const typed = box.current?.value.length ?? 0;
    setLength(typed > limit * nearlyFull ? typed : 0);
  };
  // What a form fills in makes no event, but draws it anew.
  useLayoutEffect(count);
  const id = useId();
  const described = [field['aria-describedby'], length > 0 && id].filter(Boolean).join(' ');
  return {
    box,
    count,
    described: described || undefined,
    told: length > 0 && (
      <p
        id={id}
        className={clsx(
          'text-right text-sm tabular-nums',
          length > limit ? 'text-danger' : 'text-muted',
        )}
      >
        {figures.format(length)} de {figures.format(limit)} caracteres
      </p>
    ),
  };
}

const figures = new Intl.NumberFormat('pt-BR');

/** The browser's own select: familiar on every phone, complete on every keyboard. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={clsx('relative block w-full min-w-0', className)}>
      <select
        {...rest}
        className={clsx(control, 'h-10 appearance-none truncate pr-9 pl-3 pointer-coarse:h-11')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
