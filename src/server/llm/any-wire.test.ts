import { expect, test } from 'vitest';
import {
  failureOf,
  modelInFrontOf,
  sample,
  sampleSchema,
  sampleText,
} from '../../../test/model-fixture.ts';
import { inTurn, promptOf, type Answer } from '../../../test/model-server.ts';
import type { Reply } from '../../../test/model-wires.ts';

const draft = '{"title": "rascunho", "goals": []}';
/** More than are tried, and no two alike: the same over and over would be ended. */
const manyBraces = Array.from({ length: 200 }, (_, at) => `{passo ${at}: b} `).join('');
const fenced = `\`\`\`json\n${sampleText}\n\`\`\``;

test.each<[string, Reply]>([
  [
    'brackets forgotten before the mark of its end',
    { text: `${sampleText.slice(0, -2)}<|im_end|>` },
  ],
  [
    'brackets forgotten in a fence, and prose after it',
    { text: `Assim:\n\`\`\`json\n${sampleText.slice(0, -2)}\n\`\`\`\nQuer ajustes?` },
  ],
  ['braces in the prose before a fence', { text: `Use {nome no texto. Assim:\n${fenced}` }],
  ['braces in the prose before the object', { text: `Troquei {nome} por "Ana":\n${sampleText}` }],
  ['a draft before it', { text: `Rascunho: ${draft}\nAgora o plano: ${sampleText}` }],
  ['a draft in a fence before it', { text: `\`\`\`json\n${draft}\n\`\`\`\n${fenced}` }],
  ['one key around it', { text: JSON.stringify({ pdi: sample }) }],
  ['a list around it', { text: JSON.stringify([sample]) }],
  ['one key around it, in a fence', { text: `\`\`\`\n{"resposta": ${sampleText}}\n\`\`\`` }],
  ['nothing but thoughts that hold it', { text: '', thoughts: `Vejamos. ${fenced}` }],
  ['thoughts in a field of their own', { text: sampleText, thoughts: draft }],
  ['whole, in the field of thoughts', { text: '', thoughts: sampleText, whole: true }],
  ['thoughts that never end', { text: `<think>Vou escrever.\n${sampleText}` }],
  ['thoughts full of braces', { text: `${manyBraces}</think>${sampleText}` }],
])('an answer with %s is read', async (_name, reply) => {
  const { write } = await modelInFrontOf(() => reply);
  expect((await write()).content).toEqual(sample);
});

/** A draft that is fuller than what is answered: it stays out only where it is known for a thought. */
const fullerDraft = JSON.stringify({ ...sample, title: 'rascunho', notes: 'talvez' });
const threeKeys = { ...sampleSchema, required: [...sampleSchema.required, 'notes'] };

test.each([
  ['a mark that ends them alone', `${fullerDraft}</think>`],
  ['a mark around them', `<think>${fullerDraft}</think>`],
  ['a mark in capitals', `<THINK>${fullerDraft}</THINK>`],
  ['a mark of another name', `<thinking>${fullerDraft}</thinking>`],
  ['Gemma’s mark', `<thought>${fullerDraft}</thought>`],
  ['a mark for reasoning', `<reasoning>${fullerDraft}</reasoning>`],
  [
    'the channels of gpt-oss',
    `<|channel|>analysis<|message|>${fullerDraft}<|end|><|start|>assistant<|channel|>final<|message|>`,
  ],
  [
    'a final channel that is constrained',
    `<|channel|>analysis<|message|>${fullerDraft}<|end|><|channel|>final <|constrain|>json<|message|>`,
  ],
  ['two rounds of them', `<think>${fullerDraft}</think><think>${fullerDraft}</think>`],
])('thoughts with %s are no answer, however full', async (_name, thoughts) => {
  const { write } = await modelInFrontOf(() => thoughts + sampleText);
  expect((await write({ jsonSchema: threeKeys })).content).toEqual(sample);
});

test('without a mark the fuller of two is the answer; in a fence it need not be whole', async () => {
  const full = JSON.parse(fullerDraft) as unknown;
  const unmarked = await modelInFrontOf(() => fullerDraft + sampleText);
  expect((await unmarked.write({ jsonSchema: threeKeys })).content).toEqual(full);
  const { write } = await modelInFrontOf(() => `Use {nome no texto. Assim:\n${fenced}`);
  expect((await write({ jsonSchema: threeKeys })).content).toEqual(sample);
});

test.each<[string, Reply]>([
  ['thoughts alone', { text: '<think>Não sei o que escrever.</think>' }],
  ['thoughts in a field of their own alone', { text: '', thoughts: 'Não sei {bem}.' }],
  ['an item of it', { text: `<think>${sampleText.slice(0, -10)}</think>` }],
])('an answer of %s is none', async (_name, reply) => {
  const { write } = await modelInFrontOf(() => reply);
  expect((await failureOf(write())).reason).toBe('bad_format');
});

/** A server that takes some forms of answer alone, and says so in its own words. */
function taking(formats: (string | undefined)[], errorMessage: string, status = 400): Answer {
  return ({ response_format }) =>
    formats.includes(response_format?.type) ? sampleText : { status, errorMessage };
}

test.each([
  [
    'DeepSeek',
    'json_object',
    taking(['json_object'], 'This response_format type is unavailable now'),
    ['json_schema', 'json_object', 'json_object'],
  ],
  [
    'LM Studio of old',
    undefined,
    taking([undefined], "'response_format.type' must be 'text'"),
    ['json_schema', 'json_object', undefined, undefined],
  ],
  [
    'a grammar that does not compile',
    'json_object',
    taking(['json_object'], 'failed to parse grammar', 500),
    ['json_schema', 'json_object', 'json_object'],
  ],
])('%s: the form it takes is found out once', async (_name, _form, answer, asked) => {
  const { write, server } = await modelInFrontOf(answer);
  expect((await write()).content).toEqual(sample);
  expect((await write()).content).toEqual(sample);
  expect(server.requests.map(({ body }) => body.response_format?.type)).toEqual(asked);
  const [first, ...others] = server.requests.map(({ body }) => promptOf(body));
  const schema = JSON.stringify(sampleSchema);
  expect(first).not.toContain(schema);
  for (const prompt of others) expect(prompt).toContain(schema);
});

test('a form that the operator set is asked for, and no other', async () => {
  const answer = taking(['json_schema'], 'response_format is not supported');
  const { write, server } = await modelInFrontOf(answer, { responseFormat: 'json_object' });
  expect((await failureOf(write())).reason).toBe('refused');
  expect(server.requests.map(({ body }) => body.response_format)).toEqual([
    { type: 'json_object' },
  ]);
  const none = await modelInFrontOf(() => sampleText, { responseFormat: 'none' });
  await none.write();
  expect(none.server.requests[0]?.body).not.toHaveProperty('response_format');
});

test('a server that takes the schema and does not keep to it is told it in the prompt', async () => {
  const { write, server } = await modelInFrontOf(inTurn('{"resposta": "não sei"}', sampleText));
  await write();
  await write();
  const schema = JSON.stringify(sampleSchema);
  const told = server.requests.map(({ body }) => promptOf(body).includes(schema));
  expect(told).toEqual([false, true]);
});

test.each([
  ['nothing around it', sampleText],
  ['one key around it', JSON.stringify({ pdi: sample })],
  ['a list and a key around it', JSON.stringify([{ pdi: sample }])],
  ['two keys around it, and prose', `Segue: ${JSON.stringify({ resposta: { pdi: sample } })}`],
  ['a draft before it', `Rascunho: ${draft}\nAgora o plano: ${sampleText}`],
  ['a fuller draft before it', `Rascunho: ${draft.replace('}', ',"sources":[]}')} ${sampleText}`],
])('an answer without what is optional, with %s, is whole', async (_name, text) => {
  const { write, server } = await modelInFrontOf(() => text);
  const request = {
    jsonSchema: { ...sampleSchema, required: [...sampleSchema.required, 'sources'] },
    optional: ['sources'],
  };
  expect((await write(request)).content).toEqual(sample);
  await write(request);
  // A server that leaves it out keeps to the schema.
  for (const { body } of server.requests) expect(promptOf(body)).not.toContain('JSON Schema');
});

test.each([
  ['exceed_context_size_error', 400, 'the request exceeds the available context size', 'too_long'],
  ['context_length_exceeded', 400, "This model's maximum context length is 8192", 'too_long'],
  ['invalid_request_error', 400, 'prompt is too long: 210000 tokens', 'too_long'],
  ['insufficient_quota', 429, 'You exceeded your current quota', 'out_of_quota'],
  ['invalid_request_error', 400, 'Your credit balance is too low', 'out_of_quota'],
  ['content_filter', 400, 'triggered content management policy', 'filtered'],
  ['model_not_found', 404, 'The model does not exist', 'refused'],
  ['unsupported_parameter', 400, 'max_tokens is not supported', 'refused'],
])('%s (%i) is told for what it is', async (errorCode, status, errorMessage, reason) => {
  const reply = { status, errorCode, errorMessage };
  const { write, server } = await modelInFrontOf(() => reply);
  expect((await failureOf(write())).reason).toBe(reason);
  expect(server.requests.length).toBe(1);
});

test.each([
  ['loading', { errorMessage: 'Loading model' }],
  ['not ready', { errorMessage: 'model not ready' }],
  ['busy', { errorMessage: 'Service Unavailable', retryAfterSeconds: 0.01 }],
  ['behind a proxy', { page: '<html><h1>503 Service Temporarily Unavailable</h1></html>' }],
])('an own server that is %s is waited for, as long as the first word may take', async (...its) => {
  const loading = { status: 503, ...its[1] };
  const patient = await modelInFrontOf(
    inTurn(loading, loading, loading, loading, loading, sampleText),
  );
  expect((await patient.write()).content).toEqual(sample);
  const retry = { baseDelayMs: 1, loadingMs: 0 };
  const impatient = await modelInFrontOf(() => loading, { retry });
  expect((await failureOf(impatient.write())).reason).toBe('unavailable');
  expect(impatient.server.requests.length).toBe(3);
});

test.each<[string, string]>([
  ['blanks', `{"title":${'\n'.repeat(2_000)}`],
  ['one piece', `{"title":"${'Ouvir mais a equipe toda semana. '.repeat(80)}`],
  ['ever more', `{"title":"${Array.from({ length: 15_000 }, (_, at) => `passo ${at} `).join('')}`],
])('a model that goes on with %s is ended', async (_name, text) => {
  const { write, server } = await modelInFrontOf(() => ({ text, stallAfter: 1e9, chunkSize: 500 }));
  expect((await failureOf(write())).reason).toBe('cut');
  expect(await server.requests[0]?.ended).toBe('broken');
});

test('rows of a sheet to fill in are no circle; rows without end are', async () => {
  const sheet = (rows: number) => '| ____________ | ____________ | ____ |\n'.repeat(rows);
  const text = JSON.stringify({ ...sample, sheet: sheet(60) });
  const whole = await modelInFrontOf(() => ({ text, chunkSize: 500 }));
  expect((await whole.write()).content).toMatchObject(sample);
  const endless = JSON.stringify({ ...sample, sheet: sheet(400) });
  const { write } = await modelInFrontOf(() => ({
    text: endless,
    stallAfter: 1e9,
    chunkSize: 500,
  }));
  expect((await failureOf(write())).reason).toBe('cut');
});

test('a model that thinks one thing over and over is ended; one that thinks long is not', async () => {
  const circle = 'Preciso pensar no plano mais uma vez. '.repeat(80);
  const stuck = { thoughts: circle, text: sampleText, chunkSize: 500, stallAfter: 8 };
  const { write, server } = await modelInFrontOf(() => stuck);
  expect((await failureOf(write())).reason).toBe('cut');
  expect(await server.requests[0]?.ended).toBe('broken');
  const long = Array.from({ length: 15_000 }, (_, at) => `passo ${at} `).join('');
  const deep = await modelInFrontOf(() => ({ thoughts: long, text: sampleText, chunkSize: 5_000 }));
  expect((await deep.write()).content).toEqual(sample);
});

test('what the operator adds is sent: headers, fields, parameters, a limit, no stream_options', async () => {
  const { write, server } = await modelInFrontOf(() => sampleText, {
    maxOutputTokens: 4_000,
    extras: {
      headers: { 'api-key': 'k' },
      body: { chat_template_kwargs: { enable_thinking: false }, max_tokens: null, top_k: 3 },
      query: { 'api-version': 'preview' },
      streamUsage: false,
    },
  });
  await write();
  const [{ path, headers, body } = expect.fail()] = server.requests;
  expect(path).toBe('/v1/chat/completions?api-version=preview');
  expect(headers['api-key']).toBe('k');
  expect(body).toMatchObject({ chat_template_kwargs: { enable_thinking: false }, top_k: 3 });
  expect(body).not.toHaveProperty('stream_options');
  expect(body).not.toHaveProperty('max_tokens');
});

test.each(['openai', 'openai-compatible'] as const)(
  '%s is sent the limit of output',
  async (provider) => {
    const { write, server } = await modelInFrontOf(() => sampleText, {
      provider,
      maxOutputTokens: 4_000,
    });
    await write();
    expect(server.requests[0]?.body).toMatchObject({ max_tokens: 4_000 });
  },
);
