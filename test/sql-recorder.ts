import type { Logger } from 'drizzle-orm';

/** A statement as it was sent. */
export interface SentSql {
  text: string;
  values: unknown[];
}

/** The tables that rows were held of, in order. */
export function heldBy(sent: readonly SentSql[]): string[] {
  const held = /from "(\w+)" .* for (?:update|key share)/su;
  return sent.flatMap(({ text }) => held.exec(text)?.[1] ?? []);
}

/** Listens to a database, and tells what was sent to it while some work was done. */
export function createSqlRecorder() {
  let recording: SentSql[] | null = null;
  const logger: Logger = {
    logQuery: (text, values) => void recording?.push({ text, values }),
  };
  return {
    logger,
    async sqlOf(work: () => Promise<unknown>): Promise<SentSql[]> {
      const sent: SentSql[] = [];
      recording = sent;
      try {
        await work();
      } finally {
        recording = null;
      }
      return sent;
    },
  };
}
