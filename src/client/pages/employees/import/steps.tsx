import { clsx } from 'clsx';

const steps = { source: 'Lista', columns: 'Colunas', check: 'Conferência' } as const;
export type Step = keyof typeof steps;

/** Where one is on the way. */
export function Steps({ current }: { current: Step }) {
  return (
    <ol aria-label="Passos" className="mt-2 mb-5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {Object.entries(steps).map(([step, label], index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={clsx(step === current ? 'font-semibold text-primary-ink' : 'text-muted')}
        >
          {index + 1}. {label}
        </li>
      ))}
    </ol>
  );
}
