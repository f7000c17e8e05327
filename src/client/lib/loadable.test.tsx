import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { loadable } from './loadable.ts';

const Ready = () => <p>pronto</p>;

test('what is there already is drawn without the fallback', async () => {
  const { load, Component } = loadable(() => Promise.resolve(Ready));
  await load();
  render(
    <Suspense fallback="um momento">
      <Component />
    </Suspense>,
  );
  expect(screen.getByText('pronto')).toBeTruthy();
});

test('what is on its way shows the fallback, then itself', async () => {
  const { Component } = loadable(() => Promise.resolve(Ready));
  render(
    <Suspense fallback="um momento">
      <Component />
    </Suspense>,
  );
  expect(screen.getByText('um momento')).toBeTruthy();
  expect(await screen.findByText('pronto')).toBeTruthy();
});
