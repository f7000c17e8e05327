import * as Radix from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

/** Once, around the application: 700 ms until the first tip, 300 ms in which the next comes at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

interface TooltipProps {
  text: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Shown only then: the icon-only sidebar names its icons, the wide one does not. */
  when?: boolean;
  children: ReactNode;
}

/** A tip for one focusable child. It adds to an accessible name, it never is the only one. */
export function Tooltip({ text, side = 'top', when = true, children }: TooltipProps) {
  if (!when) return children;
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          side={side}
          sideOffset={6}
          className="z-50 max-w-64 rounded-md bg-ink px-2.5 py-1.5 text-sm text-background"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
