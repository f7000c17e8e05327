import { useCallback, useEffect, useRef, useState } from 'react';
import { forget, recall, remember } from './tab-memory.ts';

/** From the last letter to the saving, in milliseconds. */
const pause = 700;

export type SavingState = 'saved' | 'saving' | 'failed';

export interface AutosavedText {
  text: string;
  type: (text: string) => void;
  state: SavingState;
  /** Why it could not be saved. */
  problem: unknown;
  /** Saves now what is not saved yet. @returns whether the server has all of it */
  flush: () => Promise<boolean>;
}

interface AutosaveOptions {
  /** What the text is kept under until it is saved: it outlives an error, a reload and an expired session. */
  name: string;
  /** As the server has it. Where it changes elsewhere, so does a text that nobody is changing here. */
  saved: string;
  /** `was` is what the server had when this text was begun: over another one it is not written. */
  save: (text: string, was: string) => Promise<unknown>;
  /** A choice takes the place of another one; of two texts both are kept. */
  isChoice?: boolean;
}

/** A text that is saved while it is typed, and again when the network is back; leaving saves the rest. */
export function useAutosave({
  name,
  saved,
  save,
  isChoice = false,
}: AutosaveOptions): AutosavedText {
  const key = `draft:${name}`;
  const [text, setText] = useState(() => textAtStart(key, saved, isChoice));
  const [state, setState] = useState<SavingState>('saved');
  const [problem, setProblem] = useState<unknown>(null);
  const latest = useRef(text);
  const stored = useRef(saved);
  /** What this field has said so far, by its words: the server cuts blanks off. */
  const said = useRef(new Set([wordsOf(saved)]));
  const running = useRef<Promise<boolean>>(null);
  const send = useRef(save);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    send.current = save;
  });

  const flush = useCallback(async () => {
    // One at a time, or an older text could arrive last.
    while (running.current) await running.current;
    if (latest.current === stored.current) {
      forget(key);
      return true;
    }
    const sent = latest.current;
    setState('saving');
    const attempt = async () => {
      let isSaved = true;
      try {
        await send.current(sent, stored.current);
        stored.current = sent;
        if (latest.current === sent) forget(key);
        setState('saved');
      } catch (error) {
        isSaved = false;
        setProblem(error);
        setState('failed');
      }
      running.current = null;
      return isSaved;
    };
    said.current.add(wordsOf(sent));
    running.current = attempt();
    return running.current;
  }, [key]);

  useEffect(() => {
    // What this field has said itself is no news: an answer may have been overtaken.
    if (said.current.has(wordsOf(saved)) || latest.current !== stored.current) return;
    said.current.add(wordsOf(saved));
    stored.current = saved;
    latest.current = saved;
    setText(saved);
  }, [saved]);

  useEffect(() => {
    const again = () => void flush();
    // What an earlier visit could not save is saved now.
    again();
    addEventListener('online', again);
    return () => {
      removeEventListener('online', again);
      clearTimeout(timer.current);
      again();
    };
  }, [flush]);

  return {
    text,
    type(next) {
      latest.current = next;
      remember(key, { text: next, was: stored.current } satisfies Draft);
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pause);
    },
    state,
    problem,
    flush,
  };
}

interface Draft {
  text: string;
  /** What the server had when it was begun. */
  was: string;
}

/** What was typed and not saved; under what was saved elsewhere meanwhile, so that neither is lost. */
function textAtStart(key: string, saved: string, isChoice: boolean): string {
  const kept = recall(key) as Draft | string | null;
  // An earlier program kept the text alone.
  const draft = typeof kept === 'string' ? { text: kept, was: saved } : kept;
  if (draft === null) return saved;
  const isNews = ![draft.was, draft.text].map(wordsOf).includes(wordsOf(saved));
  if (!isNews || isChoice) return draft.text;
  return [saved, draft.text].filter(Boolean).join('\n\n');
}

const wordsOf = (text: string) => text.replace(/\s+/g, ' ').trim();
