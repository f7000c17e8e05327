import * as z from 'zod/mini';
import { generationTimes } from '#shared/generation-times.ts';
import { readAi, readTranscription, type AiConfig, type TranscriptionConfig } from './ai-config.ts';
import { ConfigError } from './config-error.ts';
import { responseFormats } from './llm/response-format.ts';

const wholeNumber = (name: string, minimum: number, maximum: number) => {
  const message = `${name} deve ser um número inteiro de ${minimum} a ${maximum}.`;
  return z
    .pipe(z.string().check(z.regex(/^\d+$/, message)), z.transform(Number))
    .check(z.refine((value) => value >= minimum && value <= maximum, message));
};

const price = (name: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d+(\.\d+)?$/, `${name} deve ser um número como 2.50.`)),
    z.transform(Number),
  );

const address = (name: string, protocols: string[]) =>
  z
    .string()
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
        `${name} deve ser um endereço que comece com ${protocols.map((p) => `${p}//`).join(' ou ')}.`,
      ),
    );

const choice = <const T extends string>(name: string, values: readonly [T, ...T[]]) =>
  z.enum(values, `${name} deve ser um destes: ${values.join(', ')}.`);

const longestModelSeconds = generationTimes.slowestModel / 1_000;

const environmentSchema = z.object({
  PORT: z._default(wholeNumber('PORT', 0, 65_535), 3000),
  HOST: z._default(z.string(), 'localhost'),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(address('DATABASE_URL', ['postgres:', 'postgresql:'])),
  PUBLIC_URL: z.optional(address('PUBLIC_URL', ['http:', 'https:'])),
  TRUST_PROXY: z._default(choice('TRUST_PROXY', ['on', 'off']), 'off'),
  RATE_LIMIT: z._default(choice('RATE_LIMIT', ['on', 'off']), 'on'),
  MAX_EVENT_LOOP_DELAY: z._default(wholeNumber('MAX_EVENT_LOOP_DELAY', 0, 60_000), 2_000),
  LOG_LEVEL: z._default(choice('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  METRICS_PORT: z.optional(wholeNumber('METRICS_PORT', 0, 65_535)),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  METRICS_TOKEN: z.optional(
    z.string().check(z.minLength(16, 'METRICS_TOKEN deve ter pelo menos 16 caracteres.')),
  ),
  TRIAL_DAYS: z._default(wholeNumber('TRIAL_DAYS', 0, 3650), 14),
  INITIAL_CREDITS: z._default(wholeNumber('INITIAL_CREDITS', 0, 1_000_000), 50),
  SMTP_URL: z.optional(address('SMTP_URL', ['smtp:', 'smtps:'])),
  MAIL_FROM: z.optional(z.string()),
  SUPPORT_FORM_URL: z.optional(address('SUPPORT_FORM_URL', ['http:', 'https:'])),
  SUPPORT_EMAIL: z.optional(z.email('SUPPORT_EMAIL deve ser um endereço de email.')),
  S3_ENDPOINT: z.optional(address('S3_ENDPOINT', ['http:', 'https:'])),
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
  AI_PROVIDER: z._default(
    choice('AI_PROVIDER', ['offline', 'openai', 'anthropic', 'google', 'openai-compatible']),
    'offline',
  ),
  AI_MODEL: z.optional(z.string()),
  AI_API_KEY: z.optional(z.string()),
  AI_PRICE_INPUT: z.optional(price('AI_PRICE_INPUT')),
  AI_PRICE_OUTPUT: z.optional(price('AI_PRICE_OUTPUT')),
  AI_BASE_URL: z.optional(address('AI_BASE_URL', ['http:', 'https:'])),
  AI_RESPONSE_FORMAT: z.optional(choice('AI_RESPONSE_FORMAT', responseFormats)),
  AI_MAX_OUTPUT_TOKENS: z.optional(wholeNumber('AI_MAX_OUTPUT_TOKENS', 500, 1_000_000)),
  AI_FIRST_WORD_TIMEOUT: z.optional(wholeNumber('AI_FIRST_WORD_TIMEOUT', 1, longestModelSeconds)),
  AI_SILENCE_TIMEOUT: z.optional(wholeNumber('AI_SILENCE_TIMEOUT', 1, longestModelSeconds)),
  AI_TOTAL_TIMEOUT: z.optional(wholeNumber('AI_TOTAL_TIMEOUT', 1, longestModelSeconds)),
  AI_HEADERS: z.optional(z.string()),
  AI_EXTRA_BODY: z.optional(z.string()),
  AI_QUERY: z.optional(z.string()),
  AI_STREAM_USAGE: z._default(choice('AI_STREAM_USAGE', ['on', 'off']), 'on'),
  AI_TRANSCRIPTION_MODEL: z.optional(z.string()),
});

/** Every environment variable that is read. */
export const settingNames = Object.keys(environmentSchema.shape);

/** An object store, addressed as `{endpoint}/{bucket}/{key}`. */
export interface S3Config {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Where users reach the application, without a trailing slash. */
  publicUrl: string;
  trustProxy: boolean;
  rateLimit: boolean;
  /** How long the process may be busy before requests are turned away, in milliseconds; 0: never. */
  maxEventLoopDelay: number;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Who may read the metrics. */
  metrics: {
    /** A port of their own; null: they have none. */
    port: number | null;
    host: string;
    /** What a reader has to send; null: nothing. */
    token: string | null;
    /** Of a million tokens; null: nobody counts. */
    prices: { input: number; output: number } | null;
  };
  trialDays: number;
  initialCredits: number;
  mail: {
    /** null: mails are written to a folder. */
    smtpUrl: string | null;
    /** The sender, as in `Name <address>`. */
    from: string;
  };
  /** What the support screen offers; null: it has none. */
  support: {
    /** A form of elsewhere, which the screen embeds. */
    formUrl: string | null;
    email: string | null;
  };
  /** null: files are kept in a folder. */
  s3: S3Config | null;
  ai: AiConfig;
  /** null: nothing writes recordings down. */
  transcription: TranscriptionConfig | null;
}

/**
 * Reads the settings once. A variable that is set to nothing counts as not set.
 *
 * @throws ConfigError with one sentence that names the setting
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues[0]!.message);
  const env = parsed.data;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    publicUrl,
    trustProxy: env.TRUST_PROXY === 'on',
    rateLimit: env.RATE_LIMIT === 'on',
    maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY,
    logLevel: env.LOG_LEVEL,
    metrics: {
      port: env.METRICS_PORT ?? null,
      host: env.METRICS_HOST,
      token: env.METRICS_TOKEN ?? null,
      prices: readPrices(env),
    },
    trialDays: env.TRIAL_DAYS,
    initialCredits: env.INITIAL_CREDITS,
    mail: {
      smtpUrl: env.SMTP_URL ?? null,
      from: env.MAIL_FROM ?? `Leme <nao-responda@${new URL(publicUrl).hostname}>`,
    },
    support: { formUrl: env.SUPPORT_FORM_URL ?? null, email: env.SUPPORT_EMAIL ?? null },
    s3: readS3(env),
    ai: readAi(env),
    transcription: readTranscription(env),
  };
}

function readS3(env: z.infer<typeof environmentSchema>): S3Config | null {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === Object.keys(needed).length) return null;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(`Para guardar arquivos em S3 falta definir ${missing.join(', ')}.`);
  }
  return {
    endpoint: S3_ENDPOINT.replace(/\/+$/, ''),
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function readPrices({
  AI_PRICE_INPUT: input,
  AI_PRICE_OUTPUT: output,
}: z.infer<typeof environmentSchema>): Config['metrics']['prices'] {
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined) {
    throw new ConfigError('AI_PRICE_INPUT e AI_PRICE_OUTPUT só valem juntos.');
  }
  return { input, output };
}
