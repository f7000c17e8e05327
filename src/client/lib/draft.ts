import { useState } from 'react';
import { forget, recall, remember } from './tab-memory.ts';

/** Text that outlives an error, a reload and an expired session, but not the tab, and not 'Sair'. */
export function useDraft(name: string): [string, (text: string) => void] {
  const key = `draft:${name}`;
  const [text, setText] = useState(() => {
    const kept = recall(key);
    return typeof kept === 'string' ? kept : '';
  });
  return [
    text,
    (next) => {
      setText(next);
      if (next === '') forget(key);
      else remember(key, next);
    },
  ];
}
