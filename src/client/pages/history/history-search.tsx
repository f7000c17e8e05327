import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { limits } from '#shared/limits.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Input } from '../../ui/input.tsx';

/** From the last letter to the search, in milliseconds. */
const pause = 250;

interface HistorySearchProps {
  /** As the address has it. */
  value: string;
  onChange: (value: string) => void;
}

/** What is looked for in all documents. Where the address changes by other means, so does the field. */
export function HistorySearch({ value, onChange }: HistorySearchProps) {
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
  return (
    <span style={{ gridColumn: '1 / -1' }} className="relative block w-full min-w-0">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label="Buscar nos documentos"
        placeholder="Buscar no texto e no título dos documentos"
        maxLength={limits.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="pl-9"
      />
    </span>
  );
}
