import type { ComponentProps, ReactNode } from 'react';
import type { AutosavedText } from '../lib/autosave.ts';
import { Field } from './field.tsx';
import { Textarea } from './input.tsx';
import { SavingNote } from './saving-note.tsx';

interface AutosavedTextareaProps extends Omit<
  ComponentProps<typeof Textarea>,
  'value' | 'onChange'
> {
  label: string;
  hint?: ReactNode;
  field: AutosavedText;
  /** Says nothing as long as all goes well: another place says that it is saved. */
  failuresOnly?: boolean;
}

/** A labelled text that saves itself while it is typed, and says so. */
export function AutosavedTextarea({
  label,
  hint,
  field,
  failuresOnly = false,
  ...textarea
}: AutosavedTextareaProps) {
  return (
    <div>
      <Field label={label} hint={hint}>
        {(control) => (
          <Textarea
            {...textarea}
            {...control}
            value={field.text}
            onChange={(event) => field.type(event.target.value)}
          />
        )}
      </Field>
      <SavingNote field={field} failuresOnly={failuresOnly} />
    </div>
  );
}
