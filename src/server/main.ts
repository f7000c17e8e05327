import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { speakPortuguese } from '#shared/validation-messages.ts';
import { sendResetMails } from './accounts/send-reset-mail.ts';
import { buildApp } from './app.ts';
import { sendDigests, startDigests } from './commitments/digest.ts';
import { ConfigError } from './config-error.ts';
import { readConfig } from './config.ts';
import { DamagedDatabaseError } from './db/damaged-database.ts';
import { FolderInUseError } from './db/folder-lock.ts';
import { openDatabase } from './db/open-database.ts';
import { createWritingRoom } from './documents/writing-room.ts';
import { openFileStore } from './files/open-file-store.ts';
import { claimStore } from './files/store-owner.ts';
import { createJobs } from './jobs/jobs.ts';
import { startSweeping } from './jobs/sweep.ts';
import { authorLine, configuredModel } from './llm/configured-model.ts';
import { configuredTranscriber } from './llm/transcriber.ts';
import { openMailer } from './mail/open-mailer.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { listenForMetrics } from './metrics/serve-metrics.ts';
import { startFilling } from './search/fill.ts';
import { openTracing } from './tracing/open-tracing.ts';

speakPortuguese();

/** Longer than any statement that a request runs. */
const databaseSilenceMs = 60_000;

async function start(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  const tracing = await openTracing();
  const database = await openDatabase(config, { silenceMs: databaseSilenceMs });
  if (database.pool) tracing?.traceQueries(database.pool);
  const metrics = await openMetrics(config, database);
  const languageModel = await configuredModel(config);
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url));
  const files = await openFileStore(config);
  const { db } = database;
  const jobs = createJobs(database.executeSql);
  const room = createWritingRoom();
  const transcriber = configuredTranscriber(config);
  const edges = { languageModel, transcriber, metrics, tracing };
  const app = await buildApp({ config, db, files, jobs, room, clientFolder, ...edges });
  await claimStore(db, files).then(
    (isOurs) => isOurs || app.log.warn('the file store holds the files of another installation'),
    // Whoever needs no file is served all the same; each sweep asks again.
    (error: unknown) => app.log.warn({ err: error }, 'the file store does not answer'),
  );
  const metricsPort =
    metrics && config.metrics.port !== null
      ? await listenForMetrics(metrics, config.metrics)
      : null;
  const stopSweeping = startSweeping({ database, files }, app.log);

  const stopDigests = startDigests({ db, jobs }, app.log);
  const stopFilling = startFilling(db, app.log);

  let stoppingSince: number | null = null;
  const stop = async () => {
    if (stoppingSince !== null) {
      // A terminal and npm send the same signal twice; whoever asks again later does not want to wait.
      if (Date.now() - stoppingSince > 1_000) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    // Requests under way and documents being written are finished first.
    await app.close();
    await room.close();
    await metricsPort?.close();
    stopSweeping();
    stopDigests();
    stopFilling();
    await jobs.stop();
    await database.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  process.stdout.write(
    `Leme: http://${host}:${port}\nDados: ${database.location}\n${authorLine(config.ai)}\n`,
  );
  if (metricsPort) process.stdout.write(`Métricas: ${metricsPort.url}\n`);

  const toMailer = openMailer(config, app.log);
  const mailer = metrics?.aroundMailer(toMailer) ?? toMailer;
  const mails = { db, mailer, publicUrl: config.publicUrl, now: () => new Date() };
  const handlers = {
    'password-reset-mail': sendResetMails(mails),
    'commitment-digest': sendDigests(mails),
  };
  jobs.start(metrics?.aroundJobs(handlers) ?? handlers, app.log);
}

/** What went wrong, for whoever starts the program: one sentence where it is a setting. */
function explain(error: unknown): string {
  const isSentence = [ConfigError, FolderInUseError, DamagedDatabaseError].some(
    (known) => error instanceof known,
  );
  if (isSentence) return (error as Error).message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `A porta ${port} já está em uso. Encerre o outro programa ou escolha outra com PORT.`;
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `Não é possível usar o endereço de HOST e PORT (${code}). Escolha outros.`;
  }
  return `O Leme não pôde começar: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
