import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { promiseEndpoints } from '#shared/promises.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { messages as told } from '#shared/messages.ts';
import { searchEndpoints } from '#shared/search.ts';
import { shareEndpoints } from '#shared/shares.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { aCompany, anEmployeeForm, aPdiForm, aTeamForm } from '../../../test/factories.ts';
import { aFullCompany, type FullCompany, type IdName } from '../../../test/full-company.ts';
import { testServer } from '../../../test/harness.ts';
import { rowsWith } from '../../../test/rows.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import { commitments, deletedDocuments, documents, teams } from '../db/schema.ts';
import { sweepDeleted } from '../jobs/sweep-deleted.ts';
import { newId } from '../ids.ts';
import { messages } from '../messages.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off' } });
const minute = 60_000;

function pass(ms: number): void {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
}

async function aLeader() {
  const user = await server.newUser();
  const { company, employee } = await aCompany(user);
  const about = { companyId: company.id, employeeId: employee.id };
  const write = async (form: object = {}) => {
    const prompt = JSON.stringify({ ...aPdiForm(employee.id), ...form });
    const body = { ...about, type: 'pdi' as const, prompt };
    return (await user.call(documentEndpoints.generate, { body })).aiHistoryId;
  };
  const erase = (id: string) => user.call(documentEndpoints.erase, { params: { id } });
  const restore = (id: string) => user.call(documentEndpoints.restore, { params: { id } });
  const history = (query: object = {}) => user.call(documentEndpoints.history, { query });
  const plan = () => user.call(developmentPlanEndpoints.ofPerson, { params: { id: employee.id } });
  return { user, ...about, write, erase, restore, history, plan };
}

/** Every row that speaks of a company or of anything of it. */
async function everythingOf({ ids }: FullCompany): Promise<string[]> {
  const rows = await rowsWith(server.db, Object.values(ids));
  // A row that was written again lies elsewhere, and means the same.
  return rows.filter((row) => !row.startsWith('public.search_texts ')).toSorted();
}

const deletable: [name: IdName, went: object][] = [
  ['document', { candidateCards: 0, levelCheckIns: 1, shares: 1, closings: 0 }],
  ['script', { candidateCards: 1, levelCheckIns: 0, shares: 0, closings: 0 }],
  ['meeting', { candidateCards: 0, levelCheckIns: 0, shares: 0, closings: 1 }],
];

test.each(deletable)(
  '%s goes with what hangs on it, and comes back row by row',
  async (name, went) => {
    const company = await aFullCompany(server, `some ${name}`);
    const id = company.ids[name];
    const params = { id };
    await company.ask(documentEndpoints.edit, { params, body: { content: { title: 'Outro' } } });
    const before = await everythingOf(company);
    expect(before.join('\n')).toContain('public.document_versions ');

    const answer = await company.ask(documentEndpoints.erase, { params });
    expect(answer).toEqual({ success: true, message: told.documentDeleted, with: went });
    const left = (await everythingOf(company)).filter(
      (row) => row.includes(id) && !row.startsWith('public.deleted_documents '),
    );
    expect(left).toEqual([]);
    // The answer got lost: asked again, it is the same.
    expect(await company.ask(documentEndpoints.erase, { params })).toEqual(answer);

    const item = await company.ask(documentEndpoints.restore, { params });
    expect(item).toMatchObject({ id, content: { title: 'Outro' } });
    expect(await company.ask(documentEndpoints.restore, { params })).toEqual(item);
    expect(await everythingOf(company)).toEqual(before);
  },
);

test('it leaves lists, totals, figures, search and timeline at once, and is there again', async () => {
  const { user, companyId, employeeId, write, erase, restore, history } = await aLeader();
  const kept = await write({ goals: ['Escutar mais'] });
  const gone = await write({ goals: ['Conduzir a reunião de abertura'] });
  await user.call(documentEndpoints.edit, {
    params: { id: gone },
    body: { content: { title: 'Plano de jabuticaba' } },
  });
  const look = async () => ({
    all: (await history()).items.map(({ id }) => id),
    total: (await history()).total,
    ofPerson: (await history({ employeeId, type: 'pdi' })).total,
    ofDay: (await history({ date: server.clock.now.toISOString().slice(0, 10) })).total,
    figures: (await user.call(companyEndpoints.stats, { query: { companyId } })).aiUsage,
    found: (await user.call(searchEndpoints.search, { query: { q: 'jabuticabas' } })).documents,
    searched: (await user.call(documentEndpoints.find, { query: { q: 'jabuticaba' } })).items,
    timeline: (
      await user.call(conversationEndpoints.timeline, { params: { id: employeeId }, query: {} })
    ).items.map(({ id }) => id),
  });
  const before = await look();
  expect(before).toMatchObject({ all: [gone, kept], total: 2, ofPerson: 2, figures: 2 });
  expect([before.found.length, before.searched.length]).toEqual([1, 1]);
  await erase(gone);
  const after = await look();
  expect(after).toMatchObject({ all: [kept], total: 1, ofPerson: 1, figures: 1 });
  expect([after.found, after.searched]).toEqual([[], []]);
  expect(after.timeline).toEqual(before.timeline.filter((id) => id !== gone));
  for (const endpoint of [documentEndpoints.historyItem, documentEndpoints.versions] as const) {
    const missing = await user.fail(endpoint, { params: { id: gone } });
    expect([missing.status, missing.body.message]).toEqual([404, messages.documentNotFound]);
  }
  await restore(gone);
  expect(await look()).toEqual(before);
});

test('a shared address is dead at once, and opens again', async () => {
  const { user, write, erase, restore } = await aLeader();
  const id = await write();
  const { url } = await user.call(shareEndpoints.create, { body: { documentId: id } });
  const status = async () => (await server.app.inject({ url: new URL(url).pathname })).statusCode;
  expect(await status()).toBe(200);
  await erase(id);
  expect(await status()).toBe(404);
  await restore(id);
  expect(await status()).toBe(200);
});

test('after a minute it is too late; after an hour nothing is left', async () => {
  const { user, write, erase } = await aLeader();
  const id = await write();
  await erase(id);
  pass(minute + 1);
  const late = await user.fail(documentEndpoints.restore, { params: { id } });
  expect([late.status, late.body.message]).toEqual([404, messages.documentNotFound]);
  expect(await server.db.$count(deletedDocuments, eq(deletedDocuments.documentId, id))).not.toBe(0);
  pass(60 * minute);
  await sweepDeleted(server.db, server.clock.now);
  const traces = await rowsWith(server.db, [id]);
  expect(traces).toEqual([]);
  const gone = await user.fail(documentEndpoints.erase, { params: { id } });
  expect(gone.status).toBe(404);
});

async function follow({ user, companyId }: Awaited<ReturnType<typeof aLeader>>, id: string) {
  const { promises } = await user.call(promiseEndpoints.list, { params: { id } });
  const [first] = promises;
  await user.call(promiseEndpoints.follow, {
    params: { id },
    body: { promises: [{ key: first!.key }] },
  });
  const list = async () =>
    (await user.call(commitmentEndpoints.list, { query: { companyId } })).items;
  return list;
}

test('what was agreed by it stands without it, and is its own again', async () => {
  const leader = await aLeader();
  const id = await leader.write();
  const list = await follow(leader, id);
  const before = await list();
  expect(before).toMatchObject([{ source: { document: { id } } }]);
  await leader.erase(id);
  expect(await list()).toEqual(
    before.map((each) => ({ ...each, source: { ...each.source, document: null } })),
  );
  await leader.restore(id);
  expect(await list()).toEqual(before);
});

test('of two writings of one order the other one keeps the ticks', async () => {
  const leader = await aLeader();
  const [first, second] = [await leader.write(), await leader.write()];
  const list = await follow(leader, first);
  await leader.erase(first);
  expect(await list()).toMatchObject([{ source: { document: { id: second } } }]);
  const { promises } = await leader.user.call(promiseEndpoints.list, {
    params: { id: second },
  });
  expect(promises.filter(({ commitment }) => commitment)).toHaveLength(1);
  await leader.restore(first);
  expect(await list()).toMatchObject([{ source: { document: { id: first } } }]);
});

test('asked for in capitals the newer writing hands its ticks to the other, not to itself', async () => {
  const leader = await aLeader();
  const [first, second] = [await leader.write(), await leader.write()];
  const list = await follow(leader, second);
  await leader.erase(second.toUpperCase());
  expect(await list()).toMatchObject([{ source: { document: { id: first } } }]);
});

test('a PDI in force goes with its levels; one that took its place meanwhile stays', async () => {
  const { user, write, erase, restore, plan } = await aLeader();
  const first = await write();
  const { plan: before } = await plan();
  await user.call(developmentPlanEndpoints.checkIn, {
    params: { id: before!.id },
    body: { competency: before!.competencies[0]!.name, level: 3, evidence: 'Conduziu a abertura' },
  });
  const noted = (await plan()).plan;
  await erase(first);
  expect(await plan()).toEqual({ plan: null, waiting: null });
  await restore(first);
  expect((await plan()).plan).toEqual(noted);

  await erase(first);
  const second = await write({ goals: ['Recomeçar'] });
  expect((await plan()).plan?.documentId).toBe(second);
  await restore(first);
  expect((await plan()).plan?.documentId).toBe(second);
  const ofFirst = await user.call(developmentPlanEndpoints.ofDocument, { params: { id: first } });
  expect(ofFirst.plan).toMatchObject({ id: before!.id, state: 'closed' });
});

test('with the person goes what was deleted about them', async () => {
  const { user, employeeId, write, erase } = await aLeader();
  const id = await write();
  await user.call(shareEndpoints.create, { body: { documentId: id } });
  await erase(id);
  await user.call(employeeEndpoints.erase, { params: { id: employeeId } });
  expect(
    await server.db.$count(deletedDocuments, eq(deletedDocuments.employeeId, employeeId)),
  ).toBe(0);
  const late = await user.fail(documentEndpoints.restore, { params: { id } });
  expect(late.status).toBe(404);
});

test('one whose person was erased is not found, however it is asked for', async () => {
  const { user, employeeId, write, erase } = await aLeader();
  const params = { id: await write() };
  await erase(params.id);
  await user.call(employeeEndpoints.erase, { params: { id: employeeId } });
  for (const asked of [documentEndpoints.erase, documentEndpoints.restore]) {
    expect(await user.fail(asked, { params })).toMatchObject({
      status: 404,
      body: { message: messages.documentNotFound },
    });
  }
});

test('a reader who was erased and a team that was deleted meanwhile do not come back', async () => {
  const { user, companyId, erase, restore } = await aLeader();
  const team = await user.call(teamEndpoints.create, { body: { ...aTeamForm(), companyId } });
  const reader = await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), name: 'Bruno Leitor', companyId },
  });
  const [id] = await storeDocuments(server.db, {
    companyId,
    type: 'meeting',
    teamId: team.id,
    content: { title: 'Pauta', agenda: [], objective: 'Decidir' },
  });
  await server.db.execute(sql`insert into shares
    (id, company_id, author_id, document_id, employee_id, token_hash, snapshot, expires_at)
    select ${newId()}, company_id, author_id, id, ${reader.id}, 'um hash', '{}', now()
    from documents where id = ${id}`);
  await erase(id!);
  await user.call(employeeEndpoints.erase, { params: { id: reader.id } });
  await server.db.delete(teams).where(eq(teams.id, team.id));
  expect(await restore(id!)).toMatchObject({ id, teamId: null });
  expect((await user.call(shareEndpoints.list, { params: { id: id! }, query: {} })).items).toEqual(
    [],
  );
});

test('deleted and taken back by several at once it is there once', async () => {
  const { write, erase, restore, history, plan } = await aLeader();
  const id = await write();
  const before = await plan();
  await Promise.all(Array.from({ length: 4 }, () => erase(id)));
  expect((await history()).total).toBe(0);
  await Promise.all(Array.from({ length: 4 }, () => restore(id)));
  expect([(await history()).total, await plan()]).toEqual([1, before]);
  expect(await server.db.$count(deletedDocuments, eq(deletedDocuments.documentId, id))).toBe(0);
});

test('what is changed while it goes is kept as it was changed, or not found', async () => {
  const { user, write, erase, restore } = await aLeader();
  const id = await write();
  const edit = (title: string) =>
    user.send(documentEndpoints.edit, { params: { id }, body: { content: { title } } });
  const [one, , two] = await Promise.all([edit('Um'), erase(id), edit('Dois')]);
  for (const { statusCode } of [one, two]) expect([200, 404]).toContain(statusCode);
  const changes = [one, two].filter(({ statusCode }) => statusCode === 200).length;
  expect((await restore(id)).version).toBe(1 + changes);
});

test('of another company nothing is deleted, nor taken back', async () => {
  const { write, erase, history } = await aLeader();
  const id = await write();
  const stranger = await aLeader();
  const params = { id };
  expect((await stranger.user.fail(documentEndpoints.erase, { params })).status).toBe(404);
  expect((await history()).total).toBe(1);
  await erase(id);
  expect((await stranger.user.fail(documentEndpoints.restore, { params })).status).toBe(404);
  expect(await server.db.$count(documents, eq(documents.id, id))).toBe(0);
  expect(await server.db.$count(commitments, eq(commitments.documentId, id))).toBe(0);
});
