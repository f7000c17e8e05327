import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Where the focus goes instead of back to the button: `preventDefault`, and give it. */
  onClosed?: ((event: Event) => void) | undefined;
  children: ReactNode;
}

/** A list of actions under a button: arrow keys, first letters, Esc. */
export function Menu({ trigger, onClosed, children }: MenuProps) {
  return (
    // Not modal: an action may open a dialog, which takes the page over by itself.
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onCloseAutoFocus={onClosed}
          className="z-[55] max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(20rem,calc(100vw-1rem))] min-w-48 animate-fade-in overflow-y-auto rounded-md border border-line bg-surface p-1 text-ink shadow-overlay dark:bg-raised"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClass =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-muted data-highlighted:bg-sunken pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted';

interface MenuItemProps {
  onSelect: () => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A dialog that an action opens gives the focus back to what had it: the button, as the item is gone by then. */
function focusTrigger({ currentTarget }: Event): void {
  const menu = (currentTarget as Element).closest('[role=menu]');
  document.getElementById(menu?.getAttribute('aria-labelledby') ?? '')?.focus();
}

export function MenuItem({ onSelect, disabled = false, children }: MenuItemProps) {
  return (
    <Radix.Item
      className={itemClass}
      disabled={disabled}
      onSelect={(event) => {
        focusTrigger(event);
        onSelect();
      }}
    >
      {children}
    </Radix.Item>
  );
}

/** An action that leads out of the application. */
export function MenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Radix.Item className={itemClass} asChild>
      <a href={href} target="_blank" rel="noreferrer">
        {children}
      </a>
    </Radix.Item>
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-2.5 my-1 h-px bg-line" />;
}

/** A sentence above or between the actions. */
export function MenuNote({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Radix.Label className={clsx('px-2.5 py-1.5 text-sm text-muted', className)}>
      {children}
    </Radix.Label>
  );
}
