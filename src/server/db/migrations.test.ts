import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../../../test/migrations.ts';

/*
 * While processes are exchanged one by one, the earlier program works on the schema of the next. So a
 * migration only adds; what is no longer used goes in a later release, when no process knows it.
 */

/** The first two are from before the first release. */
const firstHeld = '0002';

/** Of a column that every earlier program leaves null. */
const harmlessReference =
  /^alter table "commitments" add constraint "commitments_conversation_fk" /i;

const additive = [
  harmlessReference,
  /^create table /i,
  /^create (unique )?index /i,
  /^drop index /i,
  /^create (or replace )?(function|trigger) /i,
  /^(update|insert) /i,
  /^create statistics /i,
  /^analyze /i,
];

function isAdditive(statement: string): boolean {
  if (/^alter table \S+ add column /i.test(statement)) {
    // What an earlier program inserts has no value for it.
    return !/ not null/i.test(statement) || / default /i.test(statement);
  }
  return additive.some((form) => form.test(statement));
}

/** What an earlier program inserts without a value has one by the time it is asked for. */
function isFilled(statement: string, migration: readonly string[]): boolean {
  const [, table, column] =
    /^alter table "(\w+)" alter column "(\w+)" set not null;$/i.exec(statement) ?? [];
  const trigger = `before insert on "${table}" for each row when (new."${column}" is null) `;
  return table !== undefined && migration.some((each) => each.toLowerCase().includes(trigger));
}

/** The statements that an earlier program might not survive. */
function notAdditive(migration: string): string[] {
  const statements = migration
    .split('--> statement-breakpoint')
    .map((statement) =>
      statement
        .replace(/^--.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((statement) => statement !== '');
  return statements.filter((each) => !isAdditive(each) && !isFilled(each, statements));
}

test.each([
  'ALTER TABLE "users" DROP COLUMN "phone";',
  'ALTER TABLE "users" RENAME COLUMN "phone" TO "telephone";',
  'ALTER TABLE "users" ADD COLUMN "plan" text NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "phone" SET NOT NULL;',
  'DROP TABLE "users";',
])('%s is found', (statement) => {
  expect(notAdditive(`-- why\n${statement}`)).toEqual([statement]);
});

test.each([
  'ALTER TABLE "users" ADD COLUMN "plan" text;',
  'ALTER TABLE "users" ADD COLUMN "plan" text DEFAULT \'free\' NOT NULL;',
  'ALTER TABLE "users" ADD COLUMN "plan" text NOT NULL DEFAULT \'free\';',
  'CREATE INDEX "a" ON "users" ("phone");',
])('%s is let be', (statement) => {
  expect(notAdditive(statement)).toEqual([]);
});

test('a column is required where a trigger fills it, and there alone', () => {
  const fills = `CREATE TRIGGER "fills" BEFORE INSERT ON "users" FOR EACH ROW
    WHEN (NEW."plan" IS NULL) EXECUTE FUNCTION "fill"();`;
  const requires = (column: string) => `ALTER TABLE "users" ALTER COLUMN "${column}" SET NOT NULL;`;
  const migration = [fills, requires('plan'), requires('phone')].join('--> statement-breakpoint');
  expect(notAdditive(migration)).toEqual([requires('phone')]);
});

test('migrations only add', () => {
  const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
  const held = files.filter((name) => name >= firstHeld);
  expect(held.length).toBeGreaterThan(0);
  const statements = held.flatMap((name) =>
    notAdditive(readFileSync(`${migrationsFolder}/${name}`, 'utf8')),
  );
  expect(statements).toEqual([]);
});
