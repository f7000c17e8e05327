import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '#documents/contracts.ts';
import { documentKindValues } from '#documents/labels.ts';
import { documentContents } from '../../../../test/document-contents.ts';
import { pageAnswers } from '../../../../test/page-answers.ts';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import type { HistoryItem } from '../../data/documents.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/toast.tsx';
import { labelOf } from './part-labels.ts';
import { PartsDialog } from './parts-dialog.tsx';
import { sectionsOf } from './parts.ts';

const content = readContent('pdi', {
  title: 'PDI de Ana',
  competencies: [{ name: 'Escuta', currentLevel: 2, targetLevel: 4, actions: ['Ouvir alguém'] }],
  goals: ['Reduzir a fila', 'Treinar dois colegas'],
});
const item = { id: 'd1', type: 'pdi', version: 2, content } as unknown as HistoryItem;
const saving = 'PUT /api/ai-history/d1';
const on = { saved: vi.fn<(content: unknown) => void>(), closed: vi.fn<() => void>() };

let server: ReturnType<typeof screenServer>;
beforeEach(() => {
  sessionStorage.clear();
  vi.clearAllMocks();
  server = screenServer({ [saving]: ({ body }) => ({ ...item, ...(body as object), version: 3 }) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

function open(shown: HistoryItem = item) {
  const { unmount } = render(
    <QueryClientProvider client={queryClient}>
      <PartsDialog item={shown} onSaved={on.saved} onClose={on.closed} />
      <Toaster />
    </QueryClientProvider>,
  );
  const goals = () => within(screen.getByRole('group', { name: 'Objetivos' }));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  return { unmount, goals, save };
}

test('texts are written over, taken out and added; the shape stays', async () => {
  const { goals, save } = open();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await userEvent.type(goals().getByLabelText('Objetivo 1'), ' pela metade');
  await userEvent.click(goals().getByRole('button', { name: 'Tirar: Objetivo 2' }));
  await userEvent.click(goals().getByRole('button', { name: 'Acrescentar depois de: Objetivo 2' }));
  await userEvent.type(goals().getByLabelText('Objetivo 2, novo 1'), 'Fechar o caixa');
  await save();
  await waitFor(() => expect(on.closed).toHaveBeenCalledOnce());
  expect(server.asked(saving)[0]?.body).toEqual({
    content: { ...content, goals: ['Reduzir a fila pela metade', 'Fechar o caixa'] },
    version: 2,
  });
  expect(on.saved).toHaveBeenCalledOnce();
});

test.each(documentKindValues)('each field of %s says which part it is, in words', (type) => {
  const whole = documentContents[type];
  open({ ...item, type, content: whole });
  const sections = sectionsOf(type, readContent(type, whole)!);
  const parts = sections.flatMap((section) => section.parts);
  expect(parts.filter(({ id }) => labelOf(id) === null)).toEqual([]);
  expect(new Set(parts.map(({ label }) => label)).size).toBe(parts.length);
  expect(screen.getAllByRole('textbox')).toHaveLength(parts.length);
  for (const { label, text } of parts) {
    expect(screen.getByRole('textbox', { name: label })).toHaveValue(text);
  }
});

test('what stands in a thing of several fields is named on the screen, a member of a list by its heading', () => {
  open();
  const competencies = within(screen.getByRole('group', { name: 'Competências' }));
  for (const label of ['nome', 'nível atual', 'nível desejado', 'ação 1']) {
    expect(competencies.getByText(`Competência 1: ${label}`)).not.toHaveClass('sr-only');
  }
  expect(competencies.getByRole('button', { name: 'Tirar: Competência 1' })).toBeVisible();
  expect(screen.getByText('Título')).not.toHaveClass('sr-only');
  expect(screen.getByRole('heading', { name: 'Objetivos' })).toBeVisible();
  expect(screen.getByText('Objetivo 1')).toHaveClass('sr-only');
});

test('a quoted line of a page is seen without its mark, and keeps it', async () => {
  const page = pageAnswers.feedback.answer.page;
  const asked = readContent('feedback', { ...pageAnswers.feedback.answer })!;
  const { save } = open({ ...item, type: 'feedback', content: asked });
  const texts = screen.getAllByRole('textbox').map((box) => (box as HTMLTextAreaElement).value);
  expect(texts.join('\n')).not.toContain('>');
  const line = screen.getByDisplayValue('Quero falar de sexta.”');
  await userEvent.clear(line);
  await userEvent.type(line, 'Vamos falar de sexta.”');
  await save();
  await waitFor(() => expect(on.closed).toHaveBeenCalledOnce());
  expect(server.asked(saving)[0]?.body).toMatchObject({
    content: { page: page.replace('> Quero falar', '> Vamos falar') },
  });
});

test('a heading is that of the whole field, and not of its first member', () => {
  open({ ...item, type: 'meeting', content: documentContents.meeting });
  const headings = screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['Participantes', 'Materiais', 'Pauta', 'Pronto para usar']);
});

test('what the kind cannot take is said beside it, and nothing is sent', async () => {
  const { save } = open();
  const level = screen.getByDisplayValue('2');
  await userEvent.clear(level);
  await userEvent.type(level, '9');
  await save();
  expect(level).toHaveAccessibleDescription(/nível de 1 a 5/u);
  expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('what was typed outlives a failure and a reload, and goes with Cancelar', async () => {
  server.handlers[saving] = () => refusal(409, 'O documento foi alterado em outra janela.');
  const first = open();
  await userEvent.type(first.goals().getByLabelText('Objetivo 1'), ' hoje');
  await first.save();
  expect(await screen.findByText('O documento foi alterado em outra janela.')).toBeVisible();
  first.unmount();
  const second = open();
  expect(second.goals().getByLabelText('Objetivo 1')).toHaveValue('Reduzir a fila hoje');
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  second.unmount();
  expect(open().goals().getByLabelText('Objetivo 1')).toHaveValue('Reduzir a fila');
});

test.each(documentKindValues)('%s: beside a page nothing is added where nobody sees it', (kind) => {
  const page = '## Passos\n\n- Ligar para o fornecedor\n- Conferir as notas';
  const written = readContent(kind, { ...documentContents[kind], page })!;
  const parts = sectionsOf(kind, written).flatMap((section) => section.parts);
  const lists = parts.flatMap(({ last }) => last ?? []);
  const isWritten = 'page' in written;
  expect(isWritten ? lists : []).toEqual(isWritten ? ['page'] : []);
});
