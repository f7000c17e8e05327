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
  /** Saves now what is not saved yet. */
  flush: () => Promise<void>;
}

interface AutosaveOptions {
  /** What the text is kept under until it is saved: it outlives an error, a reload and an expired session. */
  name: string;
  /** As the server has it. */
  saved: string;
  save: (text: string) => Promise<unknown>;
}

/** A text that is saved while it is typed, and again when the network is back; leaving saves the rest. */
export function useAutosave({ name, saved, save }: AutosaveOptions): AutosavedText {
  const key = `draft:${name}`;
  const [text, setText] = useState(() => {
    const kept = recall(key);
    return typeof kept === 'string' ? kept : saved;
  });
  const [state, setState] = useState<SavingState>('saved');
  const [problem, setProblem] = useState<unknown>(null);
  const latest = useRef(text);
  const stored = useRef(saved);
  const running = useRef<Promise<void>>(null);
  const send = useRef(save);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    send.current = save;
  });

  const flush = useCallback(async () => {
    // One at a time, or an older text could arrive last.
    while (running.current) await running.current;
    if (latest.current === stored.current) return;
    const sent = latest.current;
    setState('saving');
    const attempt = async () => {
      try {
        await send.current(sent);
        stored.current = sent;
        if (latest.current === sent) forget(key);
        setState('saved');
      } catch (error) {
        setProblem(error);
        setState('failed');
      }
      running.current = null;
    };
    running.current = attempt();
    await running.current;
  }, [key]);

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
      remember(key, next);
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), pause);
    },
    state,
    problem,
    flush,
  };
}
