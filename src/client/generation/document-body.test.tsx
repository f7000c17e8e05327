import { cleanup, render, screen } from '@testing-library/react';
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
