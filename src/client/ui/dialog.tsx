import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { buttonClass } from './button.tsx';
import { ModalLayer } from './modal-layer.tsx';

const sizes = {
  sm: 'sm:max-w-md',
  md: 'sm:max-w-xl',
  lg: 'sm:max-w-3xl',
  xl: 'sm:max-w-5xl',
} as const;

export interface DialogProps {
  /** It stands there for as long as it is open: this is asked for its end. */
  onOpenChange: (open: boolean) => void;
  /** What × does instead, where it gives up what was typed, as 'Cancelar' does: Esc keeps it. */
  onCloseButton?: () => void;
  title: ReactNode;
  description?: ReactNode;
  size?: keyof typeof sizes;
  /** Stays in view under the content that scrolls: the buttons. */
  footer?: ReactNode;
  /** Beside the title, before the close button. */
  actions?: ReactNode;
  /** False where a click outside would lose typed text. Esc and the close button still close. */
  closeOnOutsideClick?: boolean;
  /**
   * The content is a sheet of paper: it lies on the background, where there is room around it, and the
   * dialog is as high as it may be, so that an edit changes nothing around it.
   */
  desk?: boolean;
  children: ReactNode;
}

/**
 * The first field, not the close button; on a touch screen the dialog, so that no keyboard jumps up.
 * Where there is only text to read, the text: the arrow keys scroll it. So, too, where the first field
 * still waits for its list: its form takes the focus when that is there.
 */
function focusFirstField(event: Event): void {
  const dialog = event.currentTarget as HTMLElement;
  const field = dialog.querySelector<HTMLElement>(
    '[data-dialog-body] :is(input:not([type=file]), select, textarea)',
  );
  event.preventDefault();
  if (!field || field.matches(':disabled'))
    dialog.querySelector<HTMLElement>('[data-dialog-body]')?.focus();
  else (matchMedia('(pointer: coarse)').matches ? dialog : field).focus();
}

/** A sheet is read from its top: a field further down would scroll it there. */
function focusBody(event: Event): void {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  dialog.querySelector<HTMLElement>('[data-dialog-body]')?.focus();
}

/** A modal dialog: the focus goes in, stays, and comes back; a full-screen sheet on phones. */
export function Dialog({
  onOpenChange,
  onCloseButton,
  title,
  description,
  size = 'md',
  footer,
  actions,
  closeOnOutsideClick = true,
  desk = false,
  children,
}: DialogProps) {
  return (
    <ModalLayer
      onOpenChange={onOpenChange}
      isDescribed={Boolean(description)}
      onOpenFocus={desk ? focusBody : focusFirstField}
      closeOnOutsideClick={closeOnOutsideClick}
      className={clsx(
        'inset-0 animate-rise-in sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[calc(100dvh-3rem)] sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:border sm:border-line sm:shadow-overlay dark:sm:bg-raised',
        sizes[size],
        desk && 'sm:h-[min(calc(100dvh-3rem),52rem)] print:h-auto!',
      )}
    >
      <header className="flex items-start gap-3 border-b border-line px-5 py-3.5 sm:px-6">
        <div className="min-w-0 flex-1 py-1.5 pointer-coarse:py-2">
          <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
          {description && (
            <Radix.Description className="mt-0.5 text-sm text-muted">
              {description}
            </Radix.Description>
          )}
        </div>
        {actions}
        <Radix.Close
          aria-label="Fechar"
          onClick={(event) => {
            if (!onCloseButton) return;
            event.preventDefault();
            onCloseButton();
          }}
          className={clsx(buttonClass({ variant: 'quiet', size: 'icon' }), '-mr-2')}
        >
          <X aria-hidden="true" />
        </Radix.Close>
      </header>
      <div
        data-dialog-body
        tabIndex={-1}
        className={clsx(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5 outline-none sm:px-6',
          desk && 'sm:bg-background',
        )}
      >
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] sm:px-6">
          {footer}
        </footer>
      )}
    </ModalLayer>
  );
}
