import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { commitmentSettingsEndpoints } from '#shared/commitment-settings.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import { meetingClosingEndpoints } from '#shared/meeting-closings.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { peopleImportEndpoints } from '#shared/people-imports.ts';
import { calendarDay } from '#shared/format.ts';
import { roundEndpoints } from '#shared/rounds.ts';
import { shareEndpoints } from '#shared/shares.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { recordAudit } from '#server/audit/store.ts';
import * as schema from '#server/db/schema.ts';
import { dataTables } from '#server/db/tenant-tables.ts';
import { newId } from '#server/ids.ts';
import { aCompanyForm, anEmployeeForm, aPdiForm, aRegistration, aTeamForm } from './factories.ts';
import type { TestServer } from './harness.ts';
import type { Visitor } from './visitor.ts';
import { storeDocuments } from './stored-documents.ts';

/** A user with something in every table; every text that was typed holds `marker`. */
export interface FilledAccount {
  visitor: Visitor;
  email: string;
  password: string;
  userId: string;
  companyId: string;
  employeeId: string;
  documentId: string;
  files: { id: string; fileName: string; bytes: Buffer }[];
  /** Every text that was typed, as it was typed. */
  typed: string[];
}

/** Line and paragraph separators, quotes, accents and a picture sign: what a careless reader breaks on. */
const odd = 'ção "aspas" \\ 🌱 linha\nseguinte\u2028separada';

export async function fillAccount(server: TestServer, marker: string): Promise<FilledAccount> {
  const text = (what: string) => `${what} de ${marker} ${odd}`;
  const registration = {
    ...aRegistration(),
    name: `Marina ${marker}`,
    position: `Chefe ${marker}`,
  };
  const visitor = await server.newUser(registration);
  const { user } = await visitor.call(accountEndpoints.me);
  const companyForm = { ...aCompanyForm(), name: `Mercado ${marker}`, description: text('Rede') };
  const company = await visitor.call(companyEndpoints.create, { body: companyForm });
  const companyId = company.id;
  const teamForm = { ...aTeamForm(), name: `Equipe ${marker}`, goals: [text('Meta')], companyId };
  const team = await visitor.call(teamEndpoints.create, { body: teamForm });
  const employeeForm = {
    ...anEmployeeForm(),
    name: `Renata ${marker}`,
    objectives: [text('Objetivo')],
    teamIds: [team.id],
  };
  const employee = await visitor.call(employeeEndpoints.create, {
    body: { ...employeeForm, companyId },
  });
  const list = `Nome;Função\n${employee.name};${text('Função')}\n;${text('Sem nome')}\n`;
  const read = await visitor.call(peopleImportEndpoints.read, {
    body: { companyId, text: list },
  });
  const columns = read.table!.columns.flatMap(({ at, field }) => (field ? [{ at, field }] : []));
  await visitor.call(peopleImportEndpoints.commit, {
    params: { id: read.id },
    body: { headerRow: 1, columns },
  });
  await visitor.call(diaryEndpoints.create, {
    body: { description: text('Diário: Renata'), companyId },
  });
  const talk = { companyId, employeeId: employee.id };
  const { id } = await visitor.call(conversationEndpoints.prepare, { body: talk });
  await visitor.call(conversationEndpoints.update, {
    params: { id },
    body: { notes: text('Conversa') },
  });
  await visitor.call(conversationEndpoints.addPoint, {
    body: { ...talk, box: 'shared', text: text('Ponto') },
  });
  // Before the PDI: the newest document is about a person.
  const [meetingId] = await storeDocuments(server.db, {
    companyId,
    type: 'meeting',
    employeeId: employee.id,
  });
  await visitor.call(meetingClosingEndpoints.update, {
    params: { id: meetingId! },
    body: { outcome: text('Reunião'), decisions: text('Decisão') },
  });
  const form = { ...aPdiForm(employee.id), additionalNotes: text('Nota') };
  const { aiHistoryId } = await visitor.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: JSON.stringify(form), companyId, employeeId: employee.id },
  });
  const { plan } = await visitor.call(developmentPlanEndpoints.ofPerson, {
    params: { id: employee.id },
  });
  const ofPlan = { params: { id: plan!.id } };
  const competency = plan!.competencies[0]!.name;
  await visitor.call(developmentPlanEndpoints.checkIn, {
    ...ofPlan,
    body: { competency, level: 2, evidence: text('Nível') },
  });
  await visitor.call(developmentPlanEndpoints.close, {
    ...ofPlan,
    body: { summary: text('Encerramento') },
  });
  await visitor.call(documentEndpoints.edit, {
    params: { id: aiHistoryId },
    body: { content: { title: `Título ${marker}`, notes: text('Edição') } },
  });
  const commitment = await visitor.call(commitmentEndpoints.create, {
    body: { text: text('Combinado'), employeeId: employee.id, companyId },
  });
  await visitor.call(commitmentEndpoints.done, {
    params: { id: commitment.id },
    body: { evidence: text('Evidência') },
  });
  await visitor.call(commitmentSettingsEndpoints.renewFeed);
  await shareAndAnswer(server, visitor, { documentId: aiHistoryId, comment: text('Resposta') });
  await askAndTell(server, visitor, { ...talk, answer: text('Relato') });
  const about = { userId: user.id, companyId, employeeId: employee.id, documentId: aiHistoryId };
  await addWhatNoCallMakes(server, about, text('Aviso'));
  const files = [
    await storeFile(server, about, `contrato ${marker} ção.txt`),
    await storeFile(server, about, `foto ${marker}.png`),
  ];
  return {
    visitor,
    email: registration.email,
    password: registration.password,
    ...about,
    files,
    typed: [
      registration.email,
      registration.name,
      registration.position,
      companyForm.name,
      companyForm.description,
      teamForm.name,
      employeeForm.name,
      ...['Meta', 'Objetivo', 'Diário: Renata', 'Conversa', 'Ponto', 'Nota', 'Edição', 'Aviso'].map(
        text,
      ),
      text('Encerramento'),
      text('Resposta'),
      text('Relato'),
      `Conclusão: ${text('Aviso')}`,
      ...['Combinado', 'Evidência', 'Nível'].map((what) =>
        text(what).replace('\n', ' ').replace('\u2028', ' '),
      ),
      `Título ${marker}`,
      ...files.map(({ fileName }) => fileName),
    ],
  };
}

type About = Pick<FilledAccount, 'userId' | 'companyId' | 'employeeId' | 'documentId'>;

async function addWhatNoCallMakes({ db, clock }: TestServer, about: About, message: string) {
  const { userId, companyId, employeeId, documentId } = about;
  const now = clock.now;
  await db.insert(schema.notifications).values({
    id: newId(),
    userId,
    companyId,
    authorId: userId,
    documentId,
    subject: `aviso:${documentId}`,
    title: 'Aviso',
    message,
    priority: 'high',
  });
  // Only a model proposes.
  await db.insert(schema.documentAdjustments).values({
    id: newId(),
    companyId,
    authorId: userId,
    documentId,
    key: newId(),
    instruction: `Ajuste: ${message}`,
    changes: [],
    note: '',
  });
  // One of a PDI: the call takes an interview's script alone.
  await db.insert(schema.candidateCards).values({
    id: newId(),
    companyId,
    authorId: userId,
    documentId,
    name: 'Candidata',
    conclusion: `Conclusão: ${message}`,
  });
  await db.insert(schema.commitmentDigests).values({
    id: newId(),
    companyId,
    authorId: userId,
    week: '2026-11-23',
    tokenHash: hash(`digest of ${userId}`),
  });
  await db.insert(schema.passwordResets).values({
    tokenHash: hash(`reset of ${userId}`),
    userId,
    expiresAt: now,
  });
  await db.insert(schema.knownDevices).values({ tokenHash: hash(`device of ${userId}`), userId });
  await recordAudit(db, {
    userId,
    companyId,
    action: 'employee_changed',
    subjectId: employeeId,
    now,
  });
}

async function storeFile({ db, files }: TestServer, about: About, fileName: string) {
  const id = newId();
  const bytes = Buffer.from(`bytes of ${fileName} ${'á'.repeat(70_000)}`);
  const path = join(tmpdir(), `leme-${id}`);
  writeFileSync(path, bytes);
  await files.put(id, path);
  rmSync(path);
  const { userId: ownerId, companyId, employeeId } = about;
  await db.insert(schema.files).values({
    id,
    ownerId,
    companyId,
    authorId: ownerId,
    employeeId,
    purpose: 'employee',
    fileName,
    contentType: 'text/plain',
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  });
  return { id, fileName, bytes };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** How many rows of each table are a user's. */
export async function rowsOf({ db }: TestServer, { userId, companyId }: FilledAccount) {
  const { companies, sessions } = schema;
  return Promise.all([
    db.$count(companies, eq(companies.ownerId, userId)),
    db.$count(sessions, eq(sessions.userId, userId)),
    ...dataTables.map((table) => db.$count(table, eq(table.companyId, companyId))),
  ]);
}

/** The person is asked, and tells. */
async function askAndTell(
  server: TestServer,
  visitor: Visitor,
  { companyId, employeeId, answer }: { companyId: string; employeeId: string; answer: string },
): Promise<void> {
  const { links } = await visitor.call(roundEndpoints.create, {
    body: {
      companyId,
      employeeIds: [employeeId],
      questions: ['O que está indo bem?'],
      closesOn: calendarDay(server.clock.now),
    },
  });
  await server.app.inject({
    method: 'POST',
    url: new URL(links[0]!.url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ do: 'answer', 'answer-0': answer }).toString(),
  });
}

/** The edited plan goes to its person, who answers. */
async function shareAndAnswer(
  server: TestServer,
  visitor: Visitor,
  { documentId, comment }: { documentId: string; comment: string },
): Promise<void> {
  const { url } = await visitor.call(shareEndpoints.create, { body: { documentId } });
  await server.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ do: 'answer', answer: 'talk', comment }).toString(),
  });
}
