import { startPostgres } from '../scripts/postgres.mjs';

export { startPostgres };

/** Tests of one project started by hand bring their own server; `npm test` names the one it started. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined;
  const server = await startPostgres();
  process.env['TEST_DATABASE_URL'] = server.url;
  return server.stop;
}
