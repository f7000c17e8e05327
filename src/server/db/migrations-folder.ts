import { fileURLToPath } from 'node:url';

/** Beside this file in the sources, and beside the bundle once built. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
