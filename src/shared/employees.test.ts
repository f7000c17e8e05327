import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatExperience, parseExperience } from './employees.ts';

test.each([
  ['Analista - Acme - 2019 a 2022', 'Analista', 'Acme', '2019 a 2022'],
  ['Analista - Acme - 2019 - 2022', 'Analista', 'Acme', '2019 - 2022'],
  ['Analista - Acme', 'Analista', 'Acme', ''],
  ['Analista', 'Analista', '', ''],
  ['Vice-presidente - Rio-Sul', 'Vice-presidente', 'Rio-Sul', ''],
  ['', '', '', ''],
])('%j in its parts', (line, position, company, period) => {
  expect(parseExperience(line)).toEqual({ position, company, period });
});

test('a line is written as it was read', () => {
  const part = fc.stringMatching(/^[A-Za-zç0-9]{1,12}$/);
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const line = parts.join(' - ');
      expect(formatExperience(parseExperience(line))).toBe(line);
    }),
  );
});

test('what is missing in the middle keeps its place', () => {
  const experience = { position: 'Analista', company: '', period: '2019' };
  expect(parseExperience(formatExperience(experience))).toEqual(experience);
});
