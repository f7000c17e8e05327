import type { PGlite } from '@electric-sql/pglite';
import { loadTemplate } from './embedded-template.ts';

/** An embedded database of a test's own, until it is given back. */
export interface LentDatabase {
  pglite: PGlite;
  giveBack(): Promise<void>;
}

/** Empty, between two test files of this process: starting one costs as much as a dozen tests. */
let spare: Kept | null = null;

interface Kept {
  pglite: PGlite;
  /** Of its tables, functions and triggers, as migrations made them. */
  shape: string;
  /** Rows that migrations wrote, by table. */
  rows: Record<string, unknown[]>;
}

/** A migrated database without rows. */
export async function lendDatabase(): Promise<LentDatabase> {
  const kept = spare ?? (await open());
  spare = null;
  let isLent = true;
  const giveBack = async () => {
    if (!isLent) return;
    isLent = false;
    // Two that were lent at once, or one that a test has broken or changed.
    if (spare || !(await empty(kept).catch(() => false))) return kept.pglite.close();
    spare = kept;
  };
  return { pglite: kept.pglite, giveBack };
}

async function open(): Promise<Kept> {
  const pglite = await loadTemplate();
  const rows: Kept['rows'] = {};
  for (const table of await tablesOf(pglite)) {
    const { rows: found } = await pglite.query<{ row: unknown }>(
      `select to_jsonb(t) as row from ${table} t`,
    );
    if (found.length > 0) rows[table] = found.map(({ row }) => row);
  }
  return { pglite, shape: await shapeOf(pglite), rows };
}

/** Beyond this the rows that went are in the way of those that come; with none it has 10. */
const mostMegabytes = 30;

/** Whether it is as it was: what has another shape, or has grown, is not kept. */
async function empty({ pglite, shape, rows }: Kept): Promise<boolean> {
  await pglite.exec('rollback');
  await pglite.exec('discard all');
  if ((await shapeOf(pglite)) !== shape || (await megabytesOf(pglite)) > mostMegabytes)
    return false;
  const deletions = (await tablesOf(pglite)).map((table) => `delete from ${table};`);
  await pglite.exec(`drop schema if exists pgboss cascade;
    set session_replication_role = replica; ${deletions.join(' ')}`);
  for (const [table, written] of Object.entries(rows)) {
    const recordset = `jsonb_populate_recordset(null::${table}, $1)`;
    await pglite.query(`insert into ${table} select * from ${recordset}`, [written]);
  }
  await pglite.exec('reset session_replication_role');
  return true;
}

async function tablesOf(pglite: PGlite): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public'`,
  );
  return rows.map(({ name }) => name);
}

async function megabytesOf(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float as bytes',
  );
  return rows[0]!.bytes / 2 ** 20;
}

async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(
    `select md5(string_agg(line, ',' order by line)) as shape from (
       select concat(relname, relkind, reloptions) as line from pg_class
         where relnamespace = 'public'::regnamespace
       union all select concat(attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull)
         from pg_attribute join pg_class on pg_class.oid = attrelid
         where relnamespace = 'public'::regnamespace and attnum > 0
       union all select concat(adrelid::regclass, adnum, pg_get_expr(adbin, adrelid)) from pg_attrdef
       union all select concat(proname, md5(prosrc)) from pg_proc
         where pronamespace = 'public'::regnamespace
       union all select concat(tgname, tgenabled) from pg_trigger
         where tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
       union all select concat(conname, convalidated) from pg_constraint
         where connamespace = 'public'::regnamespace
     ) as lines`,
  );
  return rows[0]!.shape;
}
