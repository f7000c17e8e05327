import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { documentEndpoints } from '#documents/endpoints.ts';
import { employeeEndpoints, type EmployeeForm } from '#shared/employees.ts';
import { limits } from '#shared/limits.ts';
import { searchEndpoints } from '#shared/search.ts';
import { aCompanyForm, anEmployeeForm } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { rowsOf } from '../../../test/rows.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';

/* What is found by its words in any form, and where in a text they stand: the same on both databases. */

const server = testServer({ environment: { RATE_LIMIT: 'off' } });

async function aLeader() {
  const user = await server.newUser();
  const { id: companyId } = await user.call(companyEndpoints.create, { body: aCompanyForm() });
  let age = 0;
  return {
    user,
    companyId,
    search: (q: string) => user.call(searchEndpoints.search, { query: { q } }),
    find: (q: string, more: Record<string, string> = {}) =>
      user.call(documentEndpoints.find, { query: { q, ...more } }),
    /** Each is newer than the one before. */
    document: async (title: string, content: unknown, row: Record<string, unknown> = {}) => {
      const createdAt = new Date(server.clock.now.getTime() + (age += 1_000) - 3_600_000);
      const given = { companyId, type: 'feedback', title, content, createdAt, ...row };
      return (await storeDocuments(server.db, given))[0]!;
    },
    employee: (name: string, form: Partial<EmployeeForm> = {}) =>
      user.call(employeeEndpoints.create, {
        body: { ...anEmployeeForm(), name, ...form, companyId },
      }),
    write: (description: string) =>
      user.call(diaryEndpoints.create, { body: { description, companyId } }),
    titles: async (q: string) =>
      (await user.call(documentEndpoints.find, { query: { q } })).items.map(({ title }) => title),
  };
}

const marked = (text: string, marks: readonly (readonly [number, number])[]) =>
  marks.map(([start, end]) => text.slice(start, end));

test.each([
  ['ferragem', 'Ferragens conferidas', 'Ferragens'],
  ['ferragens', 'Chegou a ferragem', 'ferragem'],
  ['combinado', 'O que combinamos na visita', 'combinamos'],
  ['combinad', 'Ficou combinado assim', 'combinado'],
  ['comb', 'Ficou combinado assim', 'combinado'],
  ['reuniao', 'As REUNIÕES de segunda', 'REUNIÕES'],
  ['reuniões', 'a reuniao de ontem', 'reuniao'],
  ['comunicacao', 'Comunicações claras', 'Comunicações'],
  ['comunicação', 'falta comunicacao', 'comunicacao'],
  ['experiencias', 'Muita experiência', 'experiência'],
  ['responsavel', 'Os responsáveis', 'responsáveis'],
  ['analise', 'Análises da loja', 'Análises'],
  ['feedback', 'Dois feedbacks', 'feedbacks'],
  ['ideal', 'Preços ideais', 'ideais'],
  ['jovens', 'O jovem da loja', 'jovem'],
  ['setor', 'Todos os setores', 'setores'],
  ['difíceis', 'Um mês difícil', 'difícil'],
  ['dificeis', 'Um mes dificil', 'dificil'],
  ['difícil', 'Conversas difíceis', 'difíceis'],
  ['dificil', 'Conversas DIFÍCEIS', 'DIFÍCEIS'],
  ['fáceis', 'Ficou fácil', 'fácil'],
  ['ágeis', 'Um time ágil', 'ágil'],
  ['úteis', 'Foi útil assim', 'útil'],
  ['útil', 'Em dois dias úteis', 'úteis'],
  ['contábil', 'Os relatórios contábeis', 'contábeis'],
  ['funis', 'O funil de vendas', 'funil'],
  ['funil', 'Os funis de vendas', 'funis'],
  ['perfis', 'O perfil da vaga', 'perfil'],
  ['perfil', 'Os perfis da vaga', 'perfis'],
  ['gentis', 'Foi gentil com todos', 'gentil'],
  ['papel', 'Os papéis de cada um', 'papéis'],
  ['móveis', 'Um móvel da loja', 'móvel'],
  ['loja', 'na loja/caixa', 'loja'],
  ['caixa', 'na loja/caixa', 'caixa'],
  ['joa\u0303o', 'Com João', 'João'],
  ['joão', 'Com Joa\u0303o', 'Joa\u0303o'],
  ['SÉRGIO', 'o sergio', 'sergio'],
  ['2026', 'Meta de 03/2026', '2026'],
])('%s finds “%s”, everywhere', async (q, text, word) => {
  const { user, companyId, search, find, document, write } = await aLeader();
  await document('Sem nada disso', {});
  const id = await document('Um título', { parts: [{ text }] });
  await write(text);
  await user.call(commitmentEndpoints.create, { body: { text, companyId } });
  const found = await search(q);
  expect(found.diary.map(({ excerpt, marks }) => marked(excerpt, marks))).toEqual([[word]]);
  expect(found.commitments.map((each) => marked(each.text, each.marks))).toEqual([[word]]);
  expect(found.documents).toMatchObject([{ id, marks: [], excerpt: text }]);
  const [item] = (await find(q)).items;
  expect(item).toMatchObject({ id, title: 'Um título', excerpt: text });
  expect(marked(item!.excerpt, item!.excerptMarks)).toEqual([word]);
});

test.each([
  ['meta', 'metrô e metodologia'],
  ['pata', 'patamar'],
  ['combinado ferragem', 'o combinado'],
  ['abril', 'Quem abre a loja'],
  ['fácil', 'Faça e faço uma lista'],
  ['gentil', 'A gente da loja'],
  ['projétil', 'O projeto novo'],
  ['infantis', 'A infância'],
  ['PIS', 'O pilar da loja'],
])('%s does not find “%s”', async (q, text) => {
  const { titles, document } = await aLeader();
  await document(text, { text });
  const foundByBeginning = q === 'pata';
  expect(await titles(q)).toEqual(foundByBeginning ? [text] : []);
});

test('several words are found wherever each stands, in any order; little words are not looked for', async () => {
  const { titles, document } = await aLeader();
  await document('PDI de Renata', { text: 'Conferir os prazos com a equipe' });
  await document('Roteiro', { lines: ['Renata', 'atrasos'], note: 'prazo' });
  await document('Outro', { text: 'prazo' });
  expect(await titles('prazos renata')).toEqual(['Roteiro', 'PDI de Renata']);
  expect(await titles('o prazo de renata')).toEqual(['Roteiro', 'PDI de Renata']);
  expect(await titles('prazo atraso renata')).toEqual(['Roteiro']);
});

test('titles come first, as they were typed before what begins so; then the newest', async () => {
  const { titles, document } = await aLeader();
  await document('Feedback de Ana', {});
  await document('Feedback de Analice', {});
  await document('Feedback de Rui', { text: 'Ana ajudou' });
  await document('Feedback de Bia', { text: 'Com a análise pronta' });
  expect(await titles('feedback ana')).toEqual([
    'Feedback de Ana',
    'Feedback de Analice',
    'Feedback de Bia',
    'Feedback de Rui',
  ]);
});

test('page after page, also from years back, nothing twice and nothing left out', async () => {
  const { find, companyId } = await aLeader();
  const total = 2 * limits.historyPageDefault + 3;
  const dayMs = 86_400_000;
  await storeDocuments(
    server.db,
    ...Array.from({ length: total }, (_, index) => ({
      companyId,
      type: 'feedback',
      title: index % 3 ? `Documento ${index}` : `Prazo ${index}`,
      content: { text: 'os prazos' },
      createdAt: new Date(server.clock.now.getTime() - (index % 4) * 200 * dayMs - index * 1_000),
    })),
  );
  const ids: string[] = [];
  const days: string[] = [];
  let after: string | undefined;
  do {
    const page = await find('prazo', after === undefined ? {} : { after });
    ids.push(...page.items.map(({ id }) => id));
    days.push(
      ...page.items.map(({ title, createdAt }) => `${title.startsWith('Prazo')} ${createdAt}`),
    );
    after = page.next ?? undefined;
  } while (after);
  expect(new Set(ids).size).toBe(total);
  expect(ids).toHaveLength(total);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('of thousands of documents, too: a beginning, a rare word before it, and of one type', async () => {
  const { find, companyId } = await aLeader();
  const total = 5_100;
  const hourMs = 3_600_000;
  const [often, seldom] = [(at: number) => at % 40 === 0, (at: number) => at % 1_700 === 1_600];
  const rows = Array.from({ length: total }, (_, index) => ({
    companyId,
    type: index % 100 ? 'feedback' : 'pdi',
    title: `Documento ${index}`,
    content: {
      text: ['os prazos', often(index) && 'combinados', seldom(index) && 'jabuticaba']
        .filter(Boolean)
        .join(' '),
    },
    createdAt: new Date(server.clock.now.getTime() - index * hourMs),
  }));
  for (let at = 0; at < total; at += 1_000)
    await storeDocuments(server.db, ...rows.slice(at, at + 1_000));
  const found = async (q: string, most: number, more: Record<string, string> = {}) => {
    const titles: string[] = [];
    let after: string | undefined;
    do {
      const page = await find(q, { ...more, ...(after !== undefined && { after }) });
      titles.push(...page.items.map(({ title }) => title));
      after = page.next ?? undefined;
    } while (after && titles.length < most);
    return titles;
  };
  const titlesOf = (holds: (at: number) => boolean, most = total) =>
    rows
      .filter((_, index) => holds(index))
      .map(({ title }) => title)
      .slice(0, most);
  const all = 1_000;
  expect(await found('combin', all)).toEqual(titlesOf(often));
  expect(await found('jabuticaba praz', all)).toEqual(titlesOf(seldom));
  expect(await found('praz', 60)).toEqual(titlesOf(() => true, 60));
  expect(await found('praz', all, { type: 'pdi' })).toEqual(titlesOf((at) => at % 100 === 0));
  // Old titles that hold it come first; what only says it follows from the newest on.
  const named = (at: number) => at > 4_000 && at <= 4_031;
  for (const [at, { title }] of rows.entries())
    if (named(at))
      await server.db.execute(sql`update documents set title = ${`Combinado ${title}`}
      where company_id = ${companyId} and title = ${title}`);
  expect(await found('combinado', all)).toEqual([
    ...titlesOf(named).map((title) => `Combinado ${title}`),
    ...titlesOf((at) => often(at) && !named(at)),
  ]);
});

test('it is narrowed by type, person, team, day, and to those who are active', async () => {
  const { find, document, employee, user } = await aLeader();
  const { id: ana } = await employee('Ana');
  const { id: rui } = await employee('Rui', { isActive: false });
  const createdAt = new Date('2026-03-02T15:00:00Z');
  await document('Feedback um', {}, { employeeId: ana });
  await document('Feedback dois', {}, { type: 'pdi', createdAt });
  await document('Feedback três', {}, { employeeId: rui });
  const titles = async (query: Record<string, string>) =>
    (await find('feedback', query)).items.map(({ title }) => title);
  expect(await titles({ type: 'pdi' })).toEqual(['Feedback dois']);
  expect(await titles({ employeeId: ana })).toEqual(['Feedback um']);
  expect(await titles({ employeeId: 'ninguém' })).toEqual([]);
  expect(await titles({ teamId: ana })).toEqual([]);
  expect(await titles({ date: '2026-03-02', tz: 'America/Sao_Paulo' })).toEqual(['Feedback dois']);
  expect(await titles({ activeEmployeesOnly: 'true' })).toEqual(['Feedback um', 'Feedback dois']);
  for (const query of [{ q: 'a', after: 'x' }, { q: 'x'.repeat(limits.search + 1) }, {}]) {
    expect((await user.fail(documentEndpoints.find, { query })).status).toBe(400);
  }
});

test('a person is found by other forms of name and position too, after those who have it as it was typed', async () => {
  const { search, employee } = await aLeader();
  await employee('Rui Caixa', { position: 'Analista' });
  await employee('Bia', { position: 'Supervisora de caixas' });
  const names = async (q: string) => (await search(q)).employees.map(({ name }) => name);
  expect(await names('caixas')).toEqual(['Bia', 'Rui Caixa']);
  expect(await names('caixa')).toEqual(['Rui Caixa', 'Bia']);
  expect(await names('supervisores caixas')).toEqual(['Bia']);
});

test('what is changed is found by its new words alone; what is deleted is not, until it is taken back', async () => {
  const { user, search, document, titles, write, companyId, employee } = await aLeader();
  const id = await document('Feedback', { text: 'laranja' });
  await user.call(documentEndpoints.edit, { params: { id }, body: { content: { text: 'maçã' } } });
  expect(await titles('laranja')).toEqual([]);
  expect(await titles('maca')).toEqual(['Feedback']);

  const entry = await write('pera');
  const ofDiary = async () => (await search('pera')).diary.map((each) => each.id);
  await user.call(diaryEndpoints.erase, { params: { id: entry.id } });
  expect(await ofDiary()).toEqual([]);
  await user.call(diaryEndpoints.restore, { params: { id: entry.id } });
  expect(await ofDiary()).toEqual([entry.id]);

  const agreed = await user.call(commitmentEndpoints.create, { body: { text: 'uva', companyId } });
  await user.call(commitmentEndpoints.erase, { params: { id: agreed.id } });
  expect((await search('uva')).commitments).toEqual([]);
  await user.call(commitmentEndpoints.restore, { params: { id: agreed.id } });
  expect((await search('uvas')).commitments).toHaveLength(1);

  const person = await employee('Figueira');
  await document('Feedback de Figueira', {}, { employeeId: person.id });
  await server.db.execute(sql`delete from employees where id = ${person.id}`);
  expect(await search('figueira')).toMatchObject({ employees: [], documents: [] });
  const left = await rowsOf(
    server.db,
    sql`select from search_texts where company_id = ${companyId} and (item_id = ${person.id} or employee_id = ${person.id})`,
  );
  expect(left).toEqual([]);
});

test.each([
  ['signs', `% _ ' " \\ * & | ! ( ) < > :* <-> -- /* $1`],
  ['operators of a query', `'combinado' & !ferragem | (x:*) <2> y:A`],
  ['quotes and a backslash', `o'brien \\' d''água`],
])('%s are no operators: %s', async (_, q) => {
  const { search, find, document } = await aLeader();
  await document('Outro', { text: 'nada' });
  expect((await search(q)).documents).toEqual([]);
  expect((await find(q)).items).toEqual([]);
});

test('hostile texts are kept, and found by what they hold', async () => {
  const { search, write, document, titles } = await aLeader();
  const hostile = [
    `' \\ "quoted\\'' & | ! :* <-> jabuticaba`,
    `${'x'.repeat(15_000)} jabuticaba`,
    `${'ÁÇ'.repeat(9_000)} jabuticaba`,
    `${'日本'.repeat(5_000)} jabuticaba 🌱`,
    `${'a/b@c.d-e_'.repeat(1_500)} jabuticaba`,
    `<b>&amp;</b> http://a.b/c?d=e jabuticaba`,
    `\u0301\u0301 jabuticaba \u{1f600}`,
  ];
  for (const text of hostile) await write(text);
  for (const [index, text] of hostile.entries()) await document(`Documento ${index}`, { text });
  // Of a longer text the first 20,000 characters are found.
  await document('Longo', { text: 'palavra '.repeat(12_500) });
  expect((await search('jabuticaba')).diary).toHaveLength(limits.searchResults);
  expect(new Set(await titles('jabuticaba'))).toEqual(
    new Set(hostile.map((_, index) => `Documento ${index}`)),
  );
  expect(await titles('palavra')).toEqual(['Longo']);
  expect(await titles('quoted jabu')).toEqual(['Documento 0']);
  expect(await titles('x'.repeat(60))).toEqual(['Documento 1']);
});

test('what is another company’s is never found, whatever the ids', async () => {
  const owner = await aLeader();
  await owner.document('Segredo', { text: 'segredo' });
  const stranger = await aLeader();
  // Two companies whose words are kept under the same prefix.
  await server.db.execute(sql`update search_texts set words = (select
      replace(words::text, right(${owner.companyId}, 8), right(${stranger.companyId}, 8))::tsvector)
    where company_id = ${owner.companyId}`);
  expect(await stranger.titles('segredo')).toEqual([]);
  expect((await stranger.search('segredo')).documents).toEqual([]);
  const { companyId } = owner;
  const query = { q: 'segredo', companyId };
  expect((await stranger.user.fail(documentEndpoints.find, { query })).status).toBe(404);
});

test('before a company is registered nothing is found', async () => {
  const newcomer = await server.newUser();
  const found = await newcomer.call(documentEndpoints.find, { query: { q: 'ana' } });
  expect(found).toEqual({ items: [], next: null });
});

test('what a document cites is found where it stands, and not in the document', async () => {
  const { document, titles } = await aLeader();
  const citation = { text: 'A fila caiu.', source: 'Diário', line: 'Guindaste parado' };
  await document('Roteiro', { summary: 'A fila caiu.', citations: [citation] });
  expect(await titles('fila')).toEqual(['Roteiro']);
  expect(await titles('guindaste')).toEqual([]);
});
