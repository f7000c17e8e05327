import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

interface SearchInputProps extends Omit<
  ComponentProps<typeof Input>,
  'type' | 'value' | 'onChange'
> {
  value: string;
  onChange: (value: string) => void;
}

/** Where words are typed that something is looked for by. `className` and `style` are its place. */
export function SearchInput({ onChange, className, style, ...rest }: SearchInputProps) {
  return (
    <span className={clsx('relative block w-full min-w-0', className)} style={style}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        {...rest}
        type="search"
        onChange={(event) => onChange(event.target.value)}
        className="pl-9"
      />
    </span>
  );
}
