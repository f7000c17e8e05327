import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFiltered, noFilters, readState, withFilters, writeState } from './history-state.ts';

test('an address says all of it, and comes back the same', () => {
  const id = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
  const state = fc.record({
    search: fc.constantFrom('', 'ferragem', 'prazo & “metas” 100%'),
    type: fc.constantFrom('pdi' as const, undefined),
    employeeId: id,
    teamId: id,
    date: fc.constantFrom('2026-11-21', '2024-02-29', undefined),
    page: fc.integer({ min: 1, max: 99_999 }),
    item: fc.option(fc.string({ minLength: 1 })),
  });
  fc.assert(
    fc.property(state, (given) => {
      expect(readState(writeState(given))).toEqual(given);
    }),
  );
});

test('what an address says wrongly is left out', () => {
  expect(readState('type=poema&date=2026-02-30&page=-3&item=')).toEqual({
    ...noFilters,
    page: 1,
    item: null,
  });
  expect(readState('page=1.5').page).toBe(1);
});

test('a new filter goes back to page 1 and closes the panel', () => {
  const state = readState('type=pdi&page=4&item=a&teamId=t');
  expect(withFilters(state, { employeeId: 'e' })).toEqual({
    search: '',
    type: 'pdi',
    employeeId: 'e',
    teamId: 't',
    date: undefined,
    page: 1,
    item: null,
  });
  expect(isFiltered(withFilters(state, noFilters))).toBe(false);
});
