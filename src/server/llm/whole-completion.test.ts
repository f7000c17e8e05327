import { expect, test } from 'vitest';
import { asStream } from './whole-completion.ts';

const json = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'application/json' } });

test('what is no completion still becomes one readable event', async () => {
  const error = await asStream(json('{\n  "error": {"message": "model is loading"}\n}'));
  expect(error.headers.get('content-type')).toBe('text/event-stream');
  const [first] = (await error.text()).split('\n\n');
  expect(JSON.parse(first?.replace('data: ', '') ?? '')).toEqual({
    error: { message: 'model is loading' },
  });
  expect(await (await asStream(json('busy\r\n\r\nnow'))).text()).toMatch(/^data: busy now\n\n/);
});

test('streams and failures are left alone', async () => {
  const stream = new Response('data: {}\n\n', { headers: { 'content-type': 'text/event-stream' } });
  const failure = json('{"error":{}}', 503);
  expect(await asStream(stream)).toBe(stream);
  expect(await asStream(failure)).toBe(failure);
});
