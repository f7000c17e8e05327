import { documentEndpoints } from '#documents/endpoints.ts';
import { accountEndpoints } from '#shared/accounts.ts';
import { candidateCardEndpoints } from '#shared/candidate-cards.ts';
import { commitmentSettingsEndpoints } from '#shared/commitment-settings.ts';
import { commitmentEndpoints } from '#shared/commitments.ts';
import { companyEndpoints } from '#shared/companies.ts';
import { conversationEndpoints } from '#shared/conversations.ts';
import { developmentPlanEndpoints } from '#shared/development-plans.ts';
import { diaryEndpoints } from '#shared/diary.ts';
import { employeeEndpoints, type Employee } from '#shared/employees.ts';
import type { Endpoint, EndpointResponse } from '#shared/endpoint.ts';
import { fileEndpoints } from '#shared/files.ts';
import { meetingClosingEndpoints } from '#shared/meeting-closings.ts';
import { peopleImportEndpoints } from '#shared/people-imports.ts';
import { notificationEndpoints } from '#shared/notifications.ts';
import { calendarDay } from '#shared/format.ts';
import { roundEndpoints } from '#shared/rounds.ts';
import { shareEndpoints } from '#shared/shares.ts';
import { teamEndpoints } from '#shared/teams.ts';
import { newId } from '#server/ids.ts';
import {
  commitmentDigests,
  documentAdjustments,
  generations,
  notifications,
} from '#server/db/schema.ts';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { encodeRequest, inject, type RequestInput } from './encoded-request.ts';
import { aCompanyForm, anEmployeeForm, aPdiForm, aRegistration, aTeamForm } from './factories.ts';
import type { TestServer } from './harness.ts';
import { storeDocuments } from './stored-documents.ts';

/** A user who has one of everything; each of their texts holds `marker`. */
export interface FullCompany {
  marker: string;
  email: string;
  password: string;
  /** Of the share: the token of its address, and the step that the person ticked. */
  shared: { token: string; step: string };
  /** The token of a round's address. */
  roundToken: string;
  cookie: string;
  ids: Record<IdName, string>;
  /** Makes a call that must succeed. */
  ask<E extends Endpoint>(endpoint: E, input?: RequestInput): Promise<EndpointResponse<E>>;
}

export const idNames = [
  'user',
  'company',
  'team',
  'employee',
  'photo',
  'employeeFile',
  'processFile',
  'diaryEntry',
  'meeting',
  'conversation',
  'talkingPoint',
  'commitment',
  'document',
  'proposal',
  'script',
  'candidateCard',
  'peopleImport',
  'share',
  'round',
  'roundPerson',
  'plan',
  'levelCheckIn',
  'notification',
  'finishedKey',
  'runningKey',
] as const;
export type IdName = (typeof idNames)[number];

/** A picture of one pixel: what is no picture would be refused. */
export const onePixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

/** Registers, logs in, and fills a company with everything that the API can make. */
export async function aFullCompany(server: TestServer, marker: string): Promise<FullCompany> {
  const registration = {
    ...aRegistration(),
    name: `Marina ${marker}`,
    position: `Chefe ${marker}`,
  };
  const visitor = await server.newUser(registration);
  const cookie = visitor.cookie();
  const ask = asking(server, cookie);
  const { user } = await ask(accountEndpoints.me);
  const text = new TextEncoder().encode(`arquivo ${marker}`);

  const company = await ask(companyEndpoints.create, { body: companyOf(marker) });
  const companyId = company.id;
  const file = { field: 'file', fileName: `processo-${marker}.txt`, bytes: text };
  const stored = await ask(fileEndpoints.upload, { body: {}, files: [file] });
  const processes = [{ name: `Compras ${marker}`, ...stored }];
  await ask(companyEndpoints.update, { params: { id: companyId }, body: { processes } });
  const team = await ask(teamEndpoints.create, { body: { ...teamOf(marker), companyId } });
  const employee = await ask(employeeEndpoints.create, {
    body: { ...employeeOf(marker), teamIds: [team.id], companyId },
    files: [
      { field: 'photo', fileName: 'foto.png', bytes: onePixel },
      { field: 'files', fileName: `contrato-${marker}.txt`, bytes: text },
    ],
  });
  const peopleImport = await anImport(ask, { companyId, marker });
  const entry = await ask(diaryEndpoints.create, {
    body: { description: `Um problema de Renata, ${marker}`, companyId },
  });
  const about = { companyId, employeeId: employee.id };
  const conversation = await ask(conversationEndpoints.prepare, { body: about });
  const params = { id: conversation.id };
  await ask(conversationEndpoints.update, { params, body: { notes: `Notas ${marker}` } });
  const point = await ask(conversationEndpoints.addPoint, {
    body: { ...about, box: 'private', text: `Ponto ${marker}` },
  });
  const commitment = await ask(commitmentEndpoints.create, {
    body: {
      text: `Rever ${marker}`,
      owner: 'other',
      ownerName: marker,
      employeeId: employee.id,
      diaryEntryId: entry.id,
      dueOn: '2026-01-31',
      companyId,
    },
  });
  await ask(commitmentSettingsEndpoints.update, { body: { digest: true } });
  await aDigest(server, { companyId, userId: user.id });
  const finishedKey = newId();
  const generated = await ask(documentEndpoints.generate, {
    body: generationOf({ companyId, employeeId: employee.id, teamId: team.id, marker }),
    headers: { 'idempotency-key': finishedKey },
  });
  const evaluation = { criteria: ['Comunicação', 'Método'] };
  const [script] = await storeDocuments(server.db, {
    companyId,
    type: 'interview',
    title: marker,
    content: { title: marker, evaluation },
  });
  await ask(documentEndpoints.edit, {
    params: { id: script! },
    body: { content: { title: marker, summary: `Resumo ${marker}`, evaluation } },
  });
  const card = await ask(candidateCardEndpoints.create, {
    body: { documentId: script!, name: `Candidata ${marker}` },
  });
  const made = { companyId, userId: user.id, documentId: generated.aiHistoryId, marker };
  const { plan } = await ask(developmentPlanEndpoints.ofPerson, { params: { id: employee.id } });
  const proposal = await anAdjustment(server, made);
  const shared = await anAnsweredShare(server, ask, made);
  const round = await aRound(server, ask, { companyId, employeeId: employee.id, marker });
  const levelCheckIn = await ask(developmentPlanEndpoints.checkIn, {
    params: { id: plan!.id },
    body: { competency: plan!.competencies[0]!.name, level: 2, evidence: `Nível ${marker}` },
  });
  return {
    marker,
    email: registration.email,
    password: registration.password,
    cookie,
    shared,
    roundToken: round.token,
    ids: {
      user: user.id,
      company: companyId,
      team: team.id,
      employee: employee.id,
      ...filesOf(employee),
      processFile: stored.fileUrl.split('/').at(-1)!,
      diaryEntry: entry.id,
      conversation: conversation.id,
      talkingPoint: point.id,
      commitment: commitment.id,
      document: generated.aiHistoryId,
      proposal,
      meeting: await aClosedMeeting(server, ask, made),
      script: script!,
      candidateCard: card.id,
      peopleImport,
      share: shared.id,
      round: round.id,
      roundPerson: round.personId,
      plan: plan!.id,
      levelCheckIn: levelCheckIn.id,
      notification: await aNotification(server, made),
      finishedKey,
      runningKey: await aRunningGeneration(server, made),
    },
    ask,
  };
}

/** A list that changed the one person there is, and has a line that stayed out. @returns its id */
async function anImport(
  ask: FullCompany['ask'],
  { companyId, marker }: { companyId: string; marker: string },
): Promise<string> {
  const list = `Nome;Função\nRenata ${marker};Gerente ${marker}\n;Sem nome ${marker}\n`;
  const bytes = new TextEncoder().encode(list);
  const { id, table } = await ask(peopleImportEndpoints.read, {
    body: { companyId },
    files: [{ field: 'file', fileName: `pessoas-${marker}.csv`, bytes }],
  });
  const columns = table!.columns.flatMap(({ at, field }) => (field ? [{ at, field }] : []));
  await ask(peopleImportEndpoints.commit, { params: { id }, body: { headerRow: 1, columns } });
  return id;
}

/** A meeting of which something was written. @returns its id */
async function aClosedMeeting(
  server: TestServer,
  ask: FullCompany['ask'],
  { companyId, marker }: { companyId: string; marker: string },
): Promise<string> {
  const [id] = await storeDocuments(server.db, { companyId, type: 'meeting', title: marker });
  await ask(meetingClosingEndpoints.update, {
    params: { id: id! },
    body: { outcome: `Como foi ${marker}`, decisions: `Decisão ${marker}` },
  });
  return id!;
}

/** What only a model proposes. */
async function anAdjustment(
  server: TestServer,
  made: { companyId: string; userId: string; documentId: string; marker: string },
): Promise<string> {
  const { companyId, userId: authorId, documentId, marker } = made;
  const id = newId();
  const set = { op: 'set' as const, id: 'title', after: '', text: marker, fields: [] };
  await server.db.insert(documentAdjustments).values({
    id,
    companyId,
    authorId,
    documentId,
    key: newId(),
    instruction: `Ajuste ${marker}`,
    version: 1,
    changes: [{ ...set, asked: true, unit: 0 }],
    note: '',
  });
  return id;
}

/** A document that was shared with its person, who answered and ticked a step. */
async function anAnsweredShare(
  server: TestServer,
  ask: FullCompany['ask'],
  { documentId, marker }: { documentId: string; marker: string },
): Promise<{ id: string; token: string; step: string }> {
  const { share, url } = await ask(shareEndpoints.create, { body: { documentId } });
  const token = url.split('/').at(-1)!;
  const step = share.steps[0]!.key;
  const fields = { do: 'answer', answer: 'agreed', comment: `Li ${marker}`, step };
  const response = await server.app.inject({
    method: 'POST',
    url: `/c/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...fields, [`how:${step}`]: `Fiz ${marker}` }).toString(),
  });
  expect(response.statusCode, response.body).toBe(200);
  return { id: share.id, token, step };
}

/** Two were asked, and one told; the other is still waited for. */
async function aRound(
  server: TestServer,
  ask: FullCompany['ask'],
  { companyId, employeeId, marker }: { companyId: string; employeeId: string; marker: string },
): Promise<{ id: string; personId: string; token: string }> {
  const asked = { companyId, employeeIds: [employeeId], closesOn: calendarDay(server.clock.now) };
  const told = await ask(roundEndpoints.create, {
    body: { ...asked, questions: [`Como vai ${marker}?`] },
  });
  const token = told.links[0]!.url.split('/').at(-1)!;
  const response = await server.app.inject({
    method: 'POST',
    url: `/c/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ do: 'answer', 'answer-0': `Vai bem ${marker}` }).toString(),
  });
  expect(response.statusCode, response.body).toBe(200);
  const waiting = await ask(roundEndpoints.create, {
    body: { ...asked, questions: [`E depois, ${marker}?`] },
  });
  return { id: told.round.id, personId: waiting.links[0]!.personId, token };
}

/** Everything of a user that the API shows. */
export async function seenByOwner({ ask, ids }: FullCompany): Promise<unknown> {
  const query = { companyId: ids.company };
  const person = { params: { id: ids.employee } };
  return {
    me: await ask(accountEndpoints.me),
    credits: await ask(accountEndpoints.credits),
    companies: await ask(companyEndpoints.list),
    stats: await ask(companyEndpoints.stats, { query }),
    teams: await ask(teamEndpoints.list, { query }),
    employees: await ask(employeeEndpoints.list, { query }),
    diary: await ask(diaryEndpoints.list, { query }),
    conversation: await ask(conversationEndpoints.get, { params: { id: ids.conversation } }),
    summary: await ask(conversationEndpoints.summary, person),
    brief: await ask(conversationEndpoints.brief, person),
    timeline: await ask(conversationEndpoints.timeline, person),
    plan: await ask(developmentPlanEndpoints.ofPerson, person),
    meeting: await ask(meetingClosingEndpoints.get, { params: { id: ids.meeting } }),
    commitments: await ask(commitmentEndpoints.list, { query }),
    commitmentSettings: await ask(commitmentSettingsEndpoints.get),
    imports: await ask(peopleImportEndpoints.list, { query }),
    shares: await ask(shareEndpoints.list, { params: { id: ids.document } }),
    round: await ask(roundEndpoints.get, { params: { id: ids.round } }),
    rounds: await ask(roundEndpoints.list, { query }),
    candidates: await ask(candidateCardEndpoints.list, { params: { id: ids.script } }),
    history: await ask(documentEndpoints.history, { query }),
    notifications: await ask(notificationEndpoints.list),
  };
}

function asking(server: TestServer, cookie: string): FullCompany['ask'] {
  return async (endpoint, input = {}) => {
    const headers = { ...input.headers, cookie };
    const response = await inject(server.app, await encodeRequest(endpoint, { ...input, headers }));
    expect(response.statusCode, `${endpoint.path}: ${response.body}`).toBe(endpoint.status);
    return z.parse(endpoint.response, response.json()) as EndpointResponse<typeof endpoint>;
  };
}

function companyOf(marker: string) {
  const philosophy = { mission: `Missão ${marker}`, vision: `Visão ${marker}`, values: [marker] };
  return { ...aCompanyForm(), name: `Mercado ${marker}`, description: marker, philosophy };
}

function teamOf(marker: string) {
  const managementSettings = {
    feedbackFrequency: 'weekly',
    intelligentTracking: true,
    teamMeetingFrequency: 'weekly',
  };
  return { ...aTeamForm(), name: `Equipe ${marker}`, goals: [marker], managementSettings };
}

function employeeOf(marker: string) {
  const professionalHistory = [{ position: marker, company: marker, period: marker }];
  return {
    ...anEmployeeForm(),
    name: `Renata ${marker}`,
    objectives: [marker],
    professionalHistory,
  };
}

/** The request for a PDI whose form names the employee too. */
export function generationOf(about: {
  companyId: string;
  employeeId: string;
  teamId: string;
  marker: string;
}) {
  const { marker, ...ids } = about;
  const form = { ...aPdiForm(ids.employeeId), ...ids, goals: [`Meta ${marker}`] };
  return { ...ids, type: 'pdi', prompt: JSON.stringify(form) };
}

function filesOf({ photo, files }: Employee) {
  return { photo: photo!.split('/').at(-1)!, employeeFile: files[0]!.id };
}

interface Made {
  companyId: string;
  userId: string;
  documentId: string;
  marker: string;
}

async function aNotification({ db, clock }: TestServer, made: Made): Promise<string> {
  const { companyId, userId, documentId, marker } = made;
  const id = newId();
  await db.insert(notifications).values({
    id,
    userId,
    companyId,
    authorId: userId,
    documentId,
    subject: `aviso:${marker}`,
    title: `Aviso ${marker}`,
    message: marker,
    priority: 'normal',
    actionUrl: `/historico?item=${documentId}`,
    createdAt: clock.now,
  });
  return id;
}

/** A digest that was sent. */
async function aDigest({ db, clock }: TestServer, made: Pick<Made, 'companyId' | 'userId'>) {
  const { companyId, userId } = made;
  const row = { id: newId(), companyId, authorId: userId, week: '2026-01-05' };
  await db.insert(commitmentDigests).values({ ...row, settledAt: clock.now });
}

/** One that another process is writing. */
async function aRunningGeneration({ db, clock }: TestServer, made: Made): Promise<string> {
  const { companyId, userId } = made;
  const key = newId();
  await db.insert(generations).values({
    id: newId(),
    userId,
    companyId,
    authorId: userId,
    key,
    requestHash: 'of another request',
    kind: 'pdi',
    state: 'running',
    generator: 'offline',
    aliveAt: clock.now,
    createdAt: clock.now,
  });
  return key;
}
