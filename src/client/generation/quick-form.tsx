import { useRef, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DocumentKind } from '#documents/labels.ts';
import { useSubmitAttempts } from '../lib/submit-attempts.ts';
import { Button } from '../ui/button.tsx';
import { useQuickResults } from './quick-results.ts';
import type { QuickForm } from './use-quick-form.ts';

interface QuickFormFieldsProps<Input extends FieldValues, Output> {
  frame: QuickForm<Input, Output>;
  submitLabel: string;
  /** What stands on the screen once it is generated: to use that is the main action then. */
  results: readonly DocumentKind[];
  /** Its own document is being written. */
  busy: boolean;
  /** Nothing can be generated, for whatever reason. */
  disabled: boolean;
  children: ReactNode;
}

/** The fields of a quick form with its buttons under them. Ctrl+Enter submits it from any field. */
export function QuickFormFields<Input extends FieldValues, Output>(
  props: QuickFormFieldsProps<Input, Output>,
) {
  const { frame, submitLabel, results, busy, disabled, children } = props;
  const isAnswered = useQuickResults(results).results.length > 0;
  const element = useRef<HTMLFormElement>(null);
  const attempt = () => {
    if (!busy && !disabled) void frame.submit();
  };
  useSubmitAttempts(element, attempt);
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-1 flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        attempt();
      }}
    >
      {children}
      <div className="mt-auto flex flex-wrap items-center justify-end gap-2 pt-1 max-sm:flex-wrap-reverse max-sm:*:flex-1">
        <Button variant="quiet" onClick={frame.clear} disabled={busy}>
          Limpar
        </Button>
        <Button
          type="submit"
          variant={isAnswered ? 'secondary' : 'primary'}
          busy={busy}
          busyText="Gerando..."
          disabled={disabled}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
