import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

/** A row that shows 300 px, of tabs of 100 px each. */
const shown = 300;
const each = 100;
const fade = 48;

const names = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis'];
const tabs = names.map((name) => ({ value: name, label: name, content: name }));
const row = () => screen.getByRole('tablist');

function drawRow() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.role !== 'tab') return new DOMRect(0, 0, shown, 40);
    const left = [...this.parentElement!.children].indexOf(this) * each;
    return new DOMRect(left - this.parentElement!.scrollLeft, 0, each, 40);
  });
}
afterEach(() => void vi.restoreAllMocks());

const open = (value: string) => <Tabs label="Números" tabs={tabs} value={value} />;

test('the open tab is never under the fade of a row that goes on', () => {
  drawRow();
  const { rerender } = render(open('Quatro'));
  expect(row().scrollLeft).toBe(4 * each + fade - shown);
  // In view as it is: nothing moves.
  rerender(open('Três'));
  expect(row().scrollLeft).toBe(4 * each + fade - shown);
  rerender(open('Dois'));
  expect(row().scrollLeft).toBe(each - fade);
  rerender(open('Cinco'));
  expect(row().scrollLeft).toBe(5 * each + fade - shown);
});
