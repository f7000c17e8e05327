import type { Db } from '../db/database.ts';

/** Who comes with an address, and when. */
export interface Opening {
  db: Db;
  token: string;
  now: Date;
}

/** What one sort of address opens, as HTML; null where it opens nothing any more. */
export interface LinkPages {
  /** Who sent it. Looking changes nothing. */
  door(opening: Opening): Promise<string | null>;
  open(opening: Opening): Promise<string | null>;
  answer(opening: Opening, form: URLSearchParams): Promise<string | null>;
}
