import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useMediaQuery } from './media-query.ts';

const changes = new Set<() => void>();
let width: number;
let onPaper: boolean;

/** Paper is as wide as it is: 700 pixels. */
function matchMedia(query: string) {
  return {
    get matches() {
      return query === 'print' ? onPaper : (onPaper ? 700 : width) >= 1280;
    },
    addEventListener: (_: string, onChange: () => void) => changes.add(onChange),
    removeEventListener: (_: string, onChange: () => void) => changes.delete(onChange),
  };
}

const changed = () => act(() => changes.forEach((onChange) => onChange()));

function Layout() {
  return <p>{useMediaQuery('(min-width: 80rem)') ? 'painel' : 'folha'}</p>;
}

afterEach(() => vi.unstubAllGlobals());

test('follows the window, and stays as it is while it is printed', () => {
  vi.stubGlobal('matchMedia', matchMedia);
  [width, onPaper] = [1440, false];
  const { unmount } = render(<Layout />);
  expect(screen.getByText('painel')).toBeInTheDocument();
  onPaper = true;
  changed();
  expect(screen.getByText('painel')).toBeInTheDocument();
  [width, onPaper] = [600, false];
  changed();
  expect(screen.getByText('folha')).toBeInTheDocument();
  unmount();
  expect(changes.size).toBe(0);
});
