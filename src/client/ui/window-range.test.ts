import { expect, test } from 'vitest';
import { ChunkHeights, rangeInView, stepTowards, type Range } from './window-range.ts';

const roomy = { margin: 0, most: 100 };

test('heights are guessed until they are measured', () => {
  const heights = new ChunkHeights(10, 100);
  expect(heights.total).toBe(1000);
  heights.set(2, 150);
  heights.set(2, 180);
  heights.set(7, 40);
  expect(heights.total).toBe(1020);
  expect([0, 2, 3, 8, 10].map((chunk) => heights.above(chunk))).toEqual([0, 200, 380, 820, 1020]);
});

test.each([
  { top: 0, bottom: 250, range: { first: 0, last: 3 } },
  { top: 100, bottom: 200, range: { first: 1, last: 2 } },
  { top: 950, bottom: 1200, range: { first: 9, last: 10 } },
  // Above the list, and past its end: something of it all the same.
  { top: -500, bottom: -10, range: { first: 0, last: 1 } },
  { top: 5000, bottom: 5300, range: { first: 9, last: 10 } },
])('from $top to $bottom', ({ range, ...view }) => {
  expect(rangeInView(new ChunkHeights(10, 100), view, roomy)).toEqual(range);
});

test('the margin is drawn too, but never more than the most: the view comes first', () => {
  const heights = new ChunkHeights(100, 100);
  const view = { top: 5000, bottom: 5300 };
  expect(rangeInView(heights, view, { margin: 500, most: 100 })).toEqual({ first: 45, last: 58 });
  expect(rangeInView(heights, view, { margin: 500, most: 5 })).toEqual({ first: 49, last: 54 });
});

test('an empty list has nothing in view', () => {
  expect(rangeInView(new ChunkHeights(0, 100), { top: 0, bottom: 500 }, roomy)).toEqual({
    first: 0,
    last: 0,
  });
});

/** The steps from one range to another, each drawn before the next. */
function steps(from: Range, wanted: Range, inView: Range): string[] {
  const seen: string[] = [];
  let now = from;
  for (;;) {
    const next = stepTowards(now, wanted, inView);
    if (next.first === now.first && next.last === now.last) return seen;
    seen.push(`${next.first}-${next.last}`);
    now = next;
  }
}

test('a leap draws what is in view first, a chunk at a time, then what is around it', () => {
  const wanted = { first: 48, last: 54 };
  expect(steps({ first: 0, last: 4 }, wanted, { first: 50, last: 52 })).toEqual([
    '50-51',
    '50-52',
    '50-53',
    '50-54',
    '49-54',
    '48-54',
  ]);
});

test('a little way on, what has gone out of sight goes, and one chunk comes', () => {
  const wanted = { first: 2, last: 8 };
  expect(steps({ first: 0, last: 6 }, wanted, { first: 4, last: 6 })).toEqual(['2-7', '2-8']);
});

test('never is more drawn than is wanted', () => {
  const wanted = { first: 10, last: 20 };
  for (let first = 0; first < 40; first += 1) {
    const next = stepTowards({ first, last: first + 10 }, wanted, { first: 13, last: 16 });
    expect(next.last - next.first).toBeLessThanOrEqual(10);
    expect(next.first).toBeGreaterThanOrEqual(10);
    expect(next.last).toBeLessThanOrEqual(20);
  }
});
