import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { documentContracts, isForLeader } from '#documents/contracts.ts';
import { documentKindValues, documentLabels } from '#documents/labels.ts';
import { documentContents } from '../../../test/document-contents.ts';
import { DocumentBody } from './document-body.tsx';

const show = (kind: (typeof documentKindValues)[number], content: unknown) =>
  render(<DocumentBody kind={kind} content={content} date="21/11/2026" emptyText="Nada ainda." />);

test.each(documentKindValues)('%s: its layout, under its name and its date', async (kind) => {
  const content = documentContracts[kind].contentSchema.parse({
    title: 'O título',
    subject: 'O título',
    content: 'O título',
  });
  show(kind, content);
  expect((await screen.findAllByText('O título')).length).toBeGreaterThan(0);
  expect(screen.getByText(documentLabels[kind].kind)).toBeInTheDocument();
  expect(screen.getByText('21/11/2026')).toBeInTheDocument();
});

test.each(documentKindValues)('%s: none, no object, and one that no layout fits', (kind) => {
  const { rerender } = show(kind, null);
  expect(screen.getByText('Nada ainda.')).toBeInTheDocument();
  const again = (content: unknown) =>
    rerender(
      <DocumentBody kind={kind} content={content} date="21/11/2026" emptyText="Nada ainda." />,
    );
  again('um texto solto');
  expect(screen.getByText(/Houve um problema na formatação/)).toBeInTheDocument();
  again({ algo: ['<b>outro</b>'] });
  expect(screen.getByText(/"algo": \[/)).toHaveTextContent('"<b>outro</b>"');
});

const readByOthers = documentKindValues.filter((kind) => !isForLeader(kind));
const pageOf = (kind: (typeof documentKindValues)[number]) =>
  screen.getByText(documentLabels[kind].kind).closest('article')!;
const notesOf = (kind: (typeof documentKindValues)[number]) => ({
  ...documentContents[kind],
  suggestions: ['Fale antes com o RH.'],
});

test.each(readByOthers)(
  '%s: what is for the leader stands outside what others read',
  async (kind) => {
    show(kind, notesOf(kind));
    const notes = await screen.findByRole('complementary', { name: 'Para você' });
    expect(notes).toHaveTextContent('Fale antes com o RH.');
    expect(pageOf(kind)).not.toContainElement(notes);
    const edited = { ...notesOf(kind), isEdited: true, editedContent: 'Outro texto' };
    cleanup();
    show(kind, edited);
    expect(pageOf(kind)).not.toHaveTextContent('Fale antes com o RH.');
    expect(screen.getByText('Fale antes com o RH.')).toBeInTheDocument();
  },
);

test.each(documentKindValues.filter(isForLeader))(
  '%s: what is for the leader is a part of it',
  async (kind) => {
    show(kind, notesOf(kind));
    const notes = await screen.findByRole('complementary', { name: 'Para você' });
    expect(pageOf(kind)).toContainElement(notes);
    expect(screen.getAllByText('Fale antes com o RH.')).toHaveLength(1);
  },
);

test('the leader may take it along', async () => {
  const onChange = vi.fn<(travel: boolean) => void>();
  const page = (travel: boolean) => (
    <DocumentBody
      kind="pdi"
      content={notesOf('pdi')}
      date="21/11/2026"
      emptyText=""
      notes={{ travel, onChange }}
    />
  );
  const { rerender } = render(page(false));
  const switchOf = () => screen.findByRole('checkbox', { name: /Levar também/ });
  await userEvent.click(await switchOf());
  expect(onChange).toHaveBeenCalledWith(true);
  rerender(page(true));
  expect(await switchOf()).toBeChecked();
  expect(pageOf('pdi')).toHaveTextContent('Fale antes com o RH.');
});

const sourced = {
  title: 'Conversa com Rita',
  page: `## Abertura

A fila tinha 12 pessoas. Ouça antes de responder.

- Pergunte o que ajudou
- Pergunte o que ajudou, sem pressa

${'Você abriu o caixa e a fila andou. '.repeat(6)}`,
  suggestions: ['Ouça antes de responder.'],
  citations: [
    { text: 'A fila tinha 12 pessoas.', source: 'Diário, 18/11/2026', line: '12 pessoas' },
    // Rewritten since: nobody sees it.
    { text: 'A fila tinha 30 pessoas.', source: 'Diário, 18/11/2026', line: '12 pessoas' },
    { text: 'Ouça antes de responder.' },
    { text: 'Pergunte o que ajudou' },
    { text: 'Espere a resposta.' },
  ],
};

test('suggestions are counted under a document with sources, and marked on demand', async () => {
  const { container } = show('feedback', sourced);
  await screen.findByText(/^A fila tinha/);
  expect(container).toHaveTextContent('De onde veio: 1 trecho dos seus dados, 2 sugestões');
  const paper = within(pageOf('feedback'));
  const words = pageOf('feedback').textContent;
  expect(paper.queryByRole('img')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar sugestões' }));
  expect(paper.getAllByRole('img', { name: 'Sugestão' })).toHaveLength(2);
  expect(paper.getByRole('button', { name: /^Fonte/ })).toBeVisible();
  expect(pageOf('feedback').textContent).toBe(words);
  await userEvent.click(screen.getByRole('button', { name: 'Esconder sugestões' }));
  expect(paper.queryByRole('img')).toBeNull();
});

test.each([
  ['written by rules', { citations: undefined }],
  ['without a source', { citations: sourced.citations.slice(2) }],
  ['whose sources were all rewritten', { citations: sourced.citations.slice(1) }],
  ['without a suggestion', { citations: sourced.citations.slice(0, 1) }],
  ['edited as a text', { isEdited: true, editedContent: 'A fila tinha 12 pessoas.' }],
])('of a document %s nothing is said', async (_, change) => {
  show('feedback', { ...sourced, ...change });
  await screen.findByText(/A fila tinha/);
  expect(screen.queryByText(/De onde veio/)).toBeNull();
  expect(screen.queryByRole('button', { name: /sugestões/ })).toBeNull();
});
