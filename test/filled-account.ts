import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints } from '#shared/employees.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { recordAudit } from '#server/audit/store.ts';
import * as schema from '#server/db/schema.ts';
import { dataTables } from '#server/db/tenant-tables.ts';
import { newId } from '#server/ids.ts';
import { aCompanyForm, anEmployeeForm, aPdiForm, aRegistration, aTeamForm } from './factories.ts';
import type { TestServer } from './harness.ts';
import type { Visitor } from './visitor.ts';

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
  const form = { ...aPdiForm(employee.id), additionalNotes: text('Nota') };
  const { aiHistoryId } = await visitor.call(documentEndpoints.generate, {
    body: { type: 'pdi', prompt: JSON.stringify(form), companyId, employeeId: employee.id },
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
  await visitor.call(commitmentEndpoints.renewFeed);
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
      ...['Combinado', 'Evidência'].map((what) =>
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
