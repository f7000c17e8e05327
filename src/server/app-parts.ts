import type { Cookies } from './accounts/cookies.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Author } from './documents/author.ts';
import type { Generations } from './documents/generations.ts';
import type { WritingRoom } from './documents/writing-room.ts';
import type { FileStore } from './files/file-store.ts';
import type { RateLimiter } from './http/rate-limit.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Transcriber } from './llm/transcriber.ts';

/** What the routes work with. */
export interface AppParts {
  config: Config;
  db: Db;
  files: FileStore;
  jobs: Jobs;
  now: () => Date;
  rateLimiter: RateLimiter;
  sessions: Sessions;
  cookies: Cookies;
  generations: Generations;
  /** Who writes: the composers, or a language model. */
  author: Author;
  room: WritingRoom;
  /** null: nobody writes recordings down. */
  transcriber: Transcriber | null;
}
