import { clsx } from 'clsx';
import * as Radix from 'radix-ui/tabs';
import { useEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';

interface Tab {
  value: string;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** False where panels are pages: each is as high as it is, and no short one scrolls into nothing. */
  sameHeight?: boolean;
  className?: string;
}

// A tab that is clicked gets the focus from a script, which browsers may show as if a key had brought it.
const pointed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  currentTarget.dataset['pointed'] = '';
};
const notPointed = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  delete currentTarget.dataset['pointed'];
};

/**
 * Tabs underlined by the accent. Every panel stays mounted, so that forms keep what was typed, and
 * in the same place, so that nothing around them changes its height.
 */
export function Tabs(props: TabsProps) {
  const { label, tabs, defaultValue, sameHeight = true, className, ...rest } = props;
  const open = props.value ?? defaultValue ?? tabs[0]?.value;
  const row = useFadingRow(tabs.findIndex(({ value }) => value === open));
  return (
    <Radix.Root {...rest} defaultValue={defaultValue ?? tabs[0]?.value} className={className}>
      <Radix.List
        ref={row}
        aria-label={label}
        className="mb-5 flex gap-1 overflow-x-auto border-b border-line max-sm:gap-0"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            onPointerDown={pointed}
            onKeyDown={notPointed}
            onBlur={notPointed}
            className="group -mb-px min-h-10 cursor-pointer border-b-2 border-transparent px-3 font-medium whitespace-nowrap max-sm:px-2.5 text-muted outline-none transition-colors hover:text-ink data-[state=active]:border-primary data-[state=active]:text-ink pointer-coarse:min-h-11"
          >
            {/* The focus is drawn around the words: it leaves the underline alone. */}
            <span className="-mx-1.5 rounded-sm px-1.5 py-1 outline-primary group-[:focus-visible:not([data-pointed])]:outline-2">
              {tab.label}
            </span>
          </Radix.Trigger>
        ))}
      </Radix.List>
      <div className="grid">
        {tabs.map((tab) => (
          <Radix.Content
            key={tab.value}
            value={tab.value}
            forceMount
            className={clsx(
              'col-start-1 row-start-1 min-w-0 rounded-sm outline-offset-4',
              sameHeight ? 'data-[state=inactive]:invisible' : 'data-[state=inactive]:hidden',
            )}
          >
            {tab.content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}

/** How much of a row that goes on is faded. */
const fadeWidth = 48;

/** On a phone the row may scroll: it fades where it goes on, never over the tab that is open. */
function useFadingRow(openIndex: number) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = ref.current!;
    const fade = () => {
      const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
      const edge = (goesOn: boolean) => (goesOn ? 'transparent' : '#000');
      row.style.maskImage =
        row.scrollWidth > row.clientWidth
          ? `linear-gradient(90deg, ${edge(row.scrollLeft > 1)}, #000 ${fadeWidth}px calc(100% - ${fadeWidth}px), ${edge(rest > 1)})`
          : '';
    };
    fade();
    const ended = new AbortController();
    row.addEventListener('scroll', fade, ended);
    window.addEventListener('resize', fade, ended);
    return () => ended.abort();
  }, []);
  useEffect(() => {
    const row = ref.current!;
    const open = row.children[openIndex]?.getBoundingClientRect();
    if (!open) return;
    const { left, right } = row.getBoundingClientRect();
    // Past an end of the row nothing scrolls: nothing is faded there either.
    const after = open.right + fadeWidth - right;
    const before = open.left - fadeWidth - left;
    if (after > 0) row.scrollLeft += after;
    else if (before < 0) row.scrollLeft += before;
  }, [openIndex]);
  return ref;
}
