import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readContent } from '#documents/contracts.ts';
import { documentKindValues, type DocumentKind } from '#documents/labels.ts';
import { documentContents } from '../../../../test/document-contents.ts';
import { pageAnswers } from '../../../../test/page-answers.ts';
import { refusal, screenServer } from '../../../../test/screen-server.ts';
import { queryClient } from '../../lib/query-client.ts';
import { Toaster } from '../../ui/toast.tsx';
import type { FinishedGeneration } from '../finished-generation.ts';
import { ResultDialog } from '../result-dialog.tsx';
import { labelOf } from './part-labels.ts';
import { editedParts } from './part-changes.ts';
import { noEdits } from './part-edits.ts';
import { listOf, sectionsOf } from './parts.ts';

const content = readContent('pdi', {
  title: 'PDI de Ana',
  competencies: [{ name: 'Escuta', currentLevel: 2, targetLevel: 4, actions: ['Ouvir alguém'] }],
  goals: ['Reduzir a fila', 'Treinar dois colegas'],
});
const saving = 'PUT /api/ai-history/d1';
const reading = 'GET /api/ai-history/d1';
let version: number;
let closed: number;

let server: ReturnType<typeof screenServer>;
beforeEach(() => {
  sessionStorage.clear();
  closed = 0;
  version = 2;
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

interface ShownProps {
  type: DocumentKind;
  result: unknown;
}

function Shown({ type, result }: ShownProps) {
  const job = { key: 'k', kind: type, form: {}, startedAt: Date.parse('2026-11-23T15:00:00.000Z') };
  const answer = { result, aiHistoryId: 'd1', sources: [], generator: 'offline' };
  return (
    <QueryClientProvider client={queryClient}>
      <ResultDialog
        finished={{ job, answer } as unknown as FinishedGeneration}
        onClose={() => (closed += 1)}
        onNew={() => undefined}
        onAgain={() => undefined}
      />
      <Toaster />
    </QueryClientProvider>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const save = () => userEvent.click(button('Salvar'));
const saved = () => server.asked(saving).at(-1)?.body as { content: object; version: number };
const done = () => waitFor(() => expect(region()).toBeNull());
const region = () => screen.queryByRole('region', { name: 'Mudar por partes' });

/** The document in its dialog, as it was left. */
function show(result: unknown = content, type: DocumentKind = 'pdi') {
  const item = { id: 'd1', type, title: 'T', brief: {}, version, content: result };
  server = screenServer({
    [reading]: () => ({ ...item, version }),
    'GET /api/ai-history/d1/adjust': () => ({ freeLeft: null }),
    [saving]: ({ body }) => ({ ...item, ...(body as object), version: version + 1 }),
  });
  return render(<Shown type={type} result={result} />);
}

async function open(result?: unknown, type?: DocumentKind) {
  const shown = show(result, type);
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar por partes' }));
  await waitFor(() => expect(region()).toHaveFocus());
  return shown;
}

test('texts are written over where they stand, taken out and added; the shape stays', async () => {
  await open();
  expect(button('Salvar')).toBeDisabled();
  const paper = within(screen.getByRole('article'));
  const goals = within(paper.getByRole('group', { name: 'Objetivos' }));
  await userEvent.type(box('Objetivo 1'), ' pela metade');
  await userEvent.click(goals.getByRole('button', { name: 'Tirar: Objetivo 2' }));
  expect(goals.getByRole('button', { name: 'Voltar: Objetivo 2' })).toHaveFocus();
  await userEvent.click(goals.getByRole('button', { name: 'Acrescentar depois de: Objetivo 1' }));
  expect(box('Objetivo 1, novo 1')).toHaveFocus();
  await userEvent.keyboard('Fechar o caixa');
  await userEvent.selectOptions(screen.getByLabelText('Competência 1: nível atual'), '3');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  await save();
  await done();
  expect(saved()).toMatchObject({
    content: {
      goals: ['Reduzir a fila pela metade', 'Fechar o caixa'],
      competencies: [{ name: 'Escuta', currentLevel: 3, targetLevel: 4 }],
    },
    version: 2,
  });
  expect(saved().content).not.toHaveProperty('editedContent', expect.anything());
  expect(await screen.findByText('Fechar o caixa')).toBeVisible();
});

test('Enter parts a text in two, Backspace takes out an empty one, and what was taken out comes back', async () => {
  await open();
  box('Objetivo 1').setSelectionRange(7, 7);
  fireEvent.keyDown(box('Objetivo 1'), { key: 'Enter' });
  expect(box('Objetivo 1')).toHaveValue('Reduzir');
  expect(box('Objetivo 1, novo 1')).toHaveValue(' a fila');
  await userEvent.keyboard('{Enter}');
  await userEvent.clear(box('Objetivo 1, novo 1'));
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('textbox', { name: 'Objetivo 1, novo 2' })).toBeNull();
  await userEvent.clear(box('Objetivo 2'));
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByRole('textbox', { name: 'Objetivo 2' })).toBeNull();
  await userEvent.click(button('Voltar: Objetivo 2'));
  expect(box('Objetivo 2')).toHaveFocus();
});

test('a list that is pasted becomes an item a line; a whole competency is added with its fields', async () => {
  await open();
  await userEvent.click(box('Objetivo 2'));
  await userEvent.paste(', logo\n- Fechar o caixa\n- Abrir a loja');
  expect(box('Objetivo 2')).toHaveValue('Treinar dois colegas, logo');
  await userEvent.click(button('Acrescentar depois de: Competência 1'));
  expect(box('Competência 1, novo 1: nome')).toHaveFocus();
  await userEvent.keyboard('Prazo');
  await userEvent.type(box('Competência 1, novo 1: ação'), 'Um{Enter}Dois');
  await save();
  await done();
  expect(saved().content).toMatchObject({
    goals: ['Reduzir a fila', 'Treinar dois colegas, logo', 'Fechar o caixa', 'Abrir a loja'],
    competencies: [{ name: 'Escuta' }, { name: 'Prazo', currentLevel: 2, actions: ['Um', 'Dois'] }],
  });
});

const page = `# Reunião de sexta

## Pauta

Começamos pelo que **ficou** combinado.

1. Abrir a conversa
2. Rever a escala
   - com Renata
3. Fechar

| Quem | O quê | Até |
|------|-------|-----|
| Renata | Medir a fila \\| caixa | 27/11/2026 |
| João | Avisar a loja | a combinar |

- Levar a folha
- Levar o relógio`;

test('a page is edited by its lines: marks, numbers and tables stay what they are', async () => {
  const meeting = readContent('meeting', { title: 'Reunião de sexta', page });
  await open(meeting, 'meeting');
  for (const each of screen.getAllByRole<HTMLInputElement>('textbox')) {
    expect(each.value).not.toMatch(/^(?:[#|-]|\d\.)|\*/u);
  }
  expect(box('Linha 3')).toHaveValue('Começamos pelo que ficou combinado.');
  await userEvent.click(button('Tirar: Linha 5'));
  await userEvent.click(box('Linha 4'));
  await userEvent.keyboard('{End}{Enter}Ouvir todos');
  expect(box('Linha 10: Quem')).toHaveValue('Renata');
  expect(box('Linha 10: O quê')).toHaveValue('Medir a fila | caixa');
  const day = box('Linha 10: Até');
  await userEvent.clear(day);
  await userEvent.type(day, '04122026');
  await userEvent.click(button('Acrescentar depois de: Linha 11'));
  await userEvent.keyboard('Lia');
  await userEvent.type(box('Linha 11, novo 1: Até'), 'amanhã');
  await userEvent.clear(box('Linha 13'));
  await userEvent.type(box('Linha 2'), ' do dia');
  await save();
  await done();
  expect((saved().content as { page: string }).page).toBe(`# Reunião de sexta

## Pauta do dia

Começamos pelo que **ficou** combinado.

1. Abrir a conversa
2. Ouvir todos
   - com Renata
3. Fechar

| Quem | O quê | Até |
|------|-------|-----|
| Renata | Medir a fila \\| caixa | 04/12/2026 |
| João | Avisar a loja | a combinar |
| Lia |  | amanhã |

- Levar a folha`);
});

test('a quoted line of a page is seen without its mark, and keeps it', async () => {
  const { answer } = pageAnswers.feedback;
  await open(readContent('feedback', { ...answer }), 'feedback');
  const line = screen.getByDisplayValue('Quero falar de sexta.”');
  await userEvent.clear(line);
  await userEvent.type(line, 'Vamos falar de sexta.”');
  await save();
  await done();
  const asked = answer.page.replace('> Quero falar', '> Vamos falar');
  expect(saved().content).toMatchObject({ page: asked });
});

const withPage = documentKindValues.filter((kind) => kind in pageAnswers);

test.each(withPage)('%s: beside a page nothing is added where nobody sees it', (kind) => {
  const written = '## Passos\n\n- Ligar para o fornecedor\n- Conferir as notas';
  const read = readContent(kind, { ...documentContents[kind], page: written })!;
  const lists = sectionsOf(kind, read)
    .flatMap(({ blocks }) => blocks.flatMap(({ ends }) => ends))
    .map(listOf);
  // The bars of the competencies stand beside the page.
  const seen = kind === 'pdi' ? ['competencies', 'page'] : ['page'];
  expect(new Set(lists)).toEqual(new Set(seen));
});

test('a day may be typed as programs write it, and an address keeps its own', () => {
  const plan = readContent('action_plan', documentContents.action_plan)!;
  const typed = 'Falar até 2026-12-10: https://intranet/atas/2026-12-10';
  const edits = { ...noEdits, set: { 'actions.0.task': typed } };
  const { content: edited, refused } = editedParts('action_plan', plan, edits);
  expect(refused).toEqual([]);
  expect(edited.actions[0]).toMatchObject({
    task: 'Falar até 10/12/2026: https://intranet/atas/2026-12-10',
  });
});

test('a table whose rows are all taken out leaves no head behind', () => {
  const meeting = readContent('meeting', { title: 'R', page })!;
  const removed = ['page#9', 'page#10'];
  const { content: edited } = editedParts('meeting', meeting, { ...noEdits, removed });
  expect(edited.page).not.toContain('|');
});

test.each(documentKindValues)('each field of %s says which part it is, in words', async (type) => {
  const whole = documentContents[type];
  await open(whole, type);
  const read = readContent(type, whole)!;
  const parts = sectionsOf(type, read).flatMap(({ blocks }) =>
    blocks.flatMap((block) => block.parts),
  );
  expect(parts.filter(({ id }) => labelOf(id) === null)).toEqual([]);
  expect(new Set(parts.map(({ label }) => label)).size).toBe(parts.length);
  const paper = screen.getByRole('article');
  expect(paper.querySelectorAll('[data-part]')).toHaveLength(parts.length);
  for (const { label, text } of parts) {
    const named = within(paper).getByLabelText<HTMLInputElement>(label);
    expect(text.endsWith(named.value)).toBe(true);
  }
  expect(editedParts(type, read, noEdits)).toEqual({
    content: read,
    refused: [],
    isChanged: false,
  });
});

test('what the kind cannot take is said beside it, and nothing is sent', async () => {
  await open();
  await userEvent.clear(box('Título'));
  await save();
  await waitFor(() => expect(box('Título')).toHaveFocus());
  expect(box('Título')).toHaveAccessibleDescription(/não cabe aqui/u);
  expect(server.asked(saving)).toEqual([]);
});

test('what was typed outlives a reload, and goes with Cancelar', async () => {
  const first = await open();
  await userEvent.type(box('Objetivo 1'), ' hoje');
  first.unmount();
  const second = show();
  expect(await screen.findByRole('textbox', { name: 'Objetivo 1' })).toHaveValue(
    'Reduzir a fila hoje',
  );
  await userEvent.click(button('Cancelar'));
  expect(region()).toBeNull();
  second.unmount();
  await open();
  expect(box('Objetivo 1')).toHaveValue('Reduzir a fila');
});

test('a document that was changed elsewhere is told of, and saved over it only then', async () => {
  await open();
  await userEvent.type(box('Objetivo 1'), ' hoje');
  version = 5;
  server.handlers[saving] = ({ body }) =>
    (body as { version: number }).version === version
      ? { id: 'd1', type: 'pdi', ...(body as object), version: 6 }
      : refusal(409, 'O documento foi alterado em outra janela.');
  await save();
  expect(await screen.findByText('O documento foi alterado em outra janela.')).toBeVisible();
  expect(await screen.findByText(/O documento mudou em outra janela/u)).toBeVisible();
  expect(box('Objetivo 1')).toHaveValue('Reduzir a fila hoje');
  await save();
  await done();
  expect(saved()).toMatchObject({
    version: 5,
    content: { goals: ['Reduzir a fila hoje', 'Treinar dois colegas'] },
  });
});

test('whoever leaves with something unsaved is asked', async () => {
  await open();
  await userEvent.type(box('Objetivo 1'), ' hoje');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Há alterações que não foram salvas.')).toBeVisible();
  expect(closed).toBe(0);
  await userEvent.click(button('Salvar'));
  await waitFor(() => expect(closed).toBe(1));
  expect(saved().content).toMatchObject({ goals: ['Reduzir a fila hoje', 'Treinar dois colegas'] });
});

test('Editar is one click away, and goes on with what was typed', async () => {
  await open();
  await userEvent.type(box('Objetivo 1'), ' hoje');
  await userEvent.click(button('Editar'));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Texto do documento',
  });
  expect(text.value).toContain('Reduzir a fila hoje');
  await userEvent.click(button('Cancelar'));
  expect(await screen.findByText('Reduzir a fila')).toBeVisible();
});
