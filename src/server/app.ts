import { join } from 'node:path';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { limits } from '#shared/limits.ts';
import type { AppParts } from './app-parts.ts';
import { loginRoutes } from './accounts/login-routes.ts';
import { passwordResetRoutes } from './accounts/password-reset-routes.ts';
import { accountRoutes } from './accounts/routes.ts';
import { checkSessions } from './accounts/check-sessions.ts';
import { createCookies } from './accounts/cookies.ts';
import { createSessions } from './accounts/sessions.ts';
import { candidateCardRoutes } from './candidate-cards/routes.ts';
import { commitmentRoutes } from './commitments/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { conversationRoutes } from './conversations/routes.ts';
import { developmentPlanRoutes } from './development-plans/routes.ts';
import { diaryRoutes } from './diary/routes.ts';
import { documentRoutes } from './documents/routes.ts';
import { createAuthor } from './documents/author.ts';
import { createGenerations } from './documents/generations.ts';
import type { WritingRoom } from './documents/writing-room.ts';
import { employeeRoutes } from './employees/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import type { FileStore } from './files/file-store.ts';
import { fileRoutes } from './files/routes.ts';
import { describeApi } from './http/api-docs.ts';
import { serveClient } from './http/client-files.ts';
import { closeGracefully } from './http/graceful-close.ts';
import { refuseChangesOnFullDisk } from './http/disk-full.ts';
import { handleErrors, refuseUnreadable, sendError, toAppError } from './http/error-handler.ts';
import { answerHealth } from './http/health.ts';
import { acceptJsonBodies } from './http/json-body.ts';
import { createLog, logRequests, requestIds } from './http/log.ts';
import { acceptMultipartBodies } from './http/multipart.ts';
import { refuseForeignOrigins } from './http/origin.ts';
import { putOffCalls } from './http/pressure.ts';
import { createRateLimiter } from './http/rate-limit.ts';
import { securityHeadersOf, setSecurityHeaders } from './http/security-headers.ts';
import { sendChangesAlone } from './http/unchanged.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LanguageModel } from './llm/language-model.ts';
import type { Transcriber } from './llm/transcriber.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import type { Metrics } from './metrics/metrics.ts';
import { answerMetrics } from './metrics/serve-metrics.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { mirrorRoutes } from './mirror/routes.ts';
import { meetingClosingRoutes } from './meeting-closings/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { peopleImportRoutes } from './people-imports/routes.ts';
import { searchRoutes } from './search/routes.ts';
import { linkPageRoutes } from './links/page-routes.ts';
import { roundRoutes } from './rounds/routes.ts';
import { shareRoutes } from './shares/routes.ts';
import { suggestionRoutes } from './suggestions/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { teamRoutes } from './teams/routes.ts';
import { todayRoutes } from './today/routes.ts';
import type { Tracing } from './tracing/tracing.ts';

/** The outer edge: what the application is given, and what tests replace. */
export interface AppOptions {
  config: Config;
  db: Db;
  /** null: documents are composed offline. */
  languageModel: LanguageModel | null;
  /** null or absent: nobody writes recordings down. */
  transcriber?: Transcriber | null;
  files: FileStore;
  /** The application enqueues; whoever gives it starts the workers. */
  jobs: Jobs;
  /** Whoever gives it closes it. */
  room: WritingRoom;
  /** Folder of the built client. */
  clientFolder: string;
  now?: () => Date;
  /** null: nobody measures. */
  metrics?: Metrics | null;
  /** null: nobody follows requests across programs. */
  tracing?: Tracing | null;
}

/**
 * How long a client may take to send the head of its request, and the whole of it, in milliseconds: the
 * largest upload on a slow line. Node swaps the two where the first is the larger.
 */
const headersTimeout = 20_000;
const requestTimeout = 120_000;

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, db, files, jobs, room, clientFolder, metrics = null, tracing = null } = options;
  const { now = () => new Date() } = options;
  const logger: FastifyBaseLogger = createLog(config.logLevel);
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    // The nearest proxy alone: what precedes its entry in X-Forwarded-For anyone may have written.
    trustProxy: config.trustProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: limits.jsonBodyBytes,
    requestTimeout,
    http: { headersTimeout },
    clientErrorHandler: refuseUnreadable,
    routerOptions: { maxParamLength: 1_000 },
    // No hook has run: the address could not be read.
    frameworkErrors: (error, request, reply) => {
      const headers = securityHeadersOf(config);
      void sendError(toAppError(error), request, reply.headers(headers));
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  // Handlers are bound to their response by type; the tests check the values.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));

  closeGracefully(app);
  handleErrors(app);
  logRequests(app);
  if (metrics) measureRequests(app, metrics);
  tracing?.traceRequests(app);
  acceptJsonBodies(app);
  setSecurityHeaders(app, config);
  sendChangesAlone(app);
  await putOffCalls(app, config.maxEventLoopDelay);
  if (config.databaseUrl === null) refuseChangesOnFullDisk(app, config.dataDir);
  await acceptMultipartBodies(app, join(config.dataDir, 'uploads'));
  const sessions = createSessions(db, now);
  refuseForeignOrigins(app, config.publicUrl);
  const cookies = createCookies(config.publicUrl);
  await checkSessions(app, { sessions, sessionCookie: cookies.session });
  await describeApi(app);

  const languageModel = observed(options);
  const parts: AppParts = {
    config,
    db,
    files,
    jobs,
    now,
    room,
    transcriber: options.transcriber ?? null,
    sessions,
    cookies,
    rateLimiter: createRateLimiter(db, { enabled: config.rateLimit, now }),
    author: createAuthor(languageModel, room),
    generations: createGenerations({
      db,
      languageModel,
      room,
      now,
      log: app.log,
      onLaunch: (launched) => metrics?.generationBegan(launched),
    }),
  };
  answerHealth(app, db);
  answerMetrics(app, metrics, config.metrics);
  accountRoutes(app, parts);
  loginRoutes(app, parts);
  passwordResetRoutes(app, parts);
  companyRoutes(app, parts);
  teamRoutes(app, parts);
  employeeRoutes(app, parts);
  peopleImportRoutes(app, parts);
  diaryRoutes(app, parts);
  conversationRoutes(app, parts);
  developmentPlanRoutes(app, parts);
  meetingClosingRoutes(app, parts);
  candidateCardRoutes(app, parts);
  commitmentRoutes(app, parts);
  shareRoutes(app, parts);
  roundRoutes(app, parts);
  linkPageRoutes(app, parts);
  mirrorRoutes(app, parts);
  fileRoutes(app, parts);
  documentRoutes(app, parts);
  exportRoutes(app, parts);
  suggestionRoutes(app, parts);
  todayRoutes(app, parts);
  notificationRoutes(app, parts);
  searchRoutes(app, parts);
  supportRoutes(app, parts);
  privacyRoutes(app, parts);
  await serveClient(app, clientFolder, async (request) => {
    const token = cookies.session.read(request);
    return token !== null && (await sessions.find(token)) !== null;
  });
  // A document that is being written is work under way, even when nobody waits for it any more.
  app.addHook('onClose', () => parts.generations.settle());
  return app;
}

/** The model, with those around it that look on. */
function observed({ languageModel, metrics, tracing }: AppOptions): LanguageModel | null {
  if (languageModel === null) return null;
  const measured = metrics?.aroundModel(languageModel) ?? languageModel;
  return tracing?.aroundModel(measured) ?? measured;
}
