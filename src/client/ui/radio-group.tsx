import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldMessage } from './field-message.tsx';
import { RequiredMark } from './field.tsx';

interface RadioGroupProps {
  label: ReactNode;
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[];
  /** What every radio is given: its name and how it reports, as `register` of a form makes them. */
  control: Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'>;
  error?: string | undefined;
  required?: boolean;
}

/** One of a few, all of them in sight; each with a word about what it means. */
export function RadioGroup({ label, options, control, error, required }: RadioGroupProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  return (
    <fieldset role="radiogroup" aria-required={required} className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(({ value, label: name, hint }) => {
          const hintId = hint ? `${id}-${value}-hint` : undefined;
          return (
            <label
              key={value}
              className={clsx(
                'flex min-h-11 cursor-pointer items-start gap-2.5 rounded-md border border-control px-3 py-2.5 transition-colors',
                'hover:border-muted has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
              )}
            >
              <input
                {...control}
                type="radio"
                value={value}
                aria-labelledby={`${id}-${value}`}
                aria-describedby={[errorId, hintId].filter(Boolean).join(' ') || undefined}
                className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-primary outline-none disabled:cursor-not-allowed"
              />
              <span className="min-w-0">
                <span id={`${id}-${value}`}>{name}</span>
                {hint && (
                  <span id={hintId} className="block text-sm text-muted">
                    {hint}
                  </span>
                )}
              </span>
            </label>
          );
        })}
      </div>
      <FieldMessage id={errorId} message={error} />
    </fieldset>
  );
}
