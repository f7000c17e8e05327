import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const migrationsFolder = fileURLToPath(
  new URL('../src/server/db/migrations', import.meta.url),
);

/** Names what the migrations make, so that a change of them makes a new template. */
export function hashMigrations(): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(migrationsFolder).toSorted()) {
    if (!file.endsWith('.sql')) continue;
    hash.update(file).update(readFileSync(`${migrationsFolder}/${file}`));
  }
  return hash.digest('hex').slice(0, 16);
}
