import { ConfigError } from '../config-error.ts';
import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import type { PoolOptions } from './postgres.ts';

/**
 * Opens the database that the settings name, and loads only the driver that it needs.
 *
 * @throws ConfigError where it cannot be used; FolderInUseError
 */
export async function openDatabase(
  { databaseUrl, dataDir }: Config,
  options: Partial<PoolOptions> = {},
): Promise<Database> {
  if (databaseUrl !== null) {
    const { openPostgresDatabase } = await import('./postgres.ts');
    return openPostgresDatabase(databaseUrl, options).catch((error: unknown) => {
      throw new ConfigError(
        `DATABASE_URL: não foi possível usar o banco em ${new URL(databaseUrl).host} (${reason(error)}).`,
      );
    });
  }
  const { openEmbeddedDatabase } = await import('./embedded.ts');
  return openEmbeddedDatabase(dataDir).catch((error: unknown) => {
    const isFileFault = (error as { syscall?: string }).syscall !== undefined;
    throw isFileFault
      ? new ConfigError(`DATA_DIR: não foi possível usar a pasta ${dataDir} (${reason(error)}).`)
      : error;
  });
}

/** The code of a failure where it has one: a message may quote a password. */
function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return code ?? message ?? String(error);
}
