import type { ReactNode } from 'react';

interface NextStepProps {
  text: string;
  /** Under what the screen shows, which it does not move as it comes. */
  below?: boolean;
  /** The way there. */
  children: ReactNode;
}

/** Where a first step ended the next one is offered, on the screen that the step was taken on. */
export function NextStep({ text, below = false, children }: NextStepProps) {
  return (
    <section
      aria-label="Próximo passo"
      className={`mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-8 ${below ? 'pb-5' : 'pt-6'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-primary-soft px-5 py-4 text-primary-ink">
        <p className="min-w-0 flex-1 basis-56">
          <span className="font-semibold">Próximo passo:</span> {text}
        </p>
        {children}
      </div>
    </section>
  );
}
