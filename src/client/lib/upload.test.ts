import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeUpload, stubUploads } from '../../../test/fake-upload.ts';
import { request, TransportError } from './transport.ts';
import { sendTelling } from './upload.ts';

beforeEach(stubUploads);
afterEach(() => vi.unstubAllGlobals());

function send(signal?: AbortSignal) {
  const told: number[] = [];
  const form = new FormData();
  form.set('name', 'Ana');
  const options = { send: sendTelling((percent) => told.push(percent)), ...(signal && { signal }) };
  const answered = request('PUT', '/api/auth/profile', form, options);
  return { told, answered, sent: FakeUpload.sent[0]! };
}

test('it goes with the session, tells how far it is, and hands over the answer', async () => {
  const { told, answered, sent } = send();
  sent.progress(25);
  sent.progress(100);
  sent.answer({ success: true });
  expect(await (await answered).json()).toEqual({ success: true });
  expect(told).toEqual([25, 100]);
  const { method, url, withCredentials } = sent;
  expect({ method, url, withCredentials }).toEqual({
    method: 'PUT',
    url: '/api/auth/profile',
    withCredentials: true,
  });
  expect(sent.form.get('name')).toBe('Ana');
});

test('a refusal and a dead network are told apart as everywhere', async () => {
  const refused = send();
  refused.sent.answer({ success: false, message: 'Não' }, 413);
  const error = await refused.answered.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({ status: 413, body: { message: 'Não' } });
  FakeUpload.sent = [];
  const lost = send();
  lost.sent.fail();
  await expect(lost.answered).rejects.toBeInstanceOf(TypeError);
});

test('it is broken off by its signal, and only while it runs', async () => {
  const stop = new AbortController();
  const { answered, sent } = send(stop.signal);
  stop.abort();
  await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
  expect(sent.aborted).toBe(true);
  FakeUpload.sent = [];
  const later = new AbortController();
  const done = send(later.signal);
  done.sent.answer({});
  await done.answered;
  later.abort();
  expect(done.sent.aborted).toBe(false);
  await expect(send(AbortSignal.abort()).answered).rejects.toMatchObject({ name: 'AbortError' });
});
