import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Company } from '#shared/companies.ts';
import type { Employee } from '#shared/employees.ts';
import { aCompanyForm, anEmployeeForm, aRegistration } from '../../../test/factories.ts';
import { remoteVisitor } from '../../../test/remote-visitor.ts';
import { runAdmin } from '../../../test/run-admin.ts';
import { startServer, usedDataDir } from '../../../test/server-process.ts';

/** A leader with a company, people, a diary and documents, all of whose texts hold a mark. */
async function aLeader(url: string, mark: string) {
  const visitor = remoteVisitor(url);
  const registration = { ...aRegistration(), name: `Líder ${mark}` };
  await visitor.ask('POST', '/api/auth/register', registration);
  await visitor.ask('POST', '/api/auth/login', registration);
  const company = { ...aCompanyForm(), name: `Mercado ${mark}`, description: `Vende ${mark}` };
  const { id: companyId } = await visitor.ask<Company>('POST', '/api/companies', company);
  for (let turn = 0; turn < 5; turn += 1) {
    const description = `Registro ${turn} do diário ${mark}`;
    await visitor.ask('POST', '/api/diary', { description, companyId });
    const form = new FormData();
    const person = { ...anEmployeeForm(), name: `Pessoa ${turn} ${mark}`, companyId };
    form.append('data', JSON.stringify(person));
    const { id: employeeId } = await visitor.ask<Employee>('POST', '/api/employees', form);
    const prompt = JSON.stringify({ goals: [`Ouvir a equipe ${mark}`] });
    await visitor.ask('POST', '/api/ai/generate', { type: 'pdi', prompt, companyId, employeeId });
  }
  return { visitor, password: registration.password };
}

/** The files of a folder that hold a text. */
function filesWith(folder: string, text: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => readFileSync(path).includes(text));
}

test('after an account is deleted and the sweep is done, nothing of it is on the disk', async () => {
  const environment = { DATA_DIR: await usedDataDir() };
  const folder = environment.DATA_DIR;
  const server = await startServer(environment);
  const leaving = await aLeader(server.url, 'ESQUECER-ME');
  await aLeader(server.url, 'FICAR-AQUI');
  expect(filesWith(folder, 'ESQUECER-ME')).not.toEqual([]);
  const { password } = leaving;
  await leaving.visitor.ask('POST', '/api/account/delete', { password });
  await server.end('SIGTERM');
  expect(await runAdmin(environment, 'sweep')).toMatchObject({ code: 0, complained: '' });
  expect(filesWith(folder, 'ESQUECER-ME')).toEqual([]);
  expect(filesWith(folder, 'FICAR-AQUI')).not.toEqual([]);
});
