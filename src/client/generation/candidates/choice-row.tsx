import { useId, type ReactNode } from 'react';

interface ChoiceRowProps {
  legend: string;
  options: readonly { value: string; label: string; meaning?: string }[];
  value: string;
  onChoose: (value: string) => void;
  /** What else belongs to the legend. */
  children?: ReactNode;
}

/** One of a few in a row; what the chosen one means stands under them. */
export function ChoiceRow({ legend, options, value, onChoose, children }: ChoiceRowProps) {
  const id = useId();
  const meaning = options.find((option) => option.value === value)?.meaning;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-control px-3 transition-colors hover:border-muted has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="size-4.5 shrink-0 cursor-pointer accent-primary outline-none"
            />
            <span>{option.label}</span>
            {option.meaning && <span className="sr-only">{`: ${option.meaning}`}</span>}
          </label>
        ))}
      </div>
      {meaning && (
        <p aria-hidden="true" className="mt-1.5 text-sm text-muted">
          {meaning}
        </p>
      )}
      {children}
    </fieldset>
  );
}
