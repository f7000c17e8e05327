import { join } from 'node:path';
import { ConfigError } from '../config-error.ts';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { openFolderStore } from './folder-store.ts';

/**
 * Opens the file store that the settings name.
 *
 * @throws ConfigError where the folder cannot be used
 */
export async function openFileStore({ s3, dataDir }: Config): Promise<FileStore> {
  if (s3 !== null) {
    const { openS3Store } = await import('./s3-store.ts');
    return openS3Store(s3);
  }
  const folder = join(dataDir, 'files');
  return openFolderStore(folder).catch((error: unknown) => {
    const { code = String(error) } = error as { code?: string };
    throw new ConfigError(`DATA_DIR: não foi possível usar a pasta ${folder} (${code}).`);
  });
}
