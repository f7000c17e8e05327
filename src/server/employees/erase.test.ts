import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { aCompany, anEmployeeForm, aPdiForm } from '../../../test/factories.ts';
import { aPicture, aText } from '../../../test/file-samples.ts';
import { testServer } from '../../../test/harness.ts';
import { storedFiles } from '../../../test/stored-files.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { auditEvents, notifications } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

const server = testServer();

/** Someone with a photo, a file, a PDI, and a notification about it. */
async function aPerson(user: Visitor, companyId: string, name: string) {
  const employee = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), name, companyId },
    files: { photo: [{ name: 'eu.png', content: await aPicture('png') }], files: [aText()] },
  });
  const form = { ...aPdiForm(employee.id), employeeName: name };
  const { aiHistoryId } = await user.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: JSON.stringify(form), companyId, employeeId: employee.id },
  });
  const [trace] = await server.db.select().from(auditEvents);
  await server.db.insert(notifications).values({
    id: newId(),
    userId: trace!.userId,
    companyId,
    authorId: trace!.userId,
    documentId: aiHistoryId,
    subject: `prazo:${aiHistoryId}`,
    title: 'Prazo do PDI',
    message: `O PDI de ${name} termina em 7 dias`,
    priority: 'high',
  });
  return { employee, documentId: aiHistoryId };
}

/** The rows of every table that hold this text. */
async function tracesOf(text: string): Promise<string[]> {
  const { rows } = (await server.db.execute(sql`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`)) as {
    rows: { name: string }[];
  };
  const found: string[] = [];
  for (const { name } of rows) {
    const result = await server.db.execute(sql`select whole::text as line
      from ${sql.raw(name)} as whole where whole::text like ${`%${text}%`}`);
    const lines = (result as { rows: { line: string }[] }).rows;
    found.push(...lines.map(({ line }) => `${name} ${line}`));
  }
  return found;
}

test('a person goes with everything about them, and all of everyone else stays', async () => {
  const user = await server.newUser();
  const { company } = await aCompany(user);
  const stays = await aPerson(user, company.id, 'Bernardo Paixão');
  const before = await storedFiles(server);
  const leaves = await aPerson(user, company.id, 'Quitéria Vasques');
  expect((await tracesOf('Quitéria')).length).toBeGreaterThan(2);

  const { id } = leaves.employee;
  expect(await user.call(employeeEndpoints.erase, { params: { id } })).toEqual({
    success: true,
    message: messages.employeeErased,
  });

  expect(await tracesOf('Quitéria')).toEqual([]);
  // Nor does anything but the audit trail still know of whom it was.
  expect((await tracesOf(id)).filter((trace) => !trace.startsWith('audit_events '))).toEqual([]);
  expect(await storedFiles(server)).toEqual(before);
  const query = { companyId: company.id };
  const names = (await user.call(employeeEndpoints.list, { query })).map(({ name }) => name);
  expect(names).toEqual(['Bernardo Paixão', 'Renata Lopes']);
  const { total, items } = await user.call(documentEndpoints.history, { query });
  expect({ total, ids: items.map((item) => item.id) }).toEqual({
    total: 1,
    ids: [stays.documentId],
  });
  expect(await tracesOf('Bernardo')).not.toEqual([]);
  const trail = await server.db.select().from(auditEvents).where(eq(auditEvents.subjectId, id));
  expect(trail.map(({ action }) => action)).toEqual(['employee_created', 'employee_erased']);
});

test('who is not the company’s own is not there', async () => {
  const user = await server.newUser();
  const { employee } = await aCompany(user);
  const stranger = await server.newUser();
  const erase = (visitor: Visitor, id: string) =>
    visitor.fail(employeeEndpoints.erase, { params: { id } });
  const answers = [await erase(stranger, employee.id)];
  await aCompany(stranger);
  for (const id of [employee.id, newId(), 'nada']) answers.push(await erase(stranger, id));
  for (const { status, body } of answers) {
    expect({ status, body }).toEqual({
      status: 404,
      body: { success: false, message: messages.employeeNotFound },
    });
  }
  await user.call(employeeEndpoints.erase, { params: { id: employee.id } });
  expect((await erase(user, employee.id)).status).toBe(404);
});

test('creating and changing an employee leave their trace', async () => {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  await user.call(employeeEndpoints.update, {
    params: { id: employee.id },
    body: { position: 'Gerente' },
  });
  const trail = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.companyId, company.id));
  expect(trail.map(({ action, subjectId }) => [action, subjectId])).toEqual([
    ['employee_created', employee.id],
    ['employee_changed', employee.id],
  ]);
});
