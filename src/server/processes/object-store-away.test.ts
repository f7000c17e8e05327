import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Company } from '#shared/companies.ts';
import type { Employee } from '#shared/employees.ts';
import { aCompanyForm, anEmployeeForm, aRegistration } from '../../../test/factories.ts';
import {
  freePort,
  startInstallation,
  startPatienceMs,
  startObjectStore,
  type Installation,
} from '../../../test/installation.ts';
import { remoteVisitor } from '../../../test/remote-visitor.ts';

// Several programs at once on a machine that may have other things to do.
vi.setConfig({ testTimeout: 120_000 });

/*
 * The process starts, and serves, while nobody answers for the object store; then that comes.
 */

const folder = mkdtempSync(join(tmpdir(), 'leme-objects-'));
let port: number;
let installation: Installation;

beforeAll(async () => {
  port = await freePort();
  installation = await startInstallation({
    processes: 1,
    answer: () => '{}',
    environment: { S3_ENDPOINT: `http://127.0.0.1:${port}` },
  });
}, startPatienceMs);

afterAll(async () => {
  await installation.close();
  rmSync(folder, { recursive: true, force: true });
});

test('uploads are refused clearly while the store is away, and taken when it is back', async () => {
  const visitor = remoteVisitor(installation.url);
  const registration = aRegistration();
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const { id: companyId } = await visitor.ask<Company>('POST', '/api/companies', aCompanyForm());
  const content = 'Avaliação de março';
  const hire = () => {
    const form = new FormData();
    form.set('data', JSON.stringify({ ...anEmployeeForm(), companyId }));
    form.append('files', new Blob([content]), 'avaliacao.txt');
    return visitor.send('POST', '/api/employees', form);
  };
  const refused = await hire();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('10');
  expect(await refused.json()).toMatchObject({
    message: 'O armazenamento de arquivos não está respondendo. Tente de novo em instantes.',
  });
  // Nothing of the request is kept, and what needs no file goes on.
  expect(await visitor.ask('GET', `/api/employees?companyId=${companyId}`)).toEqual([]);
  expect(await installation.sql('select * from files')).toEqual([]);
  const description = 'O armazenamento está fora do ar.';
  await visitor.ask('POST', '/api/diary', { description, companyId });

  const store = await startObjectStore(folder, port);
  try {
    const hired = await hire();
    expect(hired.status).toBe(201);
    const { files } = (await hired.json()) as Employee;
    const address = files[0]!.fileUrl;
    expect(await (await visitor.send('GET', address)).text()).toBe(content);
    await store.close();
    expect((await visitor.send('GET', address)).status).toBe(503);
  } finally {
    await store.close().catch(() => undefined);
  }
});
