import { useEffect, useRef, useState, type ReactNode } from 'react';

interface WindowedProps<Item> {
  items: readonly Item[];
  /** A multiple of the columns that the grid may have. */
  chunkSize: number;
  /** Height of a chunk not seen yet, in pixels; a good guess keeps the scroll bar steady. */
  estimate: number;
  chunkClassName?: string;
  children: (item: Item, index: number) => ReactNode;
}

/** A long list of which only what is near the view is in the page, chunk by chunk. */
export function Windowed<Item>({ items, chunkSize, ...rest }: WindowedProps<Item>) {
  const count = Math.ceil(items.length / chunkSize);
  return Array.from({ length: count }, (_, chunk) => (
    <Chunk
      key={chunk}
      {...rest}
      first={chunk === 0}
      start={chunk * chunkSize}
      items={items.slice(chunk * chunkSize, (chunk + 1) * chunkSize)}
    />
  ));
}

interface ChunkProps<Item> extends Omit<WindowedProps<Item>, 'chunkSize'> {
  first: boolean;
  start: number;
}

function Chunk<Item>({
  items,
  start,
  first,
  estimate,
  chunkClassName,
  children,
}: ChunkProps<Item>) {
  const box = useRef<HTMLDivElement>(null);
  const [{ near, height }, set] = useState({ near: first, height: estimate });

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        // Measured as it leaves, so that its place is kept.
        const { offsetHeight } = element;
        set((last) => ({
          near: entry.isIntersecting,
          height: entry.isIntersecting ? last.height : offsetHeight || last.height,
        }));
      },
      { rootMargin: '600px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={near ? chunkClassName : undefined}
      style={near ? undefined : { height }}
    >
      {near && items.map((item, index) => children(item, start + index))}
    </div>
  );
}
