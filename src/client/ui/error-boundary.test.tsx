import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { loadable } from '../lib/loadable.ts';
import { ErrorBoundary, OptionalPart } from './error-boundary.tsx';

test.each([
  ['the network is back', () => dispatchEvent(new Event('online'))],
  ['somebody comes back to the tab', () => document.dispatchEvent(new Event('visibilitychange'))],
])('code that could not be fetched is fetched, and drawn, when %s', async (_, comeBack) => {
  let isOffline = true;
  const { Component } = loadable(() =>
    isOffline
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(() => <p>Diário</p>),
  );
  render(
    <ErrorBoundary>
      <Suspense>
        <Component />
      </Suspense>
    </ErrorBoundary>,
    { onCaughtError: () => undefined },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Esta tela não pôde ser aberta');
  isOffline = false;
  act(() => void comeBack());
  expect(await screen.findByText('Diário')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what a screen can do without takes nothing along where its code does not come', async () => {
  const { Component, load } = loadable(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <>
      <p>O documento</p>
      <OptionalPart>
        <Component />
      </OptionalPart>
    </>,
    { onCaughtError: () => undefined },
  );
  await act(() => load().catch(() => undefined));
  expect(screen.getByText('O documento')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
