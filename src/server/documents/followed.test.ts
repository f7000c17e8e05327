import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documentContracts } from '#documents/contracts.ts';
import { documentEndpoints } from '#documents/endpoints.ts';
import { documentKindValues, type DocumentKind } from '#documents/labels.ts';
import type { DocumentWriter } from '#documents/kit/writer.ts';
import { documentWriters } from '#documents/writers.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { promiseEndpoints } from '#shared/promises.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import {
  promptOf,
  standInModel,
  startModelServer,
  type ModelRequestBody,
} from '../../../test/model-server.ts';
import { contextWith } from '../../../test/sample-context.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { commitments, conversations } from '../db/schema.ts';
import { newId } from '../ids.ts';

/*
 * What is followed reaches the documents that concern a person or a team, and nobody who may not know of it.
 */

const kindAsked = ({ response_format: format }: ModelRequestBody) =>
  format?.json_schema?.name as DocumentKind;
const provider = await startModelServer({
  answer(body) {
    const { compose } = documentWriters[kindAsked(body)] as DocumentWriter<object, object>;
    return JSON.stringify(compose({ freeText: 'Reduzir as filas.' }, contextWith()));
  },
});
afterAll(() => provider.close());

const environment = { RATE_LIMIT: 'off' };
const offline = testServer({ environment });
const server = testServer({
  environment,
  languageModel: standInModel(provider),
});

/** Each text stands in one place alone, so that a prompt tells what it was made of. */
const texts = {
  hers: 'Treinar os novos caixas',
  mine: 'Pedir outro caixa à direção',
  fromDiary: 'Rever o horário de entrada',
  ofTeam: 'Pintar a faixa da fila',
  agreed: 'Trocar a escala de sábado',
  shared: 'Como anda a escala',
  private: 'Parece cansada do turno',
  notes: 'Falou pouco no começo',
  outcome: 'Foi uma conversa tensa',
};
type Known = keyof typeof texts;

async function aLeader(at = server) {
  const user = await at.newUser();
  const { company, employee, team } = await aCompany(user);
  const companyId = company.id;
  const with_ = { companyId, employeeId: employee.id };
  const note = (body: object) =>
    user.call(commitmentEndpoints.create, { body: { text: '', companyId, ...body } });
  await note({ text: texts.hers, owner: 'employee', employeeId: employee.id, dueOn: '2020-01-06' });
  await note({ text: texts.mine, employeeId: employee.id, dueOn: '2099-01-05' });
  const description = `Renata Lopes e eu: ${texts.fromDiary}`;
  const { id } = await user.call(diaryEndpoints.create, { body: { companyId, description } });
  await note({
    text: texts.fromDiary,
    owner: 'employee',
    employeeId: employee.id,
    diaryEntryId: id,
  });
  await note({ text: texts.ofTeam, owner: 'other', ownerName: 'Davi', teamId: team.id });
  await talk(user, with_);
  return { user, companyId, employeeId: employee.id, teamId: team.id };
}

async function talk(user: Visitor, about: { companyId: string; employeeId: string }) {
  const prepared = await user.call(conversationEndpoints.prepare, { body: about });
  for (const box of ['shared', 'private'] as const) {
    const body = { ...about, box, text: texts[box] };
    const { id } = await user.call(conversationEndpoints.addPoint, { body });
    await user.call(conversationEndpoints.updatePoint, {
      params: { id },
      body: { isTreated: true },
    });
  }
  const { agreed, notes, outcome } = texts;
  await user.call(conversationEndpoints.close, {
    params: { id: prepared.id },
    body: { agreed, notes, outcome },
  });
}

type Leader = Awaited<ReturnType<typeof aLeader>>;

function generate({ user, companyId, employeeId, teamId }: Leader, kind: DocumentKind, form = {}) {
  const typed = { ...documentContracts[kind].emptyForm(), employeeName: 'Renata Lopes', ...form };
  return user.call(documentEndpoints.generate, {
    body: { type: kind, prompt: JSON.stringify(typed), companyId, employeeId, teamId },
  });
}

const asked = () => promptOf(provider.requests.at(-1)!.body);
/** What a text tells of, and of these what stands under a heading that keeps it out of the document. */
function toldIn(text: string, heading = '') {
  const part = heading === '' ? text : (text.split(heading)[1]?.split('\n\n')[0] ?? '');
  return (Object.keys(texts) as Known[]).filter((name) => part.includes(texts[name]));
}

let leader: Leader;
beforeAll(async () => {
  leader = await aLeader();
});
beforeEach(() => {
  provider.requests.length = 0;
});

test('what the leader alone reads is told all of it, with days', async () => {
  const { sources } = await generate(leader, 'feedback');
  expect(new Set(toldIn(asked()))).toEqual(
    new Set(Object.keys(texts).filter((n) => n !== 'ofTeam')),
  );
  expect(asked()).toMatch(
    /\[O1\] De Renata Lopes, até segunda-feira, 06\/01\/2020 \(o dia já passou\): Treinar/u,
  );
  expect(asked()).toContain(`De Marina Duarte, até segunda-feira, 05/01/2099: ${texts.mine}`);
  const told = sources.filter(({ type }) => type === 'commitments' || type === 'conversation');
  expect(told.map(({ label }) => label)).toEqual([
    '3 combinados em aberto',
    expect.stringMatching(/^conversa de \d\d\/\d\d$/u),
  ]);
  expect(told.flatMap(({ details }) => details).join('\n')).toContain(texts.private);
});

const forPerson: [DocumentKind, object][] = [
  ['pdi', {}],
  ['message', { recipientName: 'Renata Lopes' }],
  ['email', { recipientName: 'Renata' }],
  ['meeting', { type: 'one-on-one', participants: ['renata lopes', 'Marina Duarte'] }],
];

test.each(forPerson)(
  '%s: what the person reads is told what the person knows',
  async (kind, form) => {
    const { sources } = await generate(leader, kind, form);
    const prompt = asked().replace(/## Diário[\s\S]*?(?=\n\n)/u, '');
    expect(toldIn(prompt)).toEqual(['hers', 'mine', 'agreed', 'shared']);
    // What the leader noted as theirs may be of them alone.
    expect(toldIn(prompt, '## Combinados que só o líder acompanha')).toEqual(['mine']);
    const told = sources.filter(({ type }) => type !== 'diary').flatMap(({ details }) => details);
    expect(toldIn(told.join('\n'))).not.toContain('private');
  },
);

const forOthers: [DocumentKind, object][] = [
  ['action_plan', {}],
  ['meeting', { type: 'team' }],
  ['meeting', { type: 'one-on-one', participants: ['Davi Souza'] }],
  ['message', { recipientName: 'Davi' }],
  ['email', { recipientName: 'toda a equipe' }],
];

test.each(forOthers)('%s, %j: what others read is told nothing of a person', async (kind, form) => {
  await generate(leader, kind, form);
  const prompt = asked().replace(/## Diário[\s\S]*?(?=\n\n)/u, '');
  expect(toldIn(prompt)).toEqual(['ofTeam']);
});

test('an interview is told nothing that is followed', async () => {
  await generate(leader, 'interview', { position: 'Operadora de caixa' });
  const prompt = asked().replace(/## Diário[\s\S]*?(?=\n\n)/u, '');
  expect(toldIn(prompt)).toEqual([]);
});

test('what someone else follows, or what was deleted, is nowhere', async () => {
  const other = await server.newUser();
  const theirs = await aCompany(other);
  await other.call(commitmentEndpoints.create, {
    body: { text: 'Do vizinho', companyId: theirs.company.id, employeeId: theirs.employee.id },
  });
  const { companyId, employeeId } = leader;
  const mark = { companyId, authorId: newId(), employeeId };
  await server.db.insert(commitments).values({
    ...mark,
    id: newId(),
    owner: 'leader',
    text: 'De outra liderança',
    sourceKind: 'hand',
  });
  await server.db.insert(conversations).values({
    ...mark,
    id: newId(),
    heldAt: new Date('2099-01-01T12:00:00Z'),
    agreed: 'Combinado por outra liderança',
  });
  const gone = await leader.user.call(commitmentEndpoints.create, {
    body: { text: 'Apagado', companyId, employeeId },
  });
  await leader.user.call(commitmentEndpoints.erase, { params: { id: gone.id } });
  await generate(leader, 'feedback');
  expect(asked()).toContain(texts.agreed);
  expect(asked()).not.toMatch(/vizinho|outra liderança|Apagado/u);
});

test('what was followed of a talk of two stays between the two', async () => {
  const { user, companyId, employeeId, teamId } = leader;
  const base = { companyId, employeeId, teamId };
  const form = { type: 'one-on-one', title: 'A dois', participants: ['Renata Lopes'] };
  const { aiHistoryId: id } = await generate(leader, 'meeting', form);
  const { promises } = await user.call(promiseEndpoints.list, { params: { id } });
  const [first] = promises;
  const text = 'Seguido da conversa a dois';
  await user.call(promiseEndpoints.follow, {
    params: { id },
    body: { promises: [{ key: first!.key, text, dueOn: '2020-02-03' }] },
  });
  await generate({ ...leader, ...base }, 'meeting', form);
  expect(asked().split('## Combinados em aberto')[1]!.split('\n\n')[0]).toContain(text);
  await generate(leader, 'action_plan');
  expect(asked()).not.toContain(text);
});

test('without a model: an agenda takes up what is open, the leader is told the rest apart', async () => {
  const here = await aLeader(offline);
  const form = { type: 'one-on-one', participants: ['Renata Lopes'], topics: ['Escala'] };
  const { result } = await generate(here, 'meeting', form);
  const { suggestions, ...document } = result as { suggestions: string[]; agenda: unknown[] };
  expect(JSON.stringify(document.agenda[0])).toContain(`“${texts.hers}”`);
  expect(toldIn(JSON.stringify(document))).toEqual(['hers']);
  expect(toldIn(suggestions.join('\n'))).toContain('mine');
  const feedback = await generate(here, 'feedback');
  const script = feedback.result as { suggestions: string[] };
  expect(toldIn(script.suggestions.join('\n'))).toEqual(
    expect.arrayContaining(['hers', 'mine', 'agreed']),
  );
  for (const kind of documentKindValues.filter((each) => each !== 'feedback')) {
    const { suggestions: _, ...read } = (await generate(here, kind)).result as {
      suggestions?: unknown;
    };
    expect(toldIn(JSON.stringify(read))).toEqual([]);
  }
});
