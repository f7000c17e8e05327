import { AsyncLocalStorage } from 'node:async_hooks';
import {
  context,
  ROOT_CONTEXT,
  trace,
  type Context,
  type ContextManager,
  type Span,
  type SpanOptions,
  type Tracer,
} from '@opentelemetry/api';
import { afterAll, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { aCompany, aPdiAnswer } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { openTracing } from './open-tracing.ts';

const isPostgres = process.env['LEME_TEST_DATABASE'] === 'postgres';

interface SeenSpan {
  name: string;
  parent: string | null;
  attributes: Record<string, unknown>;
  isOver: boolean;
  status?: number;
}

/** What an SDK brings, as small as it can be: it keeps what it is told. */
const spans: SeenSpan[] = [];
const storage = new AsyncLocalStorage<Context>();
const contexts: ContextManager = {
  active: () => storage.getStore() ?? ROOT_CONTEXT,
  with: (active, work, self, ...args) => storage.run(active, () => work.apply(self, args)),
  bind: (_active, target) => target,
  enable: () => contexts,
  disable: () => contexts,
};
const seenOf = new WeakMap<object, SeenSpan>();
const tracer: Tracer = {
  startSpan(name, { attributes = {} }: SpanOptions = {}, parentContext = context.active()) {
    const above = trace.getSpan(parentContext);
    const parent = (above && seenOf.get(above)?.name) ?? null;
    const seen: SeenSpan = { name, parent, attributes: { ...attributes }, isOver: false };
    spans.push(seen);
    const span = {
      setAttribute(key: string, value: unknown) {
        seen.attributes[key] = value;
        return span;
      },
      setStatus({ code }: { code: number }) {
        seen.status = code;
        return span;
      },
      end: () => (seen.isOver = true),
    } as unknown as Span;
    seenOf.set(span, seen);
    return span;
  },
  startActiveSpan(name: string, options: SpanOptions, work: (span: Span) => unknown) {
    const span = tracer.startSpan(name, options);
    return context.with(trace.setSpan(context.active(), span), () => work(span));
  },
} as Tracer;

const withoutSdk = await openTracing();

test('without an SDK there is nothing', () => {
  expect(withoutSdk).toBeNull();
});

const marker = 'zulmira';
const server = testServer({
  languageModel: {
    name: 'stand-in',
    write: async () => ({
      content: aPdiAnswer(`Plano de ${marker}`),
      usage: { inputTokens: 7, outputTokens: 3 },
    }),
  },
  tracing: () => {
    trace.setGlobalTracerProvider({ getTracer: () => tracer });
    context.setGlobalContextManager(contexts);
    return openTracing();
  },
});

afterAll(() => {
  trace.disable();
  context.disable();
});

const spansOf = async (work: () => Promise<unknown>): Promise<SeenSpan[]> => {
  spans.length = 0;
  await work();
  return [...spans];
};

test('a request is one span, with its statements and the call to the model below it', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const body = { type: 'pdi', prompt: `Plano de ${marker}`, companyId: company.id } as const;
  const made = await spansOf(() =>
    user.call(documentEndpoints.generate, { body: { ...body, employeeId: employee.id } }),
  );
  const name = 'POST /api/ai/generate';
  expect(made[0]).toMatchObject({
    name,
    parent: null,
    isOver: true,
    attributes: { 'http.route': '/api/ai/generate', 'http.response.status_code': 200 },
  });
  expect(made.find((span) => span.name === 'chat stand-in')).toMatchObject({
    parent: name,
    isOver: true,
    attributes: {
      'leme.document.kind': 'pdi',
      'gen_ai.usage.input_tokens': 7,
      'gen_ai.usage.output_tokens': 3,
    },
  });
  const statements = made.filter(({ attributes }) => 'db.query.text' in attributes);
  expect(statements.length > 0).toBe(isPostgres);
  expect(statements.every((span) => span.parent === name && span.isOver)).toBe(true);
  // A transaction has a connection of its own, and is followed too.
  const operations = statements.map((span) => span.name);
  const wanted = isPostgres ? ['BEGIN', 'INSERT', 'COMMIT'] : [];
  expect(operations).toEqual(expect.arrayContaining(wanted));
  const said = JSON.stringify(made);
  for (const secret of [marker, company.id, user.cookie().split('=')[1]!]) {
    expect(said).not.toContain(secret);
  }
});

test('a call that is refused, and one that fails, are over too', async () => {
  const answer = () => server.app.inject({ url: '/api/diary?companyId=x' });
  const [refused] = await spansOf(async () => expect((await answer()).statusCode).toBe(401));
  expect(refused).toMatchObject({ name: 'GET /api/diary', isOver: true });
  expect(refused!.status).toBeUndefined();
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const list = { query: { companyId: company.id } };
  expect((await spansOf(() => user.call(diaryEndpoints.list, list))).at(0)?.isOver).toBe(true);
});
