import { clsx } from 'clsx';
import { useId } from 'react';
import { submitSlot } from '../lib/submit-attempts.ts';
import { Button } from './button.tsx';

interface FormActionsProps {
  submit: string;
  busyText: string;
  busy: boolean;
  valid: boolean;
  /** What keeps a form that is not valid from being sent; what it is about may be out of view. */
  missing: string | null;
  /** Why nothing can be submitted, whatever the form holds; null where it can. */
  disabledReason: string | null;
  onCancel: () => void;
}

/** The buttons of a form in a dialog, always in view under the fields that scroll. */
export function FormActions(props: FormActionsProps) {
  const { submit, busyText, busy, valid, missing, disabledReason, onCancel } = props;
  const id = useId();
  const reason = disabledReason ?? missing;
  return (
    <footer className="sticky -bottom-5 z-10 -mx-5 -mb-5 border-t border-line bg-surface px-5 py-3.5 pb-[max(0.875rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:rounded-b-lg sm:px-6 dark:sm:bg-raised">
      <div className="flex flex-wrap items-center justify-end gap-2">
        {/* Its line is kept when there is nothing more to say: nothing jumps under the thumb. */}
        <p
          id={id}
          className={clsx(
            'min-h-4.5 min-w-48 flex-1 text-sm max-sm:basis-full',
            disabledReason ? 'text-attention' : 'text-muted',
          )}
        >
          {reason}
        </p>
        <Button variant="secondary" onClick={onCancel} disabled={busy}>
          Cancelar
        </Button>
        <span {...submitSlot} className="cursor-not-allowed">
          <Button
            type="submit"
            busy={busy}
            busyText={busyText}
            disabled={!valid || disabledReason !== null}
            aria-describedby={reason ? id : undefined}
            className="disabled:pointer-events-none"
          >
            {submit}
          </Button>
        </span>
      </div>
    </footer>
  );
}
