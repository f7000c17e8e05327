import { expect, test } from 'vitest';
import { formatPhone, maskPhone } from './phone.ts';

test('each digit that is typed finds its place, and each that goes leaves no separator behind', () => {
  const steps = ['(1', '(11', '(11) 9', '(11) 91', '(11) 912', '(11) 9123', '(11) 9123-4'];
  let text = '';
  for (const [index, step] of steps.entries()) {
    text = maskPhone(text + '1191234'.charAt(index));
    expect(text).toBe(step);
  }
  for (const step of steps.toReversed().slice(1)) {
    text = maskPhone(text.slice(0, -1));
    expect(text).toBe(step);
  }
  expect(maskPhone('(')).toBe('');
});

test.each([
  ['1133334444', '(11) 3333-4444'],
  ['11912345678', '(11) 91234-5678'],
  ['11 9 1234.5678', '(11) 91234-5678'],
  ['abc11def', '(11'],
  ['+351 912 345 678', '+351 912 345 678'],
  ['+1 (415) 555-0100', '+1 (415) 555-0100'],
  ['0800 123 4567', '0800 123 4567'],
  ['(11) 91234-5678 9', '(11) 91234-5678 9'],
])('%s is written %s', (typed, shown) => expect(maskPhone(typed)).toBe(shown));

test.each([
  ['4133330100', '(41) 3333-0100'],
  ['11912345678', '(11) 91234-5678'],
  ['+5511912345678', '(11) 91234-5678'],
  ['+551133334444', '(11) 3333-4444'],
  ['+351912345678', '+351912345678'],
  ['(11) 91234-5678', '(11) 91234-5678'],
  ['ramal 12', 'ramal 12'],
])('%s is shown as %s', (stored, shown) => expect(formatPhone(stored)).toBe(shown));
