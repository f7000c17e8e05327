import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';

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
  className?: string;
}

/**
 * Tabs underlined by the accent. Every panel stays mounted, so that forms keep what was typed, and
 * in the same place, so that nothing around them changes its height.
 */
export function Tabs({ label, tabs, defaultValue, className, ...rest }: TabsProps) {
  return (
    <Radix.Root {...rest} defaultValue={defaultValue ?? tabs[0]?.value} className={className}>
      <Radix.List
        aria-label={label}
        className="mb-5 flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-10 cursor-pointer border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-primary data-[state=active]:text-ink pointer-coarse:min-h-11"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <div className="grid">
        {tabs.map((tab) => (
          <Radix.Content
            key={tab.value}
            value={tab.value}
            forceMount
            className="col-start-1 row-start-1 min-w-0 rounded-sm outline-offset-4 data-[state=inactive]:invisible"
          >
            {tab.content}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}
