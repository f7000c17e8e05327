import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readyField } from './fields.ts';
import { ReadyView } from './ready-view.tsx';

afterEach(() => vi.unstubAllGlobals());

const show = (value: unknown) => render(<ReadyView ready={z.parse(readyField, value)} />);

test('each piece has its title, its words and a way to copy it without the title', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('isSecureContext', true);
  show([
    { title: 'Recado', lines: ['Oi, <b>Ana</b>!', 'Pode ser às 9h?'] },
    { title: 'Folha', columns: ['Hora', 'Fila'], rows: [['17h', '']] },
  ]);
  const letter = screen.getByRole('region', { name: 'Recado' });
  expect(letter).toHaveTextContent('Oi, <b>Ana</b>!');
  await user.click(within(letter).getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe('Oi, <b>Ana</b>!\n\nPode ser às 9h?');
  const sheet = screen.getByRole('region', { name: 'Folha' });
  await user.click(within(sheet).getByRole('button', { name: 'Copiar' }));
  expect(await navigator.clipboard.readText()).toBe('Hora | Fila\n17h |');
});

test('a table has its name, its heads and as many cells in every row', () => {
  show({ title: 'Folha', columns: ['Hora', 'Fila'], rows: [['17h'], ['18h', '9', 'calmo']] });
  const table = screen.getByRole('table', { name: 'Folha' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Hora', 'Fila', '']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['17h', '', ''],
    ['18h', '9', 'calmo'],
  ]);
});

test('a checklist is a list; half a row is what has come of it; nothing is nothing', () => {
  const { rerender, container } = show({
    title: 'Antes',
    lines: ['Reservar a sala', 'Levar a folha'],
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  rerender(
    <ReadyView ready={z.parse(readyField, [{ columns: ['Hora', 'Fi'], rows: [['17']] }])} />,
  );
  expect(screen.getByRole('cell', { name: '17' })).toBeInTheDocument();
  rerender(<ReadyView ready={[]} />);
  expect(container).toBeEmptyDOMElement();
});
