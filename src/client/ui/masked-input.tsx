import type { ComponentProps } from 'react';
import { Input } from './input.tsx';

interface MaskedInputProps extends ComponentProps<'input'> {
  /** Typed text as it is written; it may be given the same text again. */
  mask: (typed: string) => string;
}

/** Sets the separators of a number as it is typed. The page holds its value, as any field's of its form. */
export function MaskedInput({ mask, onChange, ...rest }: MaskedInputProps) {
  return (
    <Input
      {...rest}
      onChange={(event) => {
        applyMask(event.currentTarget, mask);
        onChange?.(event);
      }}
    />
  );
}

const separators = /[^0-9a-z+]/gi;

/** The caret stays behind the character that it stood behind. */
function applyMask(input: HTMLInputElement, mask: (typed: string) => string): void {
  const typed = input.value;
  const masked = mask(typed);
  if (masked === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const before = mask(typed.slice(0, caret)).replace(separators, '').length;
  input.value = masked;
  const place = caret === typed.length ? masked.length : endOf(masked, before);
  input.setSelectionRange(place, place);
}

/** Where the first `count` characters that are no separators end. */
function endOf(text: string, count: number): number {
  let seen = 0;
  let place = 0;
  while (seen < count && place < text.length) {
    if (text[place]?.replace(separators, '')) seen += 1;
    place += 1;
  }
  return place;
}
