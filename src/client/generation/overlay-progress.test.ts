import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overlayProgress } from './overlay-progress.ts';

test('the steps take 30, 60 and 10 seconds', () => {
  expect(overlayProgress(0, false)).toEqual({ percent: 0, step: 0, isLate: false });
  expect(overlayProgress(29_999, false)).toMatchObject({ percent: 29, step: 0 });
  expect(overlayProgress(30_000, false)).toMatchObject({ percent: 30, step: 1 });
  expect(overlayProgress(89_999, false)).toMatchObject({ percent: 89, step: 1 });
  expect(overlayProgress(90_000, false)).toMatchObject({ percent: 90, step: 2 });
});

test('it waits at 95 % in the last step, and is late when that is over', () => {
  expect(overlayProgress(95_000, false)).toEqual({ percent: 95, step: 2, isLate: false });
  expect(overlayProgress(99_999, false)).toEqual({ percent: 95, step: 2, isLate: false });
  expect(overlayProgress(100_000, false)).toEqual({ percent: 95, step: 2, isLate: true });
});

test('the end jumps to 100 % with every step complete', () => {
  expect(overlayProgress(400, true)).toEqual({ percent: 100, step: 3, isLate: false });
  expect(overlayProgress(150_000, true)).toEqual({ percent: 100, step: 3, isLate: false });
});

test('it never goes back', () => {
  fc.assert(
    fc.property(fc.nat(200_000), fc.nat(200_000), (first, more) => {
      const before = overlayProgress(first, false);
      const after = overlayProgress(first + more, false);
      expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      expect(after.step).toBeGreaterThanOrEqual(before.step);
    }),
  );
});

test('a clock that was set back shows the start', () => {
  expect(overlayProgress(-5_000, false)).toEqual({ percent: 0, step: 0, isLate: false });
});
