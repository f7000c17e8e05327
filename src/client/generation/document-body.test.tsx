import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documentContracts } from '#documents/contracts.ts';
import { documentKindValues, documentLabels } from '#documents/labels.ts';
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
