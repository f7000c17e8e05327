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
