import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import { ChunkHeights, rangeInView, stepTowards, type Range } from './window-range.ts';

/** Pixels beyond the view that are ready before they are scrolled to. */
const margin = 600;
/** As many items are in the page at most, however large the window. */
const mostItems = 60;
const firstItems = 3;
/** What is in view stays where it is while what is above it gets its true height. */
const spacer = '[overflow-anchor:none]';

interface WindowedProps<Item> {
  items: readonly Item[];
  /** As many as there are columns: items come into the page, and leave it, a chunk at a time. */
  chunkSize: number;
  /** Height of a chunk not seen yet, in pixels; a good guess keeps the scroll bar steady. */
  estimate: number;
  chunkClassName?: string;
  /** Draws an item. The same function again leaves alone what is drawn already. */
  children: (item: Item, index: number) => ReactNode;
}

interface Place extends Range {
  /** Pixels that stand for what is not in the page. */
  above: number;
  below: number;
}

/**
 * A long list of which only what is near the view is in the page. Another list, as after a search, wants
 * another `key`: it begins with few items again, and with nothing measured.
 */
export function Windowed<Item>({
  items,
  chunkSize,
  estimate,
  chunkClassName,
  children,
}: WindowedProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const { first, last, above, below } = usePlace(box, {
    count: Math.ceil(items.length / chunkSize),
    chunkSize,
    estimate,
  });
  const chunks = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <div ref={box}>
      <div className={spacer} style={{ height: above }} />
      {chunks.map((chunk) => (
        <Chunk
          key={chunk}
          chunk={chunk}
          items={items}
          chunkSize={chunkSize}
          className={chunkClassName}
          draw={children as (item: unknown, index: number) => ReactNode}
        />
      ))}
      <div className={spacer} style={{ height: below }} />
    </div>
  );
}

interface ChunkProps {
  chunk: number;
  items: readonly unknown[];
  chunkSize: number;
  className: string | undefined;
  draw: (item: unknown, index: number) => ReactNode;
}

const Chunk = memo(function Chunk({ chunk, items, chunkSize, className, draw }: ChunkProps) {
  const start = chunk * chunkSize;
  return (
    // A root of its own: its height has the margins of what is in it.
    <div data-chunk={chunk} className="flow-root contain-layout">
      <div className={className}>
        {items.slice(start, start + chunkSize).map((item, index) => draw(item, start + index))}
      </div>
    </div>
  );
});

interface Shape {
  count: number;
  chunkSize: number;
  estimate: number;
}

/** Follows the view: measures what is in the page, and says what is to be there. */
function usePlace(box: React.RefObject<HTMLDivElement | null>, shape: Shape): Place {
  const { count, chunkSize, estimate } = shape;
  const known = useRef({ width: 0, heights: new ChunkHeights(0, 0) });
  const [place, setPlace] = useState<Place>(() => {
    const last = Math.min(count, Math.ceil(firstItems / chunkSize));
    return { first: 0, last, above: 0, below: (count - last) * estimate };
  });

  // After each step it looks again, until there is nothing left to do.
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      if (!box.current) return;
      const measured = measure(box.current);
      const width = window.innerWidth;
      // What was measured of another list, or in a window of another width, is true no more.
      if (known.current.heights.count !== count || known.current.width !== width) {
        const heights = new ChunkHeights(count, average(measured) ?? estimate);
        known.current = { width, heights };
      }
      const { heights } = known.current;
      for (const { chunk, height } of measured) if (chunk < count) heights.set(chunk, height);
      const { top } = box.current.getBoundingClientRect();
      setPlace((now) => nextPlace(now, heights, { top: -top, chunkSize }));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
      cancelAnimationFrame(frame);
    };
  });

  return place;
}

interface Measured {
  chunk: number;
  height: number;
}

function measure(box: HTMLElement): Measured[] {
  return [...box.querySelectorAll<HTMLElement>(':scope > [data-chunk]')]
    .map((element) => ({
      chunk: Number(element.dataset['chunk']),
      height: element.getBoundingClientRect().height,
    }))
    .filter(({ height }) => height > 0);
}

function average(measured: readonly Measured[]): number | undefined {
  if (measured.length === 0) return undefined;
  return measured.reduce((sum, { height }) => sum + height, 0) / measured.length;
}

/** The same place where it is the right one. */
function nextPlace(
  now: Place,
  heights: ChunkHeights,
  { top, chunkSize }: { top: number; chunkSize: number },
): Place {
  const view = { top, bottom: top + window.innerHeight };
  const most = Math.max(1, Math.floor(mostItems / chunkSize));
  const wanted = rangeInView(heights, view, { margin, most });
  const { first, last } = stepTowards(now, wanted, rangeInView(heights, view, { margin: 0, most }));
  const above = heights.above(first);
  const below = heights.total - heights.above(last);
  const same =
    first === now.first && last === now.last && above === now.above && below === now.below;
  return same ? now : { first, last, above, below };
}
