import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type DOMAttributes,
  type Ref,
} from 'react';
import { limits } from '#shared/limits.ts';

// 16 px on touch screens, or iOS zooms the page in when a field takes the focus.
const control =
  'w-full min-w-0 rounded-md border border-control bg-surface text-ink transition-colors placeholder:text-placeholder hover:border-muted focus-visible:border-primary focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-primary disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-muted aria-invalid:border-danger aria-invalid:outline-danger pointer-coarse:text-[1rem]';

/** A line of at most this many characters is seen whole where it is typed. */
const shortLine = 200;

/** A long one tells near its end how much of it there is. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const { maxLength = 0 } = rest;
  const { counted, told } = useCounter(maxLength > shortLine ? maxLength : Infinity, rest);
  return (
    <>
      <input
        {...rest}
        {...counted}
        type={type}
        className={clsx(control, 'h-10 px-3 pointer-coarse:h-11', className)}
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
export function Textarea({ limit = limits.paragraph, rows = 3, ...rest }: TextareaProps) {
  const { className, style } = rest;
  const { counted, told } = useCounter(limit, rest);
  return (
    <>
      <textarea
        {...rest}
        {...counted}
        rows={rows}
        className={clsx(control, 'field-sizing-content max-h-96 px-3 py-2', className)}
        style={{ minHeight: `calc(${rows} * 1.375rem + 1.125rem)`, ...style }}
      />
      {told}
    </>
  );
}

/** Of its limit, from where on the characters are counted. */
const nearlyFull = 0.9;

type CountedProps<Field> = Pick<DOMAttributes<Field>, 'onInput'> & {
  ref?: Ref<Field> | undefined;
  'aria-describedby'?: string | undefined;
};

/** How many characters a field holds, told near the end of what it may hold, and as what describes it. */
function useCounter<Field extends HTMLInputElement | HTMLTextAreaElement>(
  limit: number,
  { ref, onInput, 'aria-describedby': describedBy }: CountedProps<Field>,
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
  const described = [describedBy, length > 0 && id].filter(Boolean).join(' ');
  const counted: CountedProps<Field> = {
    ref: box,
    'aria-describedby': described || undefined,
    onInput: (event) => {
      count();
      onInput?.(event);
    },
  };
  return {
    counted,
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
