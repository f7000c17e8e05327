import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/* Columns that tables share. Ids are UUIDv7, made by the process, so that they sort by time. */

export const id = () => uuid('id').primaryKey();

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const createdAt = () => instant('created_at').notNull().defaultNow();

export const updatedAt = () => instant('updated_at').notNull().defaultNow();

/**
 * Any JSON value. Drizzle's own `jsonb` reads a text as JSON once more than the driver has: “2026” would come back as a
 * number.
 */
export const jsonValue = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) => JSON.stringify(value),
});

/**
 * The user whose row it is. It refers to nothing: a reference would cost an index in every table, and who
 * writes for a company may leave it while what they wrote stays.
 */
export const authorId = () => uuid('author_id').notNull();
