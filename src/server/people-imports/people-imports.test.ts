import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { conversationEndpoints } from '#shared/conversations.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import type { ImportField } from '#shared/import-fields.ts';
import { peopleImportEndpoints, type ImportView } from '#shared/people-imports.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import type { Visitor } from '../../../test/visitor.ts';
import {
  auditEvents,
  companies,
  importedPeople,
  peopleImports,
  talkingPoints,
} from '../db/schema.ts';
import { newId } from '../ids.ts';
import { sweep } from '../jobs/sweep.ts';
import { messages } from '../messages.ts';
import { repairs } from './read-row.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
const calls = peopleImportEndpoints;
const day = 86_400_000;
let user: Visitor;
let companyId: string;
let renata: string;

beforeEach(async () => {
  user = await server.newUser();
  const { company, employee } = await aCompany(user);
  companyId = company.id;
  renata = employee.id;
});

const bytesOf = (content: string) => new TextEncoder().encode(content);
const read = (content: string | Uint8Array<ArrayBuffer>, name = 'pessoas.csv') =>
  user.call(calls.read, {
    body: { companyId },
    files: { file: [{ name, content: typeof content === 'string' ? bytesOf(content) : content }] },
  });
const paste = (text: string) => user.call(calls.read, { body: { companyId, text } });
const mappingOf = ({ table }: ImportView, more: object = {}) => ({
  sheet: table!.sheet,
  headerRow: table!.headerRow,
  columns: table!.columns.flatMap(({ at, field }) => (field ? [{ at, field }] : [])),
  ...more,
});
const check = (view: ImportView, more: object = {}) =>
  user.call(calls.check, { params: { id: view.id }, body: mappingOf(view, more) });
const commit = (view: ImportView, more: object = {}) =>
  user.call(calls.commit, { params: { id: view.id }, body: mappingOf(view, more) });
const undo = (id: string) => user.call(calls.undo, { params: { id } });
const people = () => user.call(employeeEndpoints.list, { query: { companyId } });
const teamNames = async () =>
  (await user.call(teamEndpoints.list, { query: { companyId } })).map(({ name }) => name);
const fieldsOf = ({ table }: ImportView) =>
  Object.fromEntries(table!.columns.map(({ title, letter, field }) => [title || letter, field]));

const list = [
  'Relatório de pessoas;;;;;',
  ';;;;;',
  'Nome completo;Cargo;Setor;E-mail;Celular;Matrícula',
  'Ana Souza;Analista;Vendas;Ana@Exemplo.com.br;(11) 91234-5678;001',
  'Bruno Sá;"Operador',
  'de caixa";Caixa;;011 3212-3456;002',
  'Carla Dias;;Vendas;carla@;12345;003',
].join('\r\n');

test('a list is read with its columns guessed, checked, and brought in as it was checked', async () => {
  const view = await read(list);
  expect([view.state, view.table!.headerRow, view.table!.people]).toEqual(['draft', 3, 3]);
  expect(fieldsOf(view)).toEqual({
    'Nome completo': 'name',
    Cargo: 'position',
    Setor: 'teams',
    'E-mail': 'email',
    Celular: 'phone',
    Matrícula: null,
  });
  const before = await people();
  const checked = await check(view, { createTeams: true });
  expect(checked.counts).toEqual({
    created: 2,
    updated: 0,
    unchanged: 0,
    rejected: 1,
    newTeams: 2,
  });
  expect(checked.newTeams).toEqual(['Vendas', 'Caixa']);
  expect(Object.fromEntries(checked.repairs.map((each) => [each.repair, each.places]))).toEqual({
    [repairs.position]: [{ row: 6, column: 'Função', value: '' }],
    [repairs.email]: [{ row: 6, column: 'E-mail', value: 'carla@' }],
    [repairs.phone]: [{ row: 6, column: 'Telefone', value: '12345' }],
  });
  expect(await people()).toEqual(before);
  const done = await commit(view, { createTeams: true });
  expect(done).toMatchObject({ state: 'done', counts: checked.counts });
  const [ana, bruno] = await people();
  expect(ana).toMatchObject({
    name: 'Ana Souza',
    position: 'Analista',
    tipo: 'colaborador',
    email: 'ana@exemplo.com.br',
    phone: '+5511912345678',
    isActive: true,
  });
  expect(bruno).toMatchObject({
    position: 'Operador de caixa',
    email: null,
    phone: '+551132123456',
  });
  expect(await teamNames()).toEqual(expect.arrayContaining(['Vendas', 'Caixa']));
  expect(ana!.teamIds).toHaveLength(1);
  const trail = await server.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subjectId, view.id));
  expect(trail.map(({ action }) => action)).toEqual(['people_imported']);
});

test('the same list twice changes nothing', async () => {
  await commit(await read(list), { createTeams: true });
  const before = await people();
  const again = await read(list);
  const { counts } = await check(again);
  expect(counts).toMatchObject({ created: 0, updated: 0, unchanged: 2, rejected: 1, newTeams: 0 });
  await commit(again);
  expect(await people()).toEqual(before);
});

test('however often it is asked for, it is read once and done once', async () => {
  const headers = { 'idempotency-key': newId() };
  const input = { body: { companyId, text: 'Nome\tFunção\nDavi Reis\tEstoquista' } };
  const sent = [1, 2, 3].map(() => user.send(calls.read, input, { headers }));
  const views = (await Promise.all(sent)).map((response) => response.json<ImportView>());
  expect(new Set(views.map(({ id }) => id)).size).toBe(1);
  const other = { body: { companyId, text: 'Nome\tFunção\nEva Reis\tEstoquista' } };
  const refused = await user.send(calls.read, other, { headers });
  expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
    409,
    messages.wishReused,
  ]);
  const done = await Promise.all([1, 2, 3, 4].map(() => commit(views[0]!)));
  expect(new Set(done.map((each) => JSON.stringify(each))).size).toBe(1);
  expect((await people()).map(({ name }) => name)).toEqual(['Davi Reis', 'Renata Lopes']);
  expect((await undo(views[0]!.id)).state).toBe('undone');
  const late = await user.fail(calls.commit, {
    params: { id: views[0]!.id },
    body: mappingOf(views[0]!),
  });
  expect([late.status, late.body.message]).toEqual([409, messages.importOver]);
});

test('who is there is found by name and address, and only filled cells change them', async () => {
  const [before] = await people();
  const view = await paste(
    'Nome;Telefone;Perfil;Equipe;Função\nRENATA  LÓPES;(21) 99876-5432;Executor;-;',
  );
  const checked = await check(view);
  expect(checked.people).toEqual([
    {
      row: 2,
      name: 'Renata Lopes',
      position: before!.position,
      isNew: false,
      changes: ['Nome', 'Perfil comportamental', 'Telefone'],
    },
  ]);
  await commit(view);
  const [after] = await people();
  expect(after).toEqual({
    ...before,
    name: 'RENATA LÓPES',
    phone: '+5521998765432',
    behavioralProfile: 'executor',
    updatedAt: after!.updatedAt,
  });
});

test('namesakes, repetitions and shared addresses', async () => {
  const text = [
    'Nome;Função;E-mail',
    'Ana Lima;Caixa;ana1@loja.com',
    'Ana Lima;Fiscal;ana2@loja.com',
    'Ana Lima;Fiscal;',
    'Beto Cruz;Caixa;contato@loja.com',
    'Caio Cruz;Caixa;contato@loja.com',
    'Caio Cruz;Caixa;contato@loja.com',
    'Caio Cruz;Gerente;contato@loja.com',
  ].join('\n');
  const first = await read(text);
  const { counts, repairs: found } = await check(first);
  expect(counts).toMatchObject({ created: 4, unchanged: 1, rejected: 2 });
  expect(found.map(({ repair, places }) => [repair, places.map(({ row }) => row)])).toEqual([
    [repairs.twice, [4, 8]],
  ]);
  await commit(first);
  const again = await check(await read(text));
  expect(again.counts).toMatchObject({ created: 0, updated: 0, unchanged: 5, rejected: 2 });
  expect(again.repairs.map(({ repair }) => repair).toSorted()).toEqual(
    [repairs.namesakes, repairs.twice].toSorted(),
  );
  const married = await paste('Nome;E-mail\nBeto Cruz Nunes;contato@loja.com');
  expect((await check(married)).counts).toMatchObject({ updated: 1 });
});

test('columns are chosen anew, remembered, and must make sense', async () => {
  const view = await read('Fulano;Função\nAna Prado;Caixa\nBia Reis;Fiscal\n');
  const ask = { id: view.id };
  const fields = (columns: [number, ImportField][]) => ({
    headerRow: 1,
    columns: columns.map(([at, field]) => ({ at, field })),
  });
  for (const columns of [
    fields([]),
    fields([[1, 'position']]),
    fields([
      [0, 'name'],
      [1, 'name'],
    ]),
  ]) {
    const refused = await user.fail(calls.check, { params: ask, body: columns });
    expect([refused.status, refused.body.issues![0]!.path]).toEqual([400, 'columns']);
  }
  const chosen = fields([
    [0, 'position'],
    [1, 'name'],
  ]);
  await user.call(calls.check, { params: ask, body: chosen });
  const again = await user.call(calls.get, { params: ask, query: {} });
  expect(again.table!.columns.map(({ field }) => field)).toEqual(['position', 'name']);
  const untitled = await user.call(calls.get, { params: ask, query: { headerRow: 'nenhuma' } });
  expect([untitled.table!.people, untitled.table!.columns[0]!.title]).toEqual([3, '']);
});

test('teams are found by name; others stop a line unless they are to be created', async () => {
  const [own = ''] = await teamNames();
  const view = await paste(
    `Nome;Função;Equipe\nAna Sá;Caixa;${own.toUpperCase()}\nEva Sá;Caixa;Nova; \n`,
  );
  expect(await check(view)).toMatchObject({
    counts: { created: 1, rejected: 1, newTeams: 0 },
    repairs: [{ repair: repairs.team, places: [{ row: 3, column: 'Equipes', value: 'Nova' }] }],
  });
  await commit(view, { createTeams: true });
  expect(await teamNames()).toEqual([own, 'Nova'].toSorted());
  const those = await people();
  expect(those.filter(({ teamIds }) => teamIds.length === 1)).not.toHaveLength(0);
});

test('an import is undone as if it had never been', async () => {
  const before = [await people(), await teamNames()];
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  const view = await read(`${list}\r\nRenata Lopes;Diretora;Nova equipe;;;`);
  const { id } = await commit(view, { createTeams: true });
  expect((await people()).length).toBe(3);
  const [record] = (await user.call(calls.list, { query: { companyId } })).items;
  expect(record).toMatchObject({ id, state: 'done', fileName: 'pessoas.csv' });
  expect(Date.parse(record!.undoableUntil!)).toBe(server.clock.now.getTime() + 7 * day);
  expect((await undo(id)).state).toBe('undone');
  expect((await undo(id)).state).toBe('undone');
  expect(await people()).toEqual(before[0]);
  expect(await teamNames()).toEqual(before[1]);
  expect(await server.db.$count(importedPeople, eq(importedPeople.importId, id))).toBe(0);
});

test('what refers to someone whom the import brought, just before it is undone, keeps it', async () => {
  const { id } = await commit(await paste('Nome;Função\nAna Prado;Caixa'));
  const ana = (await people()).find(({ name }) => name === 'Ana Prado')!;
  const times = { createdAt: server.clock.now, updatedAt: server.clock.now };
  const point = {
    id: newId(),
    box: 'shared',
    text: 'Férias',
    employeeId: ana.id,
    ...times,
  } as const;
  let undoing: ReturnType<typeof user.send> | undefined;
  await server.db.transaction(async (tx) => {
    const [own] = await tx.select().from(companies).where(eq(companies.id, companyId));
    await tx.insert(talkingPoints).values({ ...point, companyId, authorId: own!.ownerId });
    undoing = user.send(calls.undo, { params: { id } });
    // It waits for us, or has looked already.
    await new Promise((resolve) => setTimeout(resolve, 700));
  });
  expect((await undoing!).statusCode).toBe(409);
  expect(await server.db.$count(talkingPoints, eq(talkingPoints.id, point.id))).toBe(1);
});

test('the list after a blank id is the whole one', async () => {
  await commit(await paste('Nome;Função\nAna Prado;Caixa'));
  const listed = (query: object) => user.call(calls.list, { query: { companyId, ...query } });
  expect(await listed({ olderThan: '' })).toEqual(await listed({}));
});

async function imported(text: string) {
  server.clock.now = new Date(server.clock.now.getTime() + 60_000);
  return (await commit(await paste(text))).id;
}
const phoneOf = async (name: string) => (await people()).find((each) => each.name === name)?.phone;

test('with a later import undone, an earlier one can be undone too', async () => {
  const before = await people();
  const first = await imported('Nome;Função\nAna Prado;Caixa');
  const second = await imported('Nome;Função;Telefone\nAna Prado;Fiscal;(11) 91234-5678');
  const third = await imported('Nome;Perfil\nAna Prado;Executor');
  expect((await user.fail(calls.undo, { params: { id: first } })).status).toBe(409);
  // In whichever order.
  await undo(second);
  expect((await user.fail(calls.undo, { params: { id: first } })).status).toBe(409);
  await undo(third);
  await undo(first);
  expect(await people()).toEqual(before);
});

test('a value that only an undone import brought comes back with no other', async () => {
  const before = await people();
  const first = await imported('Nome;Telefone;Função\nRenata Lopes;(11) 91111-1111;Diretora');
  const second = await imported('Nome;Telefone\nRenata Lopes;(11) 92222-2222');
  const third = await imported('Nome;Telefone\nRenata Lopes;(11) 91111-1111');
  await undo(first);
  expect(await phoneOf('Renata Lopes')).toBe('+5511911111111');
  expect((await people()).map(({ position }) => position)).not.toContain('Diretora');
  await undo(third);
  expect(await phoneOf('Renata Lopes')).toBe('+5511922222222');
  await undo(second);
  expect(await people()).toEqual(before);
});

test('what hangs on a person keeps the import; what was changed by hand stays', async () => {
  const { id } = await commit(await paste('Nome;Função\nAna Prado;Caixa\nRenata Lopes;Diretora'));
  const [ana] = await people();
  await user.call(employeeEndpoints.update, {
    params: { id: renata },
    body: { position: 'Presidente' },
  });
  const { id: talk } = await user.call(conversationEndpoints.prepare, {
    body: { companyId, employeeId: ana!.id },
  });
  const refused = await user.fail(calls.undo, { params: { id } });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Uma pessoa desta importação já tem anotações, documentos ou mudanças: a importação não pode mais ser desfeita.',
  ]);
  expect(talk).toBeTruthy();
  await user.call(employeeEndpoints.erase, { params: { id: ana!.id } });
  await undo(id);
  expect((await people()).map(({ position }) => position)).toEqual(['Presidente']);
});

test('after seven days it stays, and nothing is kept of the list', async () => {
  const { id } = await commit(await paste('Nome;Função\nAna Prado;Caixa'));
  const draft = await paste('Nome;Função\nEva Prado;Caixa');
  const { now } = server.clock;
  const ago = (days: number) => new Date(now.getTime() - days * day - 1);
  await server.db
    .update(peopleImports)
    .set({ doneAt: ago(7) })
    .where(eq(peopleImports.id, id));
  const late = await user.fail(calls.undo, { params: { id } });
  expect([late.status, late.body.message]).toEqual([409, messages.importTooLate]);
  expect((await user.call(calls.list, { query: { companyId } })).items).toEqual([]);
  expect((await people()).length).toBe(2);
  await sweep(server, new Date(now.getTime() + 2 * day));
  expect(await server.db.$count(peopleImports, eq(peopleImports.id, draft.id))).toBe(0);
  await sweep(server, new Date(now.getTime() + 9 * day));
  expect(await server.db.$count(peopleImports, eq(peopleImports.id, id))).toBe(0);
});

test('lines that stay out come as CSV that runs nothing, and is read again', async () => {
  const rows = [
    'Nome;Função;Telefone;Nota',
    '=1+1;Caixa;;=cmd()',
    'Ana Prado;;+55 11 91234-5678;@x',
  ];
  const view = await read(rows.join('\n'));
  await check(view);
  const download = () => user.send(calls.rejected, { params: { id: view.id } });
  const csv = await download();
  expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(csv.headers['content-disposition']).toBe('attachment; filename="linhas-a-corrigir.csv"');
  const lines = csv.body.split('\r\n');
  expect(lines[0]).toBe('\ufeffNome;Função;Telefone;Nota;Linha;O que corrigir');
  expect(lines[1]).toMatch(/^'=1\+1;Caixa;;'=cmd\(\);2;/);
  expect(lines[2]).toBe(`Ana Prado;;+55 11 91234-5678;'@x;3;Função: ${repairs.position}`);
  await commit(view);
  expect((await download()).body).toBe(csv.body);
  expect(fieldsOf(await read(csv.body))).toMatchObject({ Nome: 'name', 'O que corrigir': null });
});
