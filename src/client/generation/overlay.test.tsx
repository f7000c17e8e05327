import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RunningGeneration } from './generation-store.ts';
import { GenerationOverlay } from './overlay.tsx';

const start = Date.parse('2026-11-23T15:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: start });
});

function running(finished = false): RunningGeneration {
  return {
    job: {
      key: 'k1',
      userId: 'u1',
      kind: 'pdi',
      quick: false,
      form: {},
      subject: {},
      startedAt: start,
    } as unknown as RunningGeneration['job'],
    text: '',
    sources: [],
    reconnecting: false,
    finished,
    abort: new AbortController(),
  };
}

const steps = () =>
  within(screen.getByRole('dialog', { name: 'Gerando com IA' })).getAllByRole('listitem');
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

test('the title, the line, three steps by the clock, and how much is done', () => {
  const { rerender } = render(<GenerationOverlay running={running()} onCancel={() => undefined} />);
  const overlay = screen.getByRole('dialog', { name: 'Gerando com IA' });
  expect(overlay).toHaveAccessibleDescription('Aguarde enquanto processamos sua solicitação');
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    'Buscando contexto da empresa e colaboradores',
    'Gerando conteúdo com IA',
    'Salvando histórico e finalizando',
  ]);
  expect(screen.getByText('0% concluído')).toBeVisible();
  expect(steps()[0]).toHaveAttribute('aria-current', 'step');
  pass(45);
  expect(screen.getByText('45% concluído')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '45');
  expect(steps()[1]).toHaveAttribute('aria-current', 'step');
  expect(within(steps()[0]!).getByLabelText('Concluído')).toBeInTheDocument();
  pass(120);
  expect(screen.getByText('95% concluído')).toBeVisible();
  expect(steps()[2]).toHaveAttribute('aria-current', 'step');
  rerender(<GenerationOverlay running={running(true)} onCancel={() => undefined} />);
  expect(screen.getByText('100% concluído')).toBeVisible();
  for (const step of steps()) expect(within(step).getByLabelText('Concluído')).toBeInTheDocument();
});

test('what takes longer than usual is said to, with what it means, until it ends', () => {
  const { rerender } = render(<GenerationOverlay running={running()} onCancel={() => undefined} />);
  const overlay = within(screen.getByRole('dialog', { name: 'Gerando com IA' }));
  const hint = () => overlay.queryByText(/^Está demorando mais do que o normal\./);
  const line = overlay.getByText('Aguarde enquanto processamos sua solicitação');
  pass(99);
  expect(hint()).toBeNull();
  pass(2);
  expect(hint()).toBeVisible();
  expect(hint()).toHaveTextContent('nada é cobrado se não terminar');
  // Said by the line that was there before: a region that comes with its words says none.
  expect(hint()).toBe(line);
  expect(line).toHaveAttribute('aria-live', 'polite');
  expect(line).not.toHaveAttribute('role');
  // In the place of the line that asks to wait: two would not agree.
  expect(overlay.queryByText(/^Aguarde/)).toBeNull();
  expect(overlay.getByRole('button', { name: 'Cancelar geração' })).toBeEnabled();
  rerender(<GenerationOverlay running={running(true)} onCancel={() => undefined} />);
  expect(hint()).toBeNull();
});
