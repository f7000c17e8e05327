import { expect, test } from 'vitest';
import { shown } from './shown.ts';

test('days are shown as people write them, in every text, and nothing else changes', () => {
  const stored = {
    title: 'Até 2026-11-27',
    steps: ['De 2026-11-27 a 2026-12-01.', 'Pedido 12-2026-11-27-X', '27/11/2026'],
    minutes: 30,
    none: null,
  };
  expect(shown(stored)).toEqual({
    ...stored,
    title: 'Até 27/11/2026',
    steps: ['De 27/11/2026 a 01/12/2026.', 'Pedido 12-2026-11-27-X', '27/11/2026'],
  });
});

test.each([
  ['2026-12-10T00:00:00.000Z', '10/12/2026'],
  ['2026-12-10T09:30', '10/12/2026 às 09:30'],
  // In the zone that the product counts days in.
  ['2026-12-10T12:30:00Z', '10/12/2026 às 09:30'],
  ['2026-12-10T09:30:15-03:00', '10/12/2026 às 09:30'],
  ['de 2026-12-10T00:00 a 2026-12-11.', 'de 10/12/2026 a 11/12/2026.'],
  // Midnight of São Paulo.
  ['2026-12-10T03:00:00.000Z', '10/12/2026'],
  ['(2026-12-10)', '(10/12/2026)'],
  ['2026-12-10T9', '2026-12-10T9'],
  [
    'https://intranet/atas/2026-12-10?de=2026-12-01',
    'https://intranet/atas/2026-12-10?de=2026-12-01',
  ],
  ['ata-2026-12-10.pdf e 2026-12-10.pdf', 'ata-2026-12-10.pdf e 2026-12-10.pdf'],
  ['Pedido 4321-10-99', 'Pedido 4321-10-99'],
])('%s is shown as %s', (stored, read) => {
  expect(shown(stored)).toBe(read);
});
