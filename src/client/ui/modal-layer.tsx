import { clsx } from 'clsx';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { useReturnFocus } from './return-focus.ts';

interface ModalLayerProps {
  onOpenChange: (open: boolean) => void;
  /** What it looks like, and where it lies. */
  className: string;
  /** Over a dialog, too. */
  topmost?: boolean;
  isDescribed?: boolean;
  /** Where the focus goes; the first that can have it without this. */
  onOpenFocus?: (event: Event) => void;
  /** The focus is back where it was. */
  onClosed?: () => void;
  closeOnOutsideClick?: boolean;
  children: ReactNode;
}

/** What lies over the page and has it to itself: the focus goes in, stays, and comes back. */
export function ModalLayer(props: ModalLayerProps) {
  const { onOpenChange, className, topmost = false, isDescribed = false, children } = props;
  const { onOpenFocus, onClosed, closeOnOutsideClick = true } = props;
  const { remember, giveBack } = useReturnFocus();
  return (
    <Radix.Root open onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={clsx('fixed inset-0 animate-fade-in bg-scrim', topmost ? 'z-[51]' : 'z-50')}
        />
        <Radix.Content
          {...(isDescribed ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember();
            onOpenFocus?.(event);
          }}
          onCloseAutoFocus={(event) => {
            giveBack(event);
            onClosed?.();
          }}
          onInteractOutside={(event) => {
            if (!closeOnOutsideClick) event.preventDefault();
          }}
          className={clsx(
            'fixed flex flex-col bg-surface text-ink outline-none',
            topmost ? 'z-[52]' : 'z-50',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
