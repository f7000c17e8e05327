import { useCallback, useEffect, useId, useRef, useState, type ReactNode } from 'react';

type Side = 'top' | 'right' | 'bottom';

/** Section 9: 700 ms until the first tip; for 300 ms after one, the next comes at once. */
const delay = 700;
const skipDelay = 300;
let lastClosedAt = -Infinity;

interface TooltipProps {
  text: ReactNode;
  side?: Side;
  /** Shown only then: the icon-only sidebar names its icons, the wide one does not. */
  when?: boolean;
  children: ReactNode;
}

/**
 * A tip for one focusable child. It adds to an accessible name, it never is the only one. The browser's
 * own popover: in the top layer, without a library on the way to every first screen.
 */
export function Tooltip({ text, side = 'top', when = true, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLSpanElement>(null);
  const shown = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  const close = useCallback(() => {
    clearTimeout(timer.current);
    // At once: the pointer is over the next child before this is drawn.
    if (shown.current) lastClosedAt = performance.now();
    shown.current = false;
    setOpen(false);
  }, []);
  const show = () => {
    shown.current = true;
    setOpen(true);
  };
  const openLater = () => {
    clearTimeout(timer.current);
    const wait = performance.now() - lastClosedAt < skipDelay ? 0 : delay;
    timer.current = setTimeout(show, wait);
  };
  useEffect(() => close, [close]);
  useEffect(() => {
    if (!open) return undefined;
    const child = around.current?.firstElementChild;
    child?.setAttribute('aria-describedby', id);
    const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', onEscape);
    return () => {
      child?.removeAttribute('aria-describedby');
      document.removeEventListener('keydown', onEscape);
    };
  }, [open, id, close]);

  if (!when) return children;
  return (
    <span
      ref={around}
      className="contents"
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && openLater()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={({ target }) => target.matches(':focus-visible') && show()}
      onBlur={close}
    >
      {children}
      {open && <Tip id={id} text={text} side={side} anchor={around} />}
    </span>
  );
}

interface TipProps {
  id: string;
  text: ReactNode;
  side: Side;
  anchor: { current: HTMLElement | null };
}

/** Its padding reaches the child, so that the pointer can go over to it. */
function Tip({ id, text, side, anchor }: TipProps) {
  const place = (tip: HTMLDivElement | null) => {
    const child = anchor.current?.firstElementChild;
    if (!tip || !child) return;
    // Where the browser knows no popover it is a fixed element like any other.
    tip.showPopover?.();
    const { left, top } = position(child.getBoundingClientRect(), tip, side);
    Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
  };
  return (
    <div
      ref={place}
      id={id}
      popover="manual"
      role="tooltip"
      className="fixed z-50 m-0 w-max max-w-64 overflow-visible border-0 bg-transparent p-1.5"
    >
      <div className="rounded-md bg-ink px-2.5 py-1.5 text-sm text-background">{text}</div>
    </div>
  );
}

/** Beside the child, inside the window. */
function position(child: DOMRect, tip: HTMLElement, side: Side): { left: number; top: number } {
  const { offsetWidth: width, offsetHeight: height } = tip;
  const within = (at: number, room: number) => Math.max(0, Math.min(at, room));
  const middle = { left: child.left + (child.width - width) / 2, top: child.top - height };
  const wanted = {
    top: middle,
    bottom: { ...middle, top: child.bottom },
    right: { left: child.right, top: child.top + (child.height - height) / 2 },
  }[side];
  return {
    left: within(wanted.left, innerWidth - width),
    top: within(wanted.top, innerHeight - height),
  };
}
