import { beforeAll, describe, expect, test } from 'vitest';
import type { CalendarEntry } from '#documents/kit/calendar.ts';
import { documentEndpoints } from '#documents/endpoints.ts';
import type { DocumentKind } from '#documents/labels.ts';
import { documentContents } from '../../../test/document-contents.ts';
import { expectStatus } from '../../../test/expected-answer.ts';
import { aCompany } from '../../../test/factories.ts';
import { testServer } from '../../../test/harness.ts';
import { readCalendar } from '../../../test/read-back.ts';
import { storeDocuments } from '../../../test/stored-documents.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { messages } from '../messages.ts';
import { calendarText } from './calendar-file.ts';

const server = testServer();
let leader: Visitor;
let companyId: string;

beforeAll(async () => {
  leader = await server.newUser();
  companyId = (await aCompany(leader)).company.id;
});

interface Stored {
  content?: object;
  brief?: Record<string, unknown>;
}

async function store(type: DocumentKind, { content, brief = {} }: Stored = {}): Promise<string> {
  const row = { companyId, type, content: content ?? documentContents[type], brief };
  const [id] = await storeDocuments(server.db, row);
  return id!;
}

const ask = (id: string, query: object = {}) =>
  leader.send(documentEndpoints.exportDocument, {
    params: { id },
    query: { format: 'ics', ...query },
  });

async function eventsOf(id: string, query: object = {}) {
  const response = await ask(id, query);
  expectStatus(response, [200]);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="[^"]+\.ics"/);
  return readCalendar(response.body);
}

describe('days', () => {
  test('of a PDI: its milestones and its last day, the whole day long', async () => {
    const id = await store('pdi');
    const events = await eventsOf(id);
    expect(events.map(({ start, end, title, allDay }) => [start, end, title, allDay])).toEqual([
      ['2027-02-25', '2027-02-26', 'Revisão de rota — PDI de Renata Lopes', true],
      ['2027-05-31', '2027-06-01', 'Avaliação final e próximos passos — PDI de Renata Lopes', true],
    ]);
    expect(events[0]!.notes).toContain('Revisão de rota: o que manter, o que ajustar');
    expect(events[0]!.notes).toContain('Gerado sem IA externa (modo offline).');
    expect((await eventsOf(id)).map(({ uid }) => uid)).toEqual(events.map(({ uid }) => uid));
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
  });

  test('of an action plan: the actions too', async () => {
    const events = await eventsOf(await store('action_plan'));
    expect(events.map(({ start, title }) => [start, title])).toEqual([
      ['2026-12-18', expect.stringMatching(/^Linha de base registrada — Plano de ação/)],
      ['2027-02-26', expect.stringMatching(/^Avaliação do plano — /)],
      ['2027-01-15', expect.stringMatching(/^Medir a espera em cada caixa — /)],
    ]);
    expect(events[2]!.notes).toContain('Responsável: Renata Lopes');
  });

  test('of a feedback: the day of the form, where there is one', async () => {
    const id = await store('feedback', { brief: { followUpDate: '2027-01-10' } });
    const [event, ...others] = await eventsOf(id);
    expect(event).toMatchObject({
      start: '2027-01-10',
      title: 'Acompanhamento — Roteiro de feedback para Renata Lopes',
    });
    expect(others).toEqual([]);
  });

  test('of an edited plan: those of its text', async () => {
    const editedContent = 'Meu plano\n- 01/03/2027 — Revisão de rota: o que manter, o que ajustar';
    const content = { ...documentContents.pdi, title: 'Meu plano', isEdited: true, editedContent };
    const id = await store('pdi', { content });
    const [first] = await eventsOf(await store('pdi'));
    const events = await eventsOf(id);
    expect(events.map(({ start, uid }) => [start, uid.split('@')[0]])).toEqual([
      ['2027-03-01', `${id}-milestone-1`],
    ]);
    expect(first!.uid).toContain('-milestone-1@');
  });

  test('a kind without any says so', async () => {
    for (const type of ['message', 'email', 'interview', 'feedback'] as const) {
      const response = await ask(await store(type));
      expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
        400,
        messages.noCalendar,
      ]);
    }
  });
});

describe('a meeting', () => {
  test('is asked for its hour, and stands in the zone it is held in', async () => {
    const id = await store('meeting');
    const missing = await ask(id);
    expect(missing.statusCode).toBe(400);
    expect(missing.json()).toMatchObject({
      message: messages.meetingStart,
      issues: [{ path: 'start' }],
    });
    const [event] = await eventsOf(id, { start: '2027-03-15T09:00' });
    expect(event).toMatchObject({
      title: 'Reunião de equipe: campanha de dezembro',
      start: '2027-03-15T09:00:00',
      end: '2027-03-15T10:30:00',
      startUtc: '2027-03-15T12:00:00.000Z',
      zone: 'America/Sao_Paulo',
      allDay: false,
    });
    expect(event!.notes).toContain('Pauta:\n- Abertura e acordos (10 minutos)');
    expect(event!.notes).toContain('Participantes: Renata Lopes, João Ávila, Davi Souza');
  });

  test.each([
    ['America/Manaus', '2027-03-15T13:00:00.000Z'],
    ['europe/lisbon', '2027-03-15T09:00:00.000Z'],
    ['Asia/Kolkata', '2027-03-15T03:30:00.000Z'],
    ['UTC', '2027-03-15T09:00:00.000Z'],
  ])('in %s', async (tz, startUtc) => {
    const [event] = await eventsOf(await store('meeting'), { start: '2027-03-15T09:00', tz });
    expect(event).toMatchObject({ start: '2027-03-15T09:00:00', startUtc });
  });

  test('an hour right after the clocks were changed is read with the new offset', async () => {
    const query = { tz: 'Europe/Lisbon', start: '2027-03-28T03:00' };
    const [event] = await eventsOf(await store('meeting'), query);
    expect(event!.startUtc).toBe('2027-03-28T02:00:00.000Z');
  });

  test.each(['2027-02-30T09:00', '2027-03-15', '2027-03-15T24:00', '2027-03-15T09:00:00Z', 'já'])(
    '%s is no hour',
    async (start) => {
      expect((await ask(await store('meeting'), { start })).statusCode).toBe(400);
    },
  );

  test('lasts as long as its form says where its own words do not', async () => {
    const content = { ...documentContents.meeting, duration: 'Duração não especificada' };
    const id = await store('meeting', { content, brief: { duration: '30' } });
    const [event] = await eventsOf(id, { start: '2027-03-15T09:00' });
    expect(event!.end).toBe('2027-03-15T09:30:00');
  });
});

test('sixty files a minute are enough for anyone', async () => {
  const visitor = await server.newUser();
  const { company } = await aCompany(visitor);
  const row = { companyId: company.id, type: 'pdi', content: documentContents.pdi };
  const [id] = await storeDocuments(server.db, row);
  const input = { params: { id: id! }, query: { format: 'ics' } };
  for (let count = 0; count < 60; count += 1) {
    const { statusCode } = await visitor.send(documentEndpoints.exportDocument, input);
    expect(statusCode).toBe(200);
  }
  const { status, headers } = await visitor.fail(documentEndpoints.exportDocument, input);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('text is escaped and lines are folded as RFC 5545 has it, and come back as they were', () => {
  const title = 'Revisão; com, vírgula \\ e "aspas" 😀 — '.repeat(6).trim();
  const notes = 'linha 1\nlinha 2\r\nBEGIN:VEVENT\rfim\u0007';
  const entry: CalendarEntry = { key: 'a', title, notes, day: '2027-12-31', words: null };
  const file = {
    id: 'x',
    entries: [entry],
    stamp: new Date('2026-11-21T15:00:00Z'),
    start: '',
    timeZone: 'America/Sao_Paulo',
    notice: '',
  };
  const text = calendarText(file);
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  const [event] = readCalendar(text);
  expect(event).toMatchObject({ title, start: '2027-12-31', end: '2028-01-01' });
  expect(event!.notes.trim()).toBe('linha 1\nlinha 2\nBEGIN:VEVENT\nfim');
});
