import type { AddressInfo } from 'node:net';
import fastify from 'fastify';

/** What a machine gives to a program that does nothing: any call is answered with the same 2 kB. */
const rows = Array.from({ length: 10 }, (_, id) => ({
  id,
  name: `Pessoa ${id}`,
  text: 'a'.repeat(160),
}));
const app = fastify();
app.all('*', () => rows);
await app.listen({ port: 0, host: '127.0.0.1' });
process.on('disconnect', () => process.exit(0));
process.send?.(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
