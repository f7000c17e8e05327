import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { documentEndpoints } from '#documents/endpoints.ts';
import { meeting as meetingContract } from '#documents/meeting/contract.ts';
import { pdiFormSchema } from '#documents/pdi/contract.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { candidateCardEndpoints } from '#shared/candidate-cards.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { meetingClosingEndpoints } from '#shared/meeting-closings.ts';
import { promiseEndpoints } from '#shared/promises.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { fileEndpoints } from '#shared/files.ts';
import { limits } from '#shared/limits.ts';
import { peopleImportEndpoints } from '#shared/people-imports.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { searchEndpoints } from '#shared/search.ts';
import { calendarDay } from '#shared/format.ts';
import { roundEndpoints } from '#shared/rounds.ts';
import { shareEndpoints } from '#shared/shares.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { encodeRequest, inject, type RequestInput } from '../../../test/encoded-request.ts';
import { aPdiForm, aRegistration } from '../../../test/factories.ts';
import { aFullCompany, type FullCompany } from '../../../test/full-company.ts';
import { testServer } from '../../../test/harness.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import { filesNamed, pngOf } from '../../../test/sized-files.ts';
import { newId } from '../ids.ts';
import {
  candidateCards,
  conversations,
  developmentPlans,
  employees,
  files,
  levelCheckIns,
  notifications,
  peopleImports,
  talkingPoints,
} from '../db/schema.ts';

const server = testServer({ environment: { RATE_LIMIT: 'off', INITIAL_CREDITS: '1000' } });
let user: FullCompany;

beforeAll(async () => {
  user = await aFullCompany(server, 'marina');
});

/** What is tried at a border, and what is answered on its two sides. */
interface Border {
  /** A request whose size is `size`; its status. */
  send: (size: number) => Promise<number>;
  /** The status beyond it. */
  beyond?: 400 | 409 | 413 | 415;
  /** It is the least that is taken, not the most. */
  isLeast?: true;
}

const text = (length: number) => 'ç'.repeat(length);
const list = (length: number) => Array.from({ length }, () => 'item');

async function status(endpoint: Endpoint, input: RequestInput): Promise<number> {
  const headers = { cookie: user.cookie, ...input.headers };
  const request = await encodeRequest(endpoint, { ...input, headers });
  return (await inject(server.app, request)).statusCode;
}

const register = (field: object) =>
  status(accountEndpoints.register, { body: { ...aRegistration(), ...field } });
const ofCompany = (body: object) =>
  status(companyEndpoints.update, { params: { id: user.ids.company }, body });
const team = (body: object) =>
  status(teamEndpoints.update, { params: { id: user.ids.team }, body });
const profile = (photo: Uint8Array<ArrayBuffer> | null, more: object = {}) =>
  status(accountEndpoints.updateProfile, {
    body: { name: 'Marina Duarte', email: user.email, ...more },
    files: photo ? [{ field: 'photo', fileName: 'foto.png', bytes: photo }] : [],
  });
const pdi = (form: object) =>
  pdiFormSchema.safeParse({ ...aPdiForm('id'), ...form }).success ? 200 : 400;
const meeting = (form: object) => {
  const typed = { ...meetingContract.emptyForm(), title: 'Reunião', objective: 'Decidir' };
  return meetingContract.formSchema.safeParse({ ...typed, ...form }).success ? 200 : 400;
};
const emailOf = (length: number) => {
  const local = aRegistration().email.replace(/@.*/, '');
  const rest = length - local.length - '@.com.br'.length;
  const labels = 'x'.repeat(rest).replace(/x{60}(?=x{3})/g, (part) => `${part.slice(1)}.`);
  return `${local}@${labels}.com.br`;
};

type LimitName = keyof typeof limits;

/** How much comes back at most, or what is kept of it. */
const extents = {
  photoSide: () => storedSide(),
  fileName: () => storedNameLength(),
  historyPageDefault: () => historyLimit({}),
  notifications: () => shownNotifications(),
  searchResults: () => foundEmployees(),
  timelinePage: () => shownOfTimeline(),
  diaryPage: () => shownEntries(),
  plannedConversations: () => shownPlanned(),
  importPage: () => shownImports(),
  candidateCardPage: () => shownCandidates(),
  sharePage: () => shownShares(),
  shareComment: () => keptComment(),
  roundAnswer: () => keptAnswer(),
  roundPage: () => shownRounds(),
  closedPlansPage: () => shownClosedPlans(),
  commitmentPageDefault: () => shownCommitments(),
} satisfies Partial<Record<LimitName, () => Promise<number>>>;

/** A row for each other limit; one without does not compile. */
const borders: Record<Exclude<LimitName, keyof typeof extents>, Border> = {
  jsonBodyBytes: { send: (size) => diaryBodyOf(size), beyond: 413 },
  multipartBytes: { send: (size) => multipartOf(size), beyond: 413 },
  photoBytes: { send: (size) => profile(pngOf(size)), beyond: 413 },
  photoPixels: { send: (size) => photoOf(Math.ceil(size / 10_000), 10_000), beyond: 415 },
  fieldsPerRequest: { send: (size) => profileFields(size), beyond: 413 },
  filesPerRequest: { send: (size) => newEmployee(size) },
  filesPerEmployee: { send: (size) => upToFiles(size) },

  nameMin: { send: (size) => register({ name: text(size) }), isLeast: true },
  name: { send: (size) => register({ name: text(size) }) },
  email: { send: (size) => register({ email: emailOf(size) }) },
  phoneMin: { send: (size) => register({ phone: '1'.repeat(size) }), isLeast: true },
  phone: { send: (size) => register({ phone: '1'.repeat(size) }) },
  position: { send: (size) => register({ position: text(size) }) },
  passwordMin: { send: (size) => register({ password: text(size) }), isLeast: true },
  password: { send: (size) => register({ password: text(size) }) },
  cnpj: { send: (size) => newCompany({ cnpj: '1'.repeat(size) }) },
  paragraph: { send: (size) => ofCompany({ description: text(size) }) },
  line: { send: (size) => team({ goals: [text(size)] }) },
  listItems: { send: (size) => team({ goals: list(size) }) },
  participants: {
    send: async (size) => meeting({ participants: list(size) }),
  },
  competencies: {
    send: async (size) => pdi({ competencies: list(size).map((name) => ({ name })) }),
  },
  diaryEntry: { send: (size) => diary(text(size)) },
  diaryPeople: {
    send: (size) =>
      diary(
        'Um dia bom',
        list(size).map(() => user.ids.employee),
      ),
  },

  talkingPoint: { send: (size) => point(text(size)) },
  talkingPoints: { send: (size) => upToPoints(size), beyond: 409 },
  commitment: { send: (size) => commitment({ text: text(size) }) },
  evidence: {
    send: (size) =>
      status(commitmentEndpoints.update, {
        params: { id: user.ids.commitment },
        body: { evidence: text(size) },
      }),
  },
  commitmentPageMax: {
    send: (limit) =>
      status(commitmentEndpoints.list, { query: { companyId: user.ids.company, limit } }),
  },
  promises: { send: (size) => followed(size) },
  declinedLines: {
    send: (size) =>
      status(meetingClosingEndpoints.update, {
        params: { id: user.ids.meeting },
        body: { declined: list(size) },
      }),
  },

  importedPeople: { send: (size) => importOf(size), beyond: 413 },
  importColumns: {
    send: (size) => listOf(list(size).join(';')),
    beyond: 415,
  },
  importText: { send: (size) => listOf('x'.repeat(size - 1)), beyond: 415 },
  importBytes: {
    send: (size) => listOf(`Nome\nAna;"${' '.repeat(size - 'Nome\nAna;""'.length)}"`),
    beyond: 413,
  },

  prompt: { send: (size) => generate(text(size)) },
  document: { send: (size) => edit(size), beyond: 413 },
  instruction: {
    send: async (size) => {
      const params = { id: user.ids.document };
      const { version } = await user.ask(documentEndpoints.historyItem, { params });
      return status(documentEndpoints.adjust, {
        params,
        body: { instruction: text(size), version },
      });
    },
  },
  exportedLines: { send: (size) => exportOf(size), beyond: 413 },

  historyPageMax: { send: (limit) => status(documentEndpoints.history, { query: { limit } }) },
  search: { send: (size) => status(searchEndpoints.search, { query: { q: text(size) } }) },
  candidateCards: { send: (size) => upToCandidates(size), beyond: 409 },
  roundPeople: { send: async (size) => askPeople(await newPeople(size)) },
  roundQuestions: { send: (size) => ask(list(size)) },
  roundQuestion: { send: (size) => ask([text(size)]) },
  conclusion: {
    send: (size) =>
      status(candidateCardEndpoints.update, {
        params: { id: user.ids.candidateCard },
        body: { conclusion: text(size) },
      }),
  },
  levelCheckIns: { send: (size) => upToCheckIns(size), beyond: 409 },
  levelMin: {
    send: async (currentLevel) => pdi({ competencies: [{ name: 'a', currentLevel }] }),
    isLeast: true,
  },
  levelMax: { send: async (currentLevel) => pdi({ competencies: [{ name: 'a', currentLevel }] }) },
};

test('every limit has its border here', () => {
  const tried = [...Object.keys(borders), ...Object.keys(extents)];
  expect(tried.toSorted()).toEqual(Object.keys(limits).toSorted());
});

test.each(Object.entries(borders))('%s is taken, and not one more', async (name, border) => {
  const { send, beyond = 400, isLeast } = border;
  const limit = limits[name as LimitName];
  expect(await send(limit)).toBeLessThan(300);
  expect(await send(isLeast ? limit - 1 : limit + 1)).toBe(beyond);
});

test.each(Object.entries(extents))('%s is as much as comes back', async (name, count) => {
  expect(await count()).toBe(limits[name as LimitName]);
});

test('text that PostgreSQL cannot store is refused, and what it can store comes back', async () => {
  for (const bad of ['\0', 'a\0b', '\ud800', 'a\udfffb', '\udc00\ud800']) {
    expect(await diary(`texto ${bad}`)).toBe(400);
    expect(await team({ goals: [bad] })).toBe(400);
    expect(await edit({ title: bad })).toBe(400);
    expect(await edit({ [bad]: 'título' })).toBe(400);
    expect(await generate(JSON.stringify({ additionalNotes: bad }))).toBe(400);
  }
  const odd = '\u0001\u001f\u007f\u0085\u2028\ufeff\ufffe\uffff\u{10ffff}é e\u0301 \\u0000 \\0 %00';
  expect(await diary(odd)).toBe(201);
  const query = { companyId: user.ids.company, limit: 1 };
  const [entry] = await user.ask(diaryEndpoints.list, { query });
  expect(entry?.description).toBe(odd);
});

const diary = (description: string, employeeIds: string[] = []) =>
  status(diaryEndpoints.create, {
    body: { description, employeeIds, companyId: user.ids.company },
  });

const commitment = (form: object) =>
  status(commitmentEndpoints.create, {
    body: { text: 'Rever', companyId: user.ids.company, ...form },
  });

/** The first promise of the document, asked for so often at once. */
async function followed(times: number): Promise<number> {
  const params = { id: user.ids.document };
  const { promises } = await user.ask(promiseEndpoints.list, { params });
  const { key } = promises[0]!;
  const body = { promises: list(times).map(() => ({ key })) };
  return status(promiseEndpoints.follow, { params, body });
}

async function diaryBodyOf(bytes: number): Promise<number> {
  const body = JSON.stringify({ description: 'Um dia bom', companyId: user.ids.company });
  const response = await inject(server.app, {
    method: 'POST',
    url: diaryEndpoints.create.path,
    headers: { cookie: user.cookie, 'content-type': 'application/json' },
    payload: body.padEnd(bytes),
  });
  return response.statusCode;
}

/** A new employee whose whole body is as large as that. */
async function multipartOf(bytes: number): Promise<number> {
  const body = { name: 'Davi Souza', position: 'Caixa', companyId: user.ids.company };
  const encode = (fileBytes: number) =>
    encodeRequest(employeeEndpoints.create, {
      body,
      files: [{ field: 'files', fileName: 'a.bin', bytes: new Uint8Array(fileBytes).fill(120) }],
      headers: { cookie: user.cookie },
    });
  const around = (await encode(0)).payload as Buffer;
  const request = await encode(bytes - around.length);
  expect(request.payload).toHaveLength(bytes);
  return (await inject(server.app, request)).statusCode;
}

async function photoOf(width: number, height: number): Promise<number> {
  const image = sharp({ create: { width, height, channels: 3, background: 'white' } });
  return profile(new Uint8Array(await image.png().toBuffer()));
}

async function storedSide(): Promise<number> {
  await photoOf(limits.photoSide * 2, limits.photoSide);
  const { user: me } = await user.ask(accountEndpoints.me);
  const photo = await inject(server.app, { url: me.photo!, headers: { cookie: user.cookie } });
  // The server lets sharp read files alone.
  const path = join(mkdtempSync(join(tmpdir(), 'leme-photo-')), 'photo.webp');
  writeFileSync(path, photo.rawPayload);
  const { width, height } = await sharp(path).metadata();
  rmSync(dirname(path), { recursive: true });
  return Math.max(width, height);
}

async function storedNameLength(): Promise<number> {
  const fileName = `${'n'.repeat(limits.fileName)}.txt`;
  const bytes = new TextEncoder().encode('texto');
  const stored = await user.ask(fileEndpoints.upload, {
    body: {},
    files: [{ field: 'file', fileName, bytes }],
  });
  return stored.fileName.length;
}

/** The two fields that the profile has, and more that it does not. */
const profileFields = (count: number) =>
  profile(null, Object.fromEntries(list(count - 2).map((value, index) => [`c${index}`, value])));

const newEmployee = (fileCount: number) =>
  status(employeeEndpoints.create, {
    body: { name: 'Davi Souza', position: 'Caixa', companyId: user.ids.company },
    files: filesNamed(fileCount),
  });

/** Adds a last file to an employee who has the others already. */
async function upToFiles(count: number): Promise<number> {
  const { id } = await user.ask(employeeEndpoints.create, {
    body: { name: 'Davi Souza', position: 'Caixa', companyId: user.ids.company },
  });
  const { user: ownerId, company: companyId } = user.ids;
  await server.db.insert(files).values(
    list(count - 1).map((fileName) => ({
      id: newId(),
      ownerId,
      companyId,
      authorId: ownerId,
      employeeId: id,
      fileName,
      purpose: 'employee' as const,
      contentType: 'text/plain',
      bytes: 1,
      sha256: '',
    })),
  );
  return status(employeeEndpoints.update, { params: { id }, body: {}, files: filesNamed(1) });
}

const point = (words: string, employeeId = user.ids.employee) =>
  status(conversationEndpoints.addPoint, {
    body: { companyId: user.ids.company, employeeId, box: 'shared', text: words },
  });

async function newPeople(count: number): Promise<string[]> {
  const { user: authorId, company: companyId } = user.ids;
  const rows = list(count).map((name) => ({
    id: newId(),
    companyId,
    authorId,
    name,
    position: 'Caixa',
    tipo: 'colaborador' as const,
    objectives: [],
    professionalHistory: [],
  }));
  await server.db.insert(employees).values(rows);
  return rows.map(({ id }) => id);
}

/** Adds a last point to a person who has the others already. */
async function upToPoints(count: number): Promise<number> {
  const [employeeId = ''] = await newPeople(1);
  const { user: authorId, company: companyId } = user.ids;
  const box = 'shared' as const;
  await server.db.insert(talkingPoints).values(
    list(count - 1).map((words) => ({
      id: newId(),
      companyId,
      authorId,
      employeeId,
      box,
      text: words,
    })),
  );
  return point('mais um', employeeId);
}

/** Adds a last check-in to a plan that has the others already. */
async function upToCheckIns(count: number): Promise<number> {
  const { user: authorId, company: companyId } = user.ids;
  const [employeeId = ''] = await newPeople(1);
  const prompt = JSON.stringify(aPdiForm(employeeId));
  const body = { type: 'pdi', prompt, companyId, employeeId };
  await user.ask(documentEndpoints.generate, { body });
  const params = { id: employeeId };
  const { plan } = await user.ask(developmentPlanEndpoints.ofPerson, { params });
  const competency = plan!.competencies[0]!.name;
  const row = { companyId, authorId, employeeId, planId: plan!.id, competency, level: 2 };
  await server.db
    .insert(levelCheckIns)
    .values(list(count - 1).map((evidence) => ({ ...row, evidence, id: newId() })));
  return status(developmentPlanEndpoints.checkIn, {
    params: { id: plan!.id },
    body: { competency, level: 2, evidence: 'mais um' },
  });
}

/** A script with so many candidates. @returns its id */
async function aScriptWith(count: number): Promise<string> {
  const { user: authorId, company: companyId } = user.ids;
  const [documentId = ''] = await storeDocuments(server.db, { companyId, type: 'interview' });
  const row = { companyId, authorId, documentId };
  await server.db
    .insert(candidateCards)
    .values(list(count).map((name) => ({ ...row, name, id: newId() })));
  return documentId;
}

const fileOf = (content: string) => ({
  body: { companyId: user.ids.company },
  files: [{ field: 'file', fileName: 'lista.csv', bytes: new TextEncoder().encode(content) }],
});
const listOf = (content: string) => status(peopleImportEndpoints.read, fileOf(content));

async function importOf(size: number): Promise<number> {
  const lines = ['Nome;Função', ...list(size).map((each, at) => `Pessoa ${at};${each}`)];
  const { id } = await user.ask(peopleImportEndpoints.read, fileOf(lines.join('\n')));
  const columns = [
    { at: 0, field: 'name' },
    { at: 1, field: 'position' },
  ];
  return status(peopleImportEndpoints.check, { params: { id }, body: { headerRow: 1, columns } });
}

async function shownImports(): Promise<number> {
  const { user: authorId, company: companyId } = user.ids;
  const done = { companyId, authorId, state: 'done' as const, doneAt: server.clock.now };
  await server.db
    .insert(peopleImports)
    .values(list(limits.importPage + 1).map((fileName) => ({ ...done, fileName, id: newId() })));
  const query = { companyId };
  return (await user.ask(peopleImportEndpoints.list, { query })).items.length;
}

async function upToCandidates(count: number): Promise<number> {
  const documentId = await aScriptWith(count - 1);
  return status(candidateCardEndpoints.create, { body: { documentId, name: 'Mais uma' } });
}

async function shownCandidates(): Promise<number> {
  const params = { id: await aScriptWith(limits.candidateCardPage + 1) };
  return (await user.ask(candidateCardEndpoints.list, { params })).items.length;
}

async function shownShares(): Promise<number> {
  const { document: documentId } = user.ids;
  for (const _ of list(limits.sharePage + 1)) {
    await user.ask(shareEndpoints.create, { body: { documentId } });
  }
  return (await user.ask(shareEndpoints.list, { params: { id: documentId } })).items.length;
}

/** Longer than its field lets it be typed it is cut, as no script can say so before. */
async function keptComment(): Promise<number> {
  const { share, url } = await user.ask(shareEndpoints.create, {
    body: { documentId: user.ids.document },
  });
  await server.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      do: 'answer',
      comment: 'a'.repeat(limits.shareComment + 1),
    }).toString(),
  });
  const { items } = await user.ask(shareEndpoints.list, { params: { id: user.ids.document } });
  return items.find(({ id }) => id === share.id)!.comment.length;
}

const askPeople = (employeeIds: string[], questions = ['O que vai bem?']) =>
  status(roundEndpoints.create, { body: roundOf(employeeIds, questions) });
const ask = (questions: string[]) => askPeople([user.ids.employee], questions);
const roundOf = (employeeIds: string[], questions: string[]) => ({
  companyId: user.ids.company,
  employeeIds,
  questions,
  closesOn: calendarDay(server.clock.now),
});

/** Longer than its field lets it be typed it is cut, as no script can say so before. */
async function keptAnswer(): Promise<number> {
  const { round, links } = await user.ask(roundEndpoints.create, {
    body: roundOf([user.ids.employee], ['O que vai bem?']),
  });
  await server.app.inject({
    method: 'POST',
    url: new URL(links[0]!.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      do: 'answer',
      'answer-0': 'a'.repeat(limits.roundAnswer + 1),
    }).toString(),
  });
  const { people } = await user.ask(roundEndpoints.get, { params: { id: round.id } });
  return people[0]!.answers[0]!.length;
}

async function shownRounds(): Promise<number> {
  for (const _ of list(limits.roundPage + 1)) await ask(['O que vai bem?']);
  const query = { companyId: user.ids.company };
  return (await user.ask(roundEndpoints.list, { query })).items.length;
}

async function shownClosedPlans(): Promise<number> {
  const { user: authorId, company: companyId } = user.ids;
  const [employeeId = ''] = await newPeople(1);
  const rows = list(limits.closedPlansPage + 1).map(() => ({ companyId, type: 'pdi', employeeId }));
  const ids = await storeDocuments(server.db, ...rows);
  const state = 'closed' as const;
  const closed = { companyId, authorId, employeeId, state, closedAt: server.clock.now };
  await server.db
    .insert(developmentPlans)
    .values(ids.map((documentId) => ({ ...closed, id: newId(), documentId })));
  const params = { id: employeeId };
  return (await user.ask(developmentPlanEndpoints.earlier, { params })).items.length;
}

async function shownOfTimeline(): Promise<number> {
  const [employeeId = ''] = await newPeople(1);
  const { company: companyId } = user.ids;
  const rows = list(limits.timelinePage + 1).map(() => ({ companyId, type: 'pdi', employeeId }));
  await storeDocuments(server.db, ...rows);
  const params = { id: employeeId };
  return (await user.ask(conversationEndpoints.timeline, { params })).items.length;
}

async function shownEntries(): Promise<number> {
  for (const _ of list(limits.diaryPage + 1)) await diary('Uma página');
  const query = { companyId: user.ids.company, q: 'pagina' };
  return (await user.ask(diaryEndpoints.find, { query })).items.length;
}

async function shownPlanned(): Promise<number> {
  const { user: authorId, company: companyId } = user.ids;
  const people = await newPeople(limits.plannedConversations + 1);
  const plannedOn = '2030-03-01';
  await server.db
    .insert(conversations)
    .values(
      people.map((employeeId) => ({ id: newId(), companyId, authorId, employeeId, plannedOn })),
    );
  return (await user.ask(conversationEndpoints.planned, { query: { companyId } })).length;
}

async function newCompany(body: object): Promise<number> {
  const cookie = (await server.newUser()).cookie();
  const whole = { name: 'Mercado', ...body };
  return status(companyEndpoints.create, { body: whole, headers: { cookie } });
}

const generate = (prompt: string) =>
  status(documentEndpoints.generate, {
    body: { type: 'pdi', prompt, companyId: user.ids.company },
  });

/** Saves content whose JSON is that long, or the content given. */
function edit(content: number | object): Promise<number> {
  const sized = (length: number) => ({ title: 'x'.repeat(length - '{"title":""}'.length) });
  return status(documentEndpoints.edit, {
    params: { id: user.ids.document },
    body: { content: typeof content === 'number' ? sized(content) : content },
  });
}

/** Edits a document to that many lines below its title, and exports it. */
async function exportOf(lines: number): Promise<number> {
  const content = { isEdited: true, editedContent: `PDI${'\n- x'.repeat(lines)}` };
  expect(await edit(content)).toBe(200);
  return status(documentEndpoints.exportDocument, {
    params: { id: user.ids.document },
    query: { format: 'docx' },
  });
}

async function historyLimit(query: object): Promise<number> {
  const { limit } = await user.ask(documentEndpoints.history, { query: { ...query } });
  return limit;
}

async function shownCommitments(): Promise<number> {
  for (const each of list(limits.commitmentPageDefault + 1)) await commitment({ text: each });
  const query = { companyId: user.ids.company };
  return (await user.ask(commitmentEndpoints.list, { query })).items.length;
}

async function shownNotifications(): Promise<number> {
  await server.db.insert(notifications).values(
    list(limits.notifications + 1).map((title, index) => ({
      id: newId(),
      userId: user.ids.user,
      companyId: user.ids.company,
      authorId: user.ids.user,
      subject: `limite:${index}`,
      title,
      message: 'Aviso',
      priority: 'low' as const,
    })),
  );
  return (await user.ask(notificationEndpoints.list)).length;
}

async function foundEmployees(): Promise<number> {
  await server.db.insert(employees).values(
    list(limits.searchResults + 1).map((position) => ({
      id: newId(),
      companyId: user.ids.company,
      authorId: user.ids.user,
      name: 'Procurada Silva',
      position,
      tipo: 'colaborador' as const,
      objectives: [],
      professionalHistory: [],
    })),
  );
  const { employees: found } = await user.ask(searchEndpoints.search, {
    query: { q: 'procurada' },
  });
  return found.length;
}
