/** Runs SQL on one connection, always the same. */
export type Run = (text: string) => Promise<{ rows: unknown[] }>;
