import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';

const server = testServer();

/** Sends a request and hangs up as soon as all of it is there, before a byte of the answer can have come. */
async function askAndHangUp(address: string, head: Record<string, string>, body: object) {
  const { hostname, port } = new URL(address);
  const json = JSON.stringify(body);
  const headers = Object.entries({
    host: `${hostname}:${port}`,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(json)),
    ...head,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect(Number(port), hostname);
  const arrived = once(server.app.server, 'request');
  socket.write(`POST /api/ai/generate HTTP/1.1\r\n${headers.join('')}\r\n${json}`);
  const [request] = (await arrived) as [IncomingMessage];
  await once(request, 'end');
  expect(socket.bytesRead).toBe(0);
  socket.destroy();
}

test.each(['application/json', 'text/event-stream'])(
  'a document whose connection was lost before a byte came back is announced (%s)',
  async (accept) => {
    const address = await server.listen();
    const user = await server.newUser();
    const { company } = await aCompany(user);
    const prompt = 'Reduzir as filas nos horários de pico.';
    const body = { type: 'pdi', prompt, companyId: company.id };
    const count = 12;
    for (let turn = 0; turn < count; turn += 1) {
      const head = { accept, cookie: user.cookie(), 'idempotency-key': randomUUID() };
      await askAndHangUp(address, head, body);
    }
    const history = () => user.call(documentEndpoints.history, { query: {} });
    await expect.poll(async () => (await history()).total).toBe(count);
    const documents = (await history()).items.map(({ id }) => `/historico?item=${id}`);
    const announced = async () => {
      const told = await user.call(notificationEndpoints.list, { query: {} });
      return told
        .filter(({ title }) => title === 'Seu PDI está pronto')
        .map((one) => one.actionUrl);
    };
    await expect.poll(async () => new Set(await announced())).toEqual(new Set(documents));

    // Who has the answer is not told of it.
    await user.call(documentEndpoints.generate, { body: { ...body, type: 'pdi' as const } });
    expect(await announced()).toHaveLength(count);
  },
);
