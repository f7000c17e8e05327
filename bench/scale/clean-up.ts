import { onConnection } from './database.ts';

const tables = [
  'generations',
  'documents',
  'diary_entries',
  'notifications',
  'teams',
  'audit_events',
];

/** Takes away what a bench has added since, so that the next finds what this one found. */
export async function cleanUp(url: string, since: Date): Promise<void> {
  const first = `${since.getTime().toString(16).padStart(12, '0')}70008000000000000000`;
  const id = first.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  await onConnection(url, async (run) => {
    for (const table of tables) await run(`delete from ${table} where id >= '${id}'`);
    await run(`delete from sessions where created_at >= '${since.toISOString()}'`);
    await run('vacuum analyze');
  });
}
