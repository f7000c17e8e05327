import { documentKinds, documentKindValues, type DocumentKind } from '#documents/labels.ts';
import type { AiConfig } from '../ai-config.ts';
import { contentShapeOf, optionalKeys } from '../documents/author.ts';
import { createWritingRoom, type WritingRoom } from '../documents/writing-room.ts';
import { configuredModel } from '../llm/configured-model.ts';
import { ModelError, type LanguageModel } from '../llm/language-model.ts';
import { checkBrief } from './check-brief.ts';
import { adviceFor, explanations, type Finding } from './model-advice.ts';
import { AdminError } from './users.ts';

type ConnectedAi = Exclude<AiConfig, { provider: 'offline' }>;

/**
 * Has the model write one document of each kind about nobody, and says as it goes what works. @returns
 * what to change
 *
 * @throws AdminError where no model is connected, or a document did not come about
 */
export async function checkModel(ai: AiConfig, say: (text: string) => void): Promise<string> {
  if (ai.provider === 'offline') {
    throw new AdminError(
      'Nenhum modelo está ligado: defina AI_PROVIDER e AI_MODEL, como em docs/models.md.',
    );
  }
  const heard: Pick<Finding, 'refusal' | 'format' | 'schemaInPrompt' | 'server'> = {};
  const model = await configuredModel(
    { ai },
    {
      onServer: (name) => (heard.server = name),
      onRefusal: (status, text) => (heard.refusal = { status, text: withoutKey(text, ai) }),
      onFormat: (format, schemaInPrompt) => Object.assign(heard, { format, schemaInPrompt }),
    },
  );
  say(`${ai.model} em ${ai.baseUrl ?? ai.provider}: um documento de cada tipo.\n`);
  const room = createWritingRoom();
  try {
    const tries: Tried[] = [];
    for (const kind of documentKindValues) {
      const tried = await tryKind(model!, room, kind);
      tries.push(tried);
      say(`${lineOf(kind, tried)}\n`);
      if (tried.failure && hopeless.has(tried.failure)) break;
    }
    return conclude(tries, {
      ...heard,
      timeouts: ai.timeouts,
      ...(ai.extras.body && { extraBody: ai.extras.body }),
    });
  } finally {
    await room.close();
  }
}

/** What is so for one kind is so for the next. */
const hopeless = new Set<Finding['failure']>(['refused', 'out_of_quota', 'unavailable']);

interface Tried {
  failure?: Finding['failure'];
  message?: string;
  firstWordMs?: number;
  totalMs: number;
  tokens: number | null;
}

async function tryKind(
  model: LanguageModel,
  room: WritingRoom,
  kind: DocumentKind,
): Promise<Tried> {
  const subject = checkBrief(kind, new Date());
  const { system, user } = await room.ask('prompt', subject);
  const since = performance.now();
  const passed = () => performance.now() - since;
  const tried: Tried = { totalMs: 0, tokens: null };
  try {
    const { content: answer, usage } = await model.write({
      system,
      user,
      schemaName: kind,
      jsonSchema: contentShapeOf(kind),
      optional: optionalKeys,
      signal: new AbortController().signal,
      onDelta: () => (tried.firstWordMs ??= passed()),
    });
    tried.tokens = usage.outputTokens;
    const settled = await room.ask('settle', { ...subject, answer });
    if (settled === null) tried.failure = 'thin';
  } catch (error) {
    if (!(error instanceof ModelError) || error.reason === 'aborted') throw error;
    tried.failure = error.reason;
    tried.message = error.message;
  }
  return { ...tried, totalMs: passed() };
}

const seconds = (ms: number) =>
  `${(ms / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} s`;

function lineOf(kind: DocumentKind, { failure, message, firstWordMs, totalMs, tokens }: Tried) {
  const first = firstWordMs === undefined ? '' : `primeira palavra em ${seconds(firstWordMs)}, `;
  const counted = tokens === null ? '' : `, ${tokens.toLocaleString('pt-BR')} tokens`;
  const took = `${first}${failure ? 'fim' : 'inteiro'} em ${seconds(totalMs)}${counted}`;
  const name = documentKinds[kind];
  if (!failure) return `  ${name}: funciona (${took})`;
  return `  ${name}: não funciona: ${explanations[failure]} (${took})${message ? `\n    ${message}` : ''}`;
}

function conclude(tries: Tried[], heard: Omit<Finding, 'failure' | 'slowestFirstWordMs'>): string {
  const failures = [...new Set(tries.flatMap(({ failure }) => failure ?? []))];
  const slowestFirstWordMs = Math.max(0, ...tries.map(({ firstWordMs = 0 }) => firstWordMs));
  const advice = [
    ...new Set(
      [undefined, ...failures].flatMap((failure) =>
        adviceFor({ ...heard, slowestFirstWordMs, ...(failure && { failure }) }),
      ),
    ),
  ];
  const told =
    advice.length > 0 ? `O que mudar:\n${advice.map((line) => `  ${line}\n`).join('')}` : '';
  if (failures.length === 0) return `${told}Tudo funciona.\n`;
  const works = tries.filter(({ failure }) => !failure).length;
  throw new AdminError(`${told}Funcionam ${works} de ${documentKindValues.length} tipos.`);
}

/** A provider may quote what it was sent: the key stays out, and control characters of a terminal. */
function withoutKey(text: string, { apiKey, extras }: ConnectedAi): string {
  const secrets = [apiKey ?? '', ...Object.values(extras.headers ?? {})].filter(Boolean);
  const hidden = secrets.reduce((rest, secret) => rest.replaceAll(secret, '…'), text);
  return hidden.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 500);
}
