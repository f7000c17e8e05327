import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <div
      className={clsx(
        // The box beside the first line; a single line in the middle of what a finger needs.
        'flex min-h-6 items-start gap-2.5 pointer-coarse:min-h-11',
        !hint && 'py-px pointer-coarse:py-2.5',
        className,
      )}
    >
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={hint ? `${id}-hint` : rest['aria-describedby']}
        className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-primary disabled:cursor-not-allowed"
      />
      <div className="min-w-0">
        <label htmlFor={id} className="cursor-pointer">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
