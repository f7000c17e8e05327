import { expect, test } from 'vitest';
import { trialBadge } from './trial-badge.ts';

test.each([
  [14, '14 dias de teste', false],
  [4, '4 dias de teste', false],
  [3, '3 dias de teste', true],
  [1, '1 dia de teste', true],
  [0, 'Último dia de teste', true],
])('%i days left', (daysRemaining, text, destructive) => {
  expect(trialBadge({ subscriptionStatus: 'trial', daysRemaining })).toEqual({ text, destructive });
});

test('only a trial that runs has a badge', () => {
  expect(trialBadge({ subscriptionStatus: 'active', daysRemaining: null })).toBeNull();
  expect(trialBadge({ subscriptionStatus: 'expired', daysRemaining: 0 })).toBeNull();
  expect(trialBadge(undefined)).toBeNull();
});
