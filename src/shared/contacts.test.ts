import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contactEmailSchema, contactPhoneSchema, readPhone, takesMessages } from './contacts.ts';

test.each([
  ['11912345678', '+5511912345678'],
  ['(11) 91234-5678', '+5511912345678'],
  ['011 91234 5678', '+5511912345678'],
  ['+55 (11) 91234-5678', '+5511912345678'],
  ['005511912345678', '+5511912345678'],
  ['5511912345678', '+5511912345678'],
  ['551132123456', '+551132123456'],
  ['1132123456', '+551132123456'],
  ['(55) 3212-3456', '+555532123456'],
  ['(55) 99123-4567', '+5555991234567'],
  ['5555991234567', '+5555991234567'],
  ['+351 912 345 678', '+351912345678'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['+54 9 11 2345-6789', '+5491123456789'],
])('“%s” is %s', (typed, phone) => {
  expect(readPhone(typed)).toBe(phone);
  expect(readPhone(phone)).toBe(phone);
});

test.each([
  '',
  '912345678',
  '91234-5678',
  '1191234567',
  '00',
  '0800 123 4567',
  'ramal 23',
  '(01) 91234-5678',
  '+55 11',
  '9.12E+10',
  '1'.repeat(40),
])('“%s” is no number with its area code', (typed) => {
  expect(readPhone(typed)).toBeNull();
});

test('a contact that is blank is none; an address is kept in small letters', () => {
  for (const schema of [contactEmailSchema, contactPhoneSchema]) {
    expect([z.parse(schema, null), z.parse(schema, ' ')]).toEqual([null, null]);
  }
  expect(z.parse(contactEmailSchema, ' Ana@Exemplo.com.BR ')).toBe('ana@exemplo.com.br');
  expect(z.parse(contactPhoneSchema, '(11) 3212-3456')).toBe('+551132123456');
  expect(z.safeParse(contactEmailSchema, 'ana@').success).toBe(false);
  expect(z.safeParse(contactPhoneSchema, '3212-3456').success).toBe(false);
});

test('messages go to mobile numbers', () => {
  expect(['+5511912345678', '+551132123456', '+351912345678'].map(takesMessages)).toEqual([
    true,
    false,
    true,
  ]);
});
