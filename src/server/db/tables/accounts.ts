import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Philosophy, Process } from '#shared/companies.ts';
import type { Tipo } from '#shared/vocabulary.ts';
import { id, instant, createdAt, updatedAt } from './columns.ts';

/* Who signs in, and the company each of them owns. */

/**
 * One row, made with the database: a store of files that bears its id holds the files of this database,
 * and of no other.
 */
export const installation = pgTable('installation', { id: id().defaultRandom() });

export const users = pgTable(
  'users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Lower case: e-mails compare without case. */
    emailKey: text('email_key').notNull(),
    phone: text('phone').notNull(),
    position: text('position').notNull(),
    tipo: text('tipo').$type<Tipo>().notNull(),
    passwordHash: text('password_hash').notNull(),
    photoFileId: uuid('photo_file_id'),
    /** `trial` or `active`; a trial whose last day has passed is answered as `expired`. */
    subscription: text('subscription').$type<'trial' | 'active'>().notNull().default('trial'),
    trialEndsOn: date('trial_ends_on', { mode: 'string' }).notNull(),
    credits: integer('credits').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.emailKey),
    check('users_credits_not_negative', sql`${table.credits} >= 0`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's token, in hex: the token itself is stored nowhere. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Browsers that have logged in as a user. They have a rate limit of their own, so that whoever guesses
 * the password elsewhere does not lock the user out.
 */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the cookie's token, in hex. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('known_devices_user').on(table.userId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_user').on(table.userId)],
);

/** Counters of the rate limits, shared by every process. */
export const rateLimits = pgTable('rate_limits', {
  /** SHA-256 of what is counted, in hex: that holds e-mails and addresses. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});

export const companies = pgTable(
  'companies',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    cnpj: text('cnpj'),
    description: text('description').notNull(),
    activities: text('activities').notNull(),
    philosophy: jsonb('philosophy').$type<Philosophy>().notNull(),
    processes: jsonb('processes').$type<(Process | string)[]>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  // One company a user, also when two requests race.
  (table) => [uniqueIndex('companies_owner').on(table.ownerId)],
);
