import { afterAll, expect, onTestFinished, test } from 'vitest';
import { documentKinds, documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { startModelServer, type Answer } from '../../../test/model-server.ts';
import { aPdiAnswer } from '../../../test/factories.ts';
import { runAdmin } from '../../../test/run-admin.ts';
import { createWritingRoom } from '../documents/writing-room.ts';
import { checkBrief } from './check-brief.ts';

/** Programs are built while a test waits. */
const patience = 400_000;

let answer: Answer;
const provider = await startModelServer({ answer: (body, call) => answer(body, call) });
afterAll(() => provider.close());

const check = (more: Record<string, string> = {}) => {
  provider.requests.length = 0;
  const environment = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in',
    AI_BASE_URL: provider.url,
    AI_API_KEY: 'sk-segredo',
    // It opens no database: there is none at this address.
    DATABASE_URL: 'postgres://127.0.0.1:9/x',
    ...more,
  };
  return runAdmin(environment, 'model', 'check');
};

test('it says of each kind what came, and what to change', { timeout: patience }, async () => {
  answer = ({ response_format }) => {
    if (response_format?.type === 'json_schema') {
      return { status: 400, errorMessage: 'This response_format type is unavailable now' };
    }
    return JSON.stringify(aPdiAnswer('PDI de Renata'));
  };
  const { code, said, complained } = await check();
  expect(code).toBe(1);
  for (const kind of documentKindValues) expect(said).toContain(`  ${documentKinds[kind]}: `);
  expect(said).toMatch(/PDI: funciona \(primeira palavra em [\d,]+ s, inteiro em [\d,]+ s/u);
  expect(said).toMatch(/E-mail: não funciona: a resposta é JSON, mas não é o documento/u);
  expect(complained).toContain('AI_RESPONSE_FORMAT=json_object');
  expect(complained).toMatch(/Funcionam \d de 7 tipos\.\n$/u);
  expect(provider.requests).toHaveLength(8);
});

test(
  'a server that leaves out the sources alone keeps to the schema',
  { timeout: patience },
  async () => {
    const room = createWritingRoom();
    onTestFinished(() => room.close());
    const compose = (kind: DocumentKind) => room.ask('compose', checkBrief(kind, new Date()));
    const written = new Map<string, string>();
    for (const kind of documentKindValues) written.set(kind, JSON.stringify(await compose(kind)));
    answer = ({ response_format }) => written.get(response_format?.json_schema?.name ?? '') ?? '';
    const { code, said, complained } = await check();
    expect(complained).toBe('');
    expect(said).toContain('Tudo funciona.');
    expect(said).not.toContain('O que mudar');
    expect(code).toBe(0);

    // llama.cpp says who it is, and needs a word more to notice that somebody is gone.
    const asBefore = answer;
    answer = (body, call) => ({ text: asBefore(body, call) as string, server: 'llama.cpp' });
    const thinking = { chat_template_kwargs: { enable_thinking: false } };
    const told = await check({ AI_EXTRA_BODY: JSON.stringify(thinking) });
    expect(told.said).toContain(
      'O servidor é llama.cpp: com AI_EXTRA_BODY={"chat_template_kwargs":{"enable_thinking":false},"return_progress":true} ',
    );
    expect(told.said).toContain('Tudo funciona.');
    expect(told.code).toBe(0);
    const followed = await check({ AI_EXTRA_BODY: '{"return_progress":true}' });
    expect(provider.requests[0]?.body).toMatchObject({ return_progress: true });
    expect(followed.said).not.toContain('O que mudar');
  },
);

test('a key that is refused ends it, and is not told', { timeout: patience }, async () => {
  answer = () => ({ status: 401, errorMessage: 'Incorrect API key provided: sk-segredo' });
  const { code, said, complained } = await check();
  expect(code).toBe(1);
  expect(provider.requests).toHaveLength(1);
  expect(said).toContain('o provedor recusou a chamada');
  expect(complained).toContain('A chave foi recusada: confira AI_API_KEY.');
  expect(complained).toContain('O provedor respondeu 401: ');
  expect(complained).toContain('Incorrect API key provided: …');
  expect(said + complained).not.toContain('segredo');
});

test('without a model it says how to connect one', { timeout: patience }, async () => {
  expect(await check({ AI_PROVIDER: 'offline' })).toEqual({
    code: 1,
    said: '',
    complained:
      'Nenhum modelo está ligado: defina AI_PROVIDER e AI_MODEL, como em docs/models.md.\n',
  });
});
