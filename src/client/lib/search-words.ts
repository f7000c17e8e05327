import { useEffect, useRef, useState } from 'react';
import { useDebounced } from './use-debounced.ts';

/** From the last letter to the search, in milliseconds. */
const pause = 250;

/**
 * The words of a search as they are typed, told when the typing pauses. Where they change by other
 * means, as by the back button, the field follows.
 *
 * @param value as the address has them
 */
export function useSearchWords(
  value: string,
  onChange: (words: string) => void,
): [string, (typed: string) => void] {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const settled = useDebounced(text, pause);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);
  const isTyped = settled === text && settled.trim() !== value;
  useEffect(() => {
    if (!isTyped || settled.trim() === told.current) return;
    told.current = settled.trim();
    onChange(settled.trim());
  }, [isTyped, settled, onChange]);
  return [text, setText];
}
