import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { plural } from '#shared/format.ts';

/** More names than this are folded, so that the agenda stays in view. */
const mostShown = 12;
const shownWhenFolded = 8;

/** Who takes part, in one paragraph; a long list is folded, and printed whole. */
export function ParticipantsLine({ names }: { names: readonly string[] }) {
  const [open, setOpen] = useState(false);
  if (names.length === 0) return null;
  const folds = names.length > mostShown;
  const first = folds ? names.slice(0, shownWhenFolded) : names;
  const rest = folds ? names.slice(shownWhenFolded) : [];
  return (
    <div className="mt-1">
      <p>
        <span className="mr-2 font-sans text-sm text-muted">Participantes</span>
        {first.join(', ')}
        {folds && (
          <>
            <span className={open ? undefined : 'hidden print:inline'}>
              {`, ${rest.join(', ')}`}
            </span>
            {!open && (
              <span className="print:hidden">
                {` e mais ${plural(rest.length, 'pessoa', 'pessoas')}`}
              </span>
            )}
          </>
        )}
      </p>
      {folds && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 font-sans text-primary-ink print:hidden"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Mostrar menos' : 'Mostrar todas as pessoas'}
        </Button>
      )}
    </div>
  );
}
