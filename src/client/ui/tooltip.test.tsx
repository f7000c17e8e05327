import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

let present = 0;

beforeEach(() => {
  present = Math.max(present, performance.now());
  vi.useFakeTimers();
  // Its clock begins at 0: before the tips of other files, and of the test before, whose module this one shares.
  vi.advanceTimersByTime(present);
});
afterEach(() => {
  present = performance.now();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const tip = () => screen.queryByRole('tooltip');

function twoButtons() {
  render(
    <>
      <Tooltip text="Guarda o texto">
        <button type="button">Salvar</button>
      </Tooltip>
      <Tooltip text="Volta atrás">
        <button type="button">Desfazer</button>
      </Tooltip>
      <Tooltip text="Nunca" when={false}>
        <button type="button">Largo</button>
      </Tooltip>
    </>,
  );
  // Earlier tips are long gone.
  pass(1_000);
  return (name: string) => screen.getByRole('button', { name }).parentElement!;
}

test('a tip comes after 700 ms, and the next one at once for 300 ms', () => {
  const around = twoButtons();
  fireEvent.pointerEnter(around('Salvar'));
  pass(699);
  expect(tip()).toBeNull();
  pass(1);
  expect(tip()).toHaveTextContent('Guarda o texto');
  expect(screen.getByRole('button', { name: 'Salvar' })).toHaveAccessibleDescription(
    'Guarda o texto',
  );
  fireEvent.pointerLeave(around('Salvar'));
  expect(tip()).toBeNull();
  expect(screen.getByRole('button', { name: 'Salvar' })).not.toHaveAttribute('aria-describedby');

  pass(299);
  fireEvent.pointerEnter(around('Desfazer'));
  pass(0);
  expect(tip()).toHaveTextContent('Volta atrás');
  fireEvent.pointerLeave(around('Desfazer'));
  pass(301);
  fireEvent.pointerEnter(around('Salvar'));
  pass(0);
  expect(tip()).toBeNull();
});

test('from one icon straight to the next the tip comes at once', () => {
  const around = twoButtons();
  fireEvent.pointerEnter(around('Salvar'));
  pass(700);
  // A pointer is over the next before React has drawn that it left the first.
  act(() => {
    fireEvent.pointerLeave(around('Salvar'));
    fireEvent.pointerEnter(around('Desfazer'));
  });
  pass(0);
  expect(tip()).toHaveTextContent('Volta atrás');
});

test('Esc and a press close it; a finger opens none; unwanted it never comes', () => {
  const around = twoButtons();
  for (const close of [
    () => fireEvent.keyDown(document, { key: 'Escape' }),
    () => fireEvent.pointerDown(around('Salvar')),
  ]) {
    fireEvent.pointerEnter(around('Salvar'));
    pass(700);
    expect(tip()).not.toBeNull();
    close();
    expect(tip()).toBeNull();
    fireEvent.pointerLeave(around('Salvar'));
    pass(1_000);
  }
  fireEvent.pointerEnter(around('Salvar'), { pointerType: 'touch' });
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Largo' }));
  pass(2_000);
  expect(tip()).toBeNull();
});
