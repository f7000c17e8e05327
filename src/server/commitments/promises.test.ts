import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { documentContracts, readContent, textOf } from '#documents/contracts.ts';
import { documentEndpoints } from '#documents/endpoints.ts';
import { applyEdit } from '#documents/kit/edits.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { type DocumentPromise, promiseEndpoints } from '#shared/promises.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { addDays, calendarDay, formatDay } from '#shared/format.ts';
import { documentContents } from '../../../test/document-contents.ts';
import { aCompany, anEmployeeForm, aPdiForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { heldBy } from '../../../test/sql-recorder.ts';
import type { Visitor } from '../../../test/visitor.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off', INITIAL_CREDITS: '5000' } });
const day = (days: number) => addDays(calendarDay(new Date()), days);
let user: Visitor;
let companyId: string;
let employeeId: string;

beforeAll(async () => {
  user = await server.newUser();
  const { company, employee } = await aCompany(user);
  companyId = company.id;
  employeeId = employee.id;
  await user.call(employeeEndpoints.create, {
    body: { ...anEmployeeForm(), name: 'Davi Souza', companyId },
  });
});

let made = 0;
/** No two orders of these tests are alike, unless one is given twice. */
const another = () => `nº ${(made += 1)}`;

/** A form of each kind that promises something. */
const forms = {
  action_plan: () => ({
    ...documentContracts.action_plan.emptyForm(),
    title: `Filas na frente de caixa ${another()}`,
    objective: 'Reduzir a espera nos caixas às sextas',
    context: 'A espera passa de dez minutos às sextas',
    deadline: day(120),
    successMetrics: ['Espera abaixo de cinco minutos'],
  }),
  pdi: () => ({ ...aPdiForm(employeeId), additionalNotes: `Nota ${another()}` }),
  meeting: () => ({
    ...documentContracts.meeting.emptyForm(),
    title: `Campanha de dezembro ${another()}`,
    objective: 'Fechar a escala das lojas',
    topics: ['Escala de dezembro', 'Metas da campanha'],
  }),
  feedback: () => ({
    ...documentContracts.feedback.emptyForm(),
    employeeId,
    employeeName: 'Renata Lopes',
    context: `Atrasos na abertura da loja ${another()}`,
    positivePoints: ['Atende bem'],
    improvementPoints: ['Chegar no horário combinado'],
    includeActionPlan: true,
    followUpDate: day(30),
  }),
};
type Kind = keyof typeof forms;

async function generate(kind: DocumentKind, form: object): Promise<string> {
  const about = kind === 'action_plan' || kind === 'meeting' ? {} : { employeeId };
  const { aiHistoryId } = await user.call(documentEndpoints.generate, {
    body: { type: kind, prompt: JSON.stringify(form), companyId, ...about },
  });
  return aiHistoryId;
}

const itemOf = (id: string) => user.call(documentEndpoints.historyItem, { params: { id } });
const edit = (id: string, content: unknown) =>
  user.call(documentEndpoints.edit, { params: { id }, body: { content } });

async function promises(id: string): Promise<DocumentPromise[]> {
  return (await user.call(promiseEndpoints.list, { params: { id } })).promises;
}

async function follow(id: string, keys: string[]): Promise<DocumentPromise[]> {
  const body = { promises: keys.map((key) => ({ key })) };
  return (await user.call(promiseEndpoints.follow, { params: { id }, body })).promises;
}

const followedIn = (list: DocumentPromise[]) =>
  list.flatMap(({ commitment }) => (commitment ? [commitment] : []));

/** Of every state, oldest first. */
async function allCommitments() {
  const states = ['open', 'done', 'dropped'] as const;
  const lists = await Promise.all(
    states.map((state) =>
      user.call(commitmentEndpoints.list, { query: { companyId, state, limit: 100 } }),
    ),
  );
  return lists.flatMap(({ items }) => items).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** A document with this content, whatever its kind's writer would have said. */
async function documentOf(kind: DocumentKind, form: object, content: unknown): Promise<string> {
  const id = await generate(kind, form);
  await edit(id, content);
  return id;
}

test('an action plan proposes its actions, soonest first, each with who answers for it', async () => {
  const id = await documentOf('action_plan', forms.action_plan(), documentContents.action_plan);
  const proposed = await promises(id);
  expect(proposed).toMatchObject([
    {
      text: 'Medir a espera em cada caixa',
      owner: 'employee',
      employee: { id: employeeId, name: 'Renata Lopes' },
      dueOn: '2027-01-15',
      commitment: null,
    },
    { text: 'Conversar com a direção sobre o quadro', owner: 'leader', dueOn: null },
  ]);
  const before = (await allCommitments()).length;
  const [first] = await follow(id, [proposed[1]!.key]);
  expect(first).toMatchObject({ key: proposed[0]!.key, commitment: null });
  expect((await allCommitments()).length).toBe(before + 1);
});

test('people are held first, then the document, then the commitment, as by whoever deletes the document', async () => {
  const id = await documentOf('pdi', forms.pdi(), documentContents.pdi);
  const [step] = await promises(id);
  const following = await server.sqlOf(() => follow(id, [step!.key]));
  expect(heldBy(following).slice(0, 2)).toEqual(['employees', 'documents']);
  const [commitment] = followedIn(await promises(id));
  const params = { id: commitment!.id };
  const changing = [
    () => user.call(commitmentEndpoints.update, { params, body: { recurrence: 'weekly' } }),
    () => user.call(commitmentEndpoints.done, { params, body: {} }),
    () => user.call(commitmentEndpoints.reopen, { params }),
    () => user.call(commitmentEndpoints.erase, { params }),
  ];
  for (const change of changing) {
    const sent = await server.sqlOf(change);
    expect(heldBy(sent)).toEqual(['employees', 'documents', 'commitments']);
  }
  const body = { text: 'Rever', companyId, employeeId, documentId: id };
  const noting = await server.sqlOf(() => user.call(commitmentEndpoints.create, { body }));
  expect(heldBy(noting).slice(0, 2)).toEqual(['employees', 'documents']);
});

test.each([
  ['Davi Souza (a combinar)', { owner: 'employee', employee: { name: 'Davi Souza' } }],
  ['Caio Monteiro (a combinar)', { owner: 'other', ownerName: 'Caio Monteiro (a combinar)' }],
  ['(a combinar)', { owner: 'other', ownerName: '(a combinar)' }],
])('"%s" answers for an action as the name before the parentheses', async (name, keeper) => {
  const [action, ...rest] = documentContents.action_plan.actions;
  const actions = [{ ...(action as object), responsible: name }, ...rest];
  const content = { ...documentContents.action_plan, actions };
  const [first] = await promises(await documentOf('action_plan', forms.action_plan(), content));
  expect(first).toMatchObject(keeper);
});

test('a PDI promises its steps, a feedback what was agreed and its follow-up', async () => {
  const pdi = await documentOf('pdi', forms.pdi(), documentContents.pdi);
  expect(await promises(pdi)).toMatchObject([
    { text: 'Delegar o fechamento', owner: 'employee', dueOn: '2027-01-15' },
    { text: 'Marina acompanha o primeiro fechamento de cada mês', owner: 'leader' },
  ]);
  const form = forms.feedback();
  const feedback = await generate('feedback', form);
  const proposed = await promises(feedback);
  expect(proposed).toContainEqual(
    expect.objectContaining({
      key: 'follow-up',
      owner: 'leader',
      dueOn: form.followUpDate,
      employee: { id: employeeId, name: 'Renata Lopes' },
    }),
  );
  expect(proposed.length).toBeGreaterThan(1);
  for (const { text, dueOn } of proposed) {
    expect(dueOn).not.toBeNull();
    expect(text).not.toMatch(/^Até/);
  }
});

test('a meeting promises who answers for an item, a message nothing', async () => {
  const form = {
    ...documentContracts.meeting.emptyForm(),
    title: 'Campanha de dezembro',
    objective: 'Fechar a escala',
  };
  const id = await documentOf('meeting', form, documentContents.meeting);
  expect(await promises(id)).toMatchObject([
    { text: 'Responder por “Abertura e acordos” na reunião', owner: 'leader' },
    { text: 'Responder por “Escala” na reunião', owner: 'employee' },
  ]);
  const message = { ...documentContracts.message.emptyForm(), context: 'Pedir os números da fila' };
  expect(await promises(await generate('message', message))).toEqual([]);
});

test('what the leader changed before the click counts, and a second click changes nothing', async () => {
  const id = await documentOf('pdi', forms.pdi(), documentContents.pdi);
  const [step] = await promises(id);
  const body = {
    promises: [
      { key: step!.key, text: 'Delegar dois fechamentos', owner: 'leader' as const, dueOn: null },
    ],
  };
  const followed = await user.call(promiseEndpoints.follow, { params: { id }, body });
  const [commitment] = followedIn(followed.promises);
  expect(commitment).toMatchObject({
    text: 'Delegar dois fechamentos',
    owner: 'leader',
    employee: { id: employeeId },
    dueOn: null,
    source: { kind: 'document', document: { id, type: 'pdi' } },
  });
  const again = await Promise.all([follow(id, [step!.key]), follow(id, [step!.key])]);
  for (const list of again) expect(followedIn(list)).toEqual([commitment]);
  // Deleted and followed anew, it is one as the document says it.
  await user.call(commitmentEndpoints.erase, { params: { id: commitment!.id } });
  const [anew] = followedIn(await follow(id, [step!.key]));
  expect(anew).toMatchObject({ text: 'Delegar o fechamento', state: 'open' });
});

test('a promise that the document has no more is not followed', async () => {
  const id = await documentOf('pdi', forms.pdi(), documentContents.pdi);
  const [step] = await promises(id);
  await edit(id, { ...documentContents.pdi, competencies: [], leaderPart: [] });
  const body = { promises: [{ key: step!.key }] };
  expect(await user.fail(promiseEndpoints.follow, { params: { id }, body })).toMatchObject({
    status: 409,
  });
});

test('a line that was rewritten in the text stays the promise it was; a new one comes', async () => {
  const id = await documentOf('action_plan', forms.action_plan(), documentContents.action_plan);
  const [measured] = followedIn(await follow(id, [(await promises(id))[0]!.key]));
  const { content } = await itemOf(id);
  const text = textOf('action_plan', readContent('action_plan', content)!)
    .replace('Medir a espera em cada caixa', 'Medir com relógio a espera em cada caixa')
    .replace('15/01/2027', '20/01/2027');
  const added = `${text}\n- Até 22/01/2027 — Davi Souza: Pintar a faixa da fila.`;
  await edit(id, applyEdit('action_plan', content as Record<string, unknown>, added));
  const standing = await promises(id);
  expect(standing).toContainEqual(
    expect.objectContaining({
      text: 'Pintar a faixa da fila',
      dueOn: '2027-01-22',
      employee: expect.objectContaining({ name: 'Davi Souza' }) as unknown,
      commitment: null,
    }),
  );
  expect(followedIn(standing)).toEqual([measured]);
});

type Action = 'shuffle' | 'reword' | 'drop' | 'typed' | 'restore' | 'regenerate' | 'toggle';
const actions: Action[] = ['shuffle', 'reword', 'drop', 'typed', 'restore', 'regenerate', 'toggle'];
type Content = Record<string, unknown>;

/** Turns the lists that hold the promises, wherever they stand. */
function withLists(content: Content, change: (list: unknown[]) => unknown[]): Content {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return change(value.map(turn));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, turn(each)]));
  };
  const parts = ['actions', 'agenda', 'competencies', 'leaderPart', 'structure'];
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, parts.includes(key) ? turn(value) : value]),
  );
}

const reworded = (value: unknown): unknown =>
  typeof value === 'string' && value.length > 40 ? value.replace(/ de /, ' mesmo de ') : value;

test.each(Object.keys(forms) as Kind[])(
  '%s: ten changes in any order leave each followed promise once, with its tick',
  async (kind) => {
    const property = fc.asyncProperty(
      fc.array(fc.tuple(fc.constantFrom(...actions), fc.nat(1_000)), {
        minLength: 10,
        maxLength: 10,
      }),
      async (steps) => {
        const form = forms[kind]();
        let id = await generate(kind, form);
        const proposed = await promises(id);
        const wanted = proposed.filter((_, index) => index % 2 === 0).map(({ key }) => key);
        const followed = followedIn(await follow(id, wanted));
        expect(followed).toHaveLength(wanted.length);
        const ids = followed.map((each) => each.id);
        const ticks = new Map(ids.map((each) => [each, 'open']));
        const others = (await allCommitments()).filter((each) => !ids.includes(each.id));
        let isWhole = true;
        for (const [action, number] of steps) {
          const item = await itemOf(id);
          const content = item.content as Content;
          if (action === 'toggle') {
            const one = ids[number % ids.length]!;
            const isDone = ticks.get(one) === 'done';
            const params = { id: one };
            if (isDone) await user.call(commitmentEndpoints.reopen, { params });
            else await user.call(commitmentEndpoints.done, { params, body: {} });
            ticks.set(one, isDone ? 'open' : 'done');
          } else if (action === 'restore') {
            await edit(id, item.originalContent ?? content);
            isWhole = true;
          } else if (action === 'regenerate') {
            id = await generate(kind, form);
            isWhole = true;
          } else if (action === 'typed') {
            const text = textOf(kind, readContent(kind, content)!);
            const moved = text.replace(/\d{2}\/\d{2}\/\d{4}/, formatDay(day(40)));
            await edit(id, applyEdit(kind, content, `${moved}\nMais uma linha ${number}`));
          } else if (action === 'shuffle') {
            await edit(
              id,
              withLists(content, (list) => list.toReversed()),
            );
          } else if (action === 'drop') {
            await edit(
              id,
              withLists(content, (list) => list.slice(number % 2)),
            );
            isWhole = false;
          } else {
            await edit(
              id,
              withLists(content, (list) => list.map(reworded)),
            );
          }
          const standing = await promises(id);
          const shown = followedIn(standing).map((each) => each.id);
          expect(new Set(shown).size).toBe(shown.length);
          // Where nothing was taken out, every one of them stands there.
          expect(isWhole ? shown.toSorted() : ids.toSorted()).toEqual(ids.toSorted());
          const still = standing.flatMap(({ key, commitment }) => (commitment ? [key] : []));
          if (still.length > 0) await follow(id, still);
          const now = await allCommitments();
          expect(
            now.filter((each) => ids.includes(each.id)).map((each) => [each.id, each.state]),
          ).toEqual(ids.toSorted().map((each) => [each, ticks.get(each)]));
          expect(now).toHaveLength(others.length + ids.length);
        }
        for (const each of ids) {
          await user.call(commitmentEndpoints.erase, { params: { id: each } });
        }
      },
    );
    await fc.assert(property, { numRuns: 4 });
  },
  600_000,
);

test('a line that is still to be filled in promises nothing until it is', async () => {
  const filled = 'Até 15/01/2027, acompanha a abertura da loja do centro.';
  const line = (action: string) => ({
    ...documentContents.pdi,
    competencies: [{ ...documentContents.pdi.competencies[0], actions: [action] }],
    leaderPart: [],
  });
  const id = await documentOf('pdi', forms.pdi(), line('Trabalho em que vai praticar: ______'));
  expect(await promises(id)).toEqual([]);
  await edit(id, line(filled));
  expect(await promises(id)).toMatchObject([{ dueOn: '2027-01-15' }]);
});

test.each(['31/12/9999', '01/01/1999'])('%s is no day of a promise', async (named) => {
  const content = {
    ...documentContents.pdi,
    competencies: [
      {
        ...documentContents.pdi.competencies[0],
        actions: [`Até ${named}, acompanha a abertura da loja do centro.`],
      },
    ],
    leaderPart: [],
  };
  const id = await documentOf('pdi', forms.pdi(), content);
  const [promise] = await promises(id);
  expect(promise).toMatchObject({ dueOn: null });
  const { promises: after } = await user.call(promiseEndpoints.follow, {
    params: { id },
    body: { promises: [{ key: promise!.key, recurrence: 'weekly' }] },
  });
  const { commitment } = after[0]!;
  expect(commitment).toMatchObject({ dueOn: null, recurrence: 'weekly' });
  const { next } = await user.call(commitmentEndpoints.done, {
    params: { id: commitment!.id },
    body: {},
  });
  expect(next).not.toBeNull();
});
