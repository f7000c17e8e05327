import { clsx } from 'clsx';
import { X } from 'lucide-react';
import * as Radix from 'radix-ui/toast';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import {
  currentToast,
  dismissToast,
  subscribeToToast,
  type ToastRecord,
} from '../lib/toast-store.ts';
import { buttonClass } from './button.tsx';

/** The topmost layer alone hears Esc, and a toast is always that: what is below it is to close as well. */
function passOn({ target }: KeyboardEvent): void {
  setTimeout(() => {
    target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
}

/**
 * A dialog, listening at the document, takes the focus back from all that is not its own. Of a toast,
 * which stands over it, it is not told; a toast that closes gives the focus back to where it was.
 */
function useFocusOverDialogs() {
  const viewport = useRef<HTMLOListElement>(null);
  const before = useRef<HTMLElement>(null);
  const holds = useCallback(
    (target: EventTarget | null) =>
      target instanceof Node && viewport.current?.parentElement?.contains(target) === true,
    [],
  );

  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      const { type, target, relatedTarget } = event;
      if (!holds(type === 'focusin' ? target : relatedTarget)) return;
      event.stopPropagation();
      if (type === 'focusout' && !holds(target)) before.current = target as HTMLElement;
    };
    const types = ['focusin', 'focusout'] as const;
    for (const type of types) document.body.addEventListener(type, onFocus);
    return () => {
      for (const type of types) document.body.removeEventListener(type, onFocus);
    };
  }, [holds]);

  return {
    viewport,
    holds,
    giveBack(): void {
      if (!holds(document.activeElement)) return;
      const element = before.current?.isConnected ? before.current : document.querySelector('main');
      element?.focus({ preventScroll: true });
    },
  };
}

/** Section 9: how long a toast stays on the screen. */
const shownFor = 5000;

/** Pixels from the end of the window within which a dialog's buttons are in a toast's way. */
const wayOfToasts = 80;

/** Above the buttons at the end of the window, however many rows of them there are. */
function useAboveButtons(viewport: RefObject<HTMLElement | null>, id: number | undefined): void {
  useLayoutEffect(() => {
    if (id === undefined) return;
    const footer = [...document.querySelectorAll('[role="dialog"] footer')].at(-1);
    const { top, bottom } = footer?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const isInTheWay = bottom > innerHeight - wayOfToasts;
    // Of a dialog that opens after it the style sheet knows.
    viewport.current?.style.setProperty(
      'margin-bottom',
      isInTheWay ? `${innerHeight - top}px` : '',
    );
  }, [viewport, id]);
}

/** Section 9: 5000 ms on screen, swiped away to the right over 50 px, F8 takes the focus there. */
export function Toaster() {
  const current = useSyncExternalStore(subscribeToToast, currentToast);
  const { viewport, holds, giveBack } = useFocusOverDialogs();
  useAboveButtons(viewport, current?.id);
  const isShown = current !== null && current.isHeardOnly !== true;
  return (
    <Radix.Provider duration={shownFor} swipeDirection="right" swipeThreshold={50} label="Aviso">
      {isShown && (
        <Radix.Root
          key={current.id}
          open={current.open}
          duration={current.duration ?? shownFor}
          onOpenChange={(open) => {
            if (open) return;
            giveBack();
            dismissToast(current.id);
          }}
          onEscapeKeyDown={(event) => {
            if (!holds(event.target)) passOn(event);
          }}
          type={current.variant === 'destructive' ? 'foreground' : 'background'}
          className={clsx(
            // Of a dialog that opens after it Radix would make it deaf to the pointer.
            'pointer-events-auto! flex items-start gap-3 rounded-lg border bg-surface py-3 pr-2 pl-4 shadow-overlay data-[state=open]:animate-rise-in data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] dark:bg-raised',
            current.variant === 'destructive' ? 'border-danger' : 'border-line',
          )}
        >
          <div className="min-w-0 flex-1 py-1">
            <Radix.Title
              className={clsx('font-semibold', current.variant === 'destructive' && 'text-danger')}
            >
              {current.title}
            </Radix.Title>
            {current.description && (
              <Radix.Description className="mt-0.5 text-sm text-muted">
                {current.description}
              </Radix.Description>
            )}
          </div>
          {current.action && (
            <Radix.Action
              altText={current.action.label}
              onClick={current.action.run}
              className={buttonClass({ variant: 'link', size: 'sm' })}
            >
              {current.action.label}
            </Radix.Action>
          )}
          <Radix.Close
            aria-label="Fechar aviso"
            className={buttonClass({ variant: 'quiet', size: 'icon' })}
          >
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      )}
      {createPortal(
        <>
          <Radix.Viewport
            ref={viewport}
            hotkey={['F8']}
            label="Avisos ({hotkey})"
            // Dialogs hide from screen readers all but themselves and what is live; it is read out elsewhere.
            aria-live="off"
            data-toasts=""
            className="pointer-events-none fixed right-0 bottom-0 z-[60] flex w-full max-w-[420px] flex-col p-2 outline-none sm:p-4"
          />
          <Heard record={current?.isHeardOnly ? current : null} />
        </>,
        // Not among what a dialog hides as a whole, even where the dialog was there first.
        document.body,
      )}
    </Radix.Provider>
  );
}

/** Always there, so that what appears in it is read out. */
function Heard({ record }: { record: ToastRecord | null }) {
  const id = record?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const timer = setTimeout(() => dismissToast(id), shownFor);
    return () => clearTimeout(timer);
  }, [id]);
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {record?.open && (
        <>
          <span>{record.title}</span> <span>{record.description}</span>
        </>
      )}
    </p>
  );
}
