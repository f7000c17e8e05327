import { setTimeout as pause } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { handleErrors } from './error-handler.ts';
import { putOffCalls } from './pressure.ts';

async function heldUp() {
  const app = fastify();
  handleErrors(app);
  await putOffCalls(app, 20);
  app.get('/api/teams', async () => ['uma']);
  app.get('/assets/app.js', async () => 'export {}');
  await app.ready();
  const until = Date.now() + 1_500;
  while (Date.now() < until);
  // The delay is measured once a second.
  await pause(20);
  return app;
}

test('calls are put off, screens are still served', async () => {
  const app = await heldUp();
  const call = await app.inject('/api/teams');
  expect(call.statusCode).toBe(503);
  expect(call.json()).toMatchObject({
    success: false,
    message: 'O serviço está indisponível no momento. Tente de novo em instantes.',
  });
  expect(Number(call.headers['retry-after'])).toBeGreaterThan(0);
  expect((await app.inject('/assets/app.js')).statusCode).toBe(200);
  await app.close();
});
