import { clsx } from 'clsx';
import { ChevronDown, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

interface ResultFrameProps {
  title: string;
  meta: string | undefined;
  tools: ReactNode;
  open: boolean;
  /** What ends an edit stays in view, however long the document is. */
  editing: boolean;
  onOpenChange: (open: boolean) => void;
  onDrop: () => void;
  children: ReactNode;
}

/** A document under its title, which opens and closes it; what is done with it stands between the two. */
export function ResultFrame(props: ResultFrameProps) {
  const { title, meta, tools, open, editing, onOpenChange, onDrop, children } = props;
  const bodyId = useId();
  return (
    <article
      aria-label={title}
      className={clsx(
        'rounded-lg border border-line bg-surface',
        // Nothing sticks within what clips.
        !editing && 'overflow-hidden',
      )}
    >
      <header className="flex items-start gap-2 px-2 py-2">
        <h2 className="min-w-0 flex-1">
          <button
            type="button"
            data-result-title
            aria-expanded={open}
            aria-controls={bodyId}
            onClick={() => onOpenChange(!open)}
            className="flex w-full scroll-mt-20 cursor-pointer items-start gap-2 rounded-md px-2 py-1.5 text-left hover:bg-sunken"
          >
            <ChevronDown
              aria-hidden="true"
              className={clsx('mt-1 size-4 shrink-0 transition-transform', !open && '-rotate-90')}
            />
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{title}</span>
              {meta && <span className="block text-sm text-muted tabular-nums">{meta}</span>}
            </span>
          </button>
        </h2>
        <Button variant="quiet" size="icon" aria-label={`Tirar da tela: ${title}`} onClick={onDrop}>
          <X aria-hidden="true" />
        </Button>
      </header>
      <div id={bodyId} hidden={!open}>
        {open && (
          <>
            {tools && (
              <div
                className={clsx(
                  'flex flex-wrap items-center gap-2 border-t border-line px-3 py-2',
                  editing && 'sticky z-10 border-b bg-surface',
                )}
                style={editing ? { top: '3.75rem' } : undefined}
              >
                {tools}
              </div>
            )}
            <div className="border-t border-line px-5 py-5 sm:bg-background sm:px-6 sm:py-6">
              {children}
            </div>
          </>
        )}
      </div>
    </article>
  );
}
