import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import type { Database } from './db/database.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { startSweeping } from './jobs/sweep.ts';
import type { LanguageModel } from './llm/language-model.ts';

z.config(z.locales.en());

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const languageModel = await loadLanguageModel(config);
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
  const app = await buildApp({ config, db: database.db, languageModel, clientFolder });
  const stopSweeping = startSweeping(database.db, app.log);

  let isStopping = false;
  const stop = async () => {
    // Whoever asks twice does not want to wait.
    if (isStopping) process.exit(1);
    isStopping = true;
    // Requests under way and documents being written are finished first.
    await app.close();
    stopSweeping();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  process.stdout.write(`Leme: http://${config.host}:${port}\nDados: ${database.location}\n`);
}

/** Loads only the driver that is used. */
async function openDatabase(config: Config): Promise<Database> {
  if (config.databaseUrl !== null) {
    const { openPostgresDatabase } = await import('./db/postgres.ts');
    return openPostgresDatabase(config.databaseUrl);
  }
  const { openEmbeddedDatabase } = await import('./db/embedded.ts');
  return openEmbeddedDatabase(config.dataDir);
}

async function loadLanguageModel({ ai }: Config): Promise<LanguageModel | null> {
  if (ai.provider === 'offline') return null;
  const { createLanguageModel } = await import('./llm/provider.ts');
  const { provider, model, apiKey, baseUrl } = ai;
  return createLanguageModel({
    provider,
    model,
    ...(apiKey !== null && { apiKey }),
    ...(baseUrl !== null && { baseUrl }),
  });
}

/** What went wrong, for whoever starts the program: one sentence where it is a setting. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra com PORT.`;
  }
  return `O Leme não pôde começar: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
