import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useGenerationRefusal } from '../../data/generation-gate.ts';
import { openOnArrival } from '../../lib/dialog-entry.ts';
import { preloadGeneration } from '../../shell/dialog-loader.ts';
import { useModal } from '../../shell/modal.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import type { Step } from './use-steps.ts';

/** The way to the first document. Only the next step has a button: there is one thing to do. */
export function Checklist({ steps }: { steps: readonly Step[] }) {
  const next = steps.findIndex(({ done }) => !done);
  const done = steps.filter((step) => step.done).length;
  return (
    <section
      aria-labelledby="primeiros-passos"
      className="rounded-lg border border-line bg-surface"
    >
      <header className="flex items-center justify-between gap-3 px-5 py-4">
        <h2 id="primeiros-passos" className="font-semibold">
          Primeiros passos
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {done} de {steps.length}
        </p>
      </header>
      <ol>
        {steps.map((step, index) => (
          <li
            key={step.title}
            aria-current={index === next ? 'step' : undefined}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line px-5 py-3.5"
          >
            <StepMark number={index + 1} step={step} next={index === next} />
            <div className="min-w-0 flex-1 basis-48">
              <p className={clsx('font-medium', step.done && 'text-muted line-through')}>
                {step.title}
                {step.done && <span className="sr-only"> (feito)</span>}
              </p>
              {!step.done && <p className="text-sm text-muted">{step.text}</p>}
            </div>
            {index === next && <StepAction step={step} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface StepMarkProps {
  number: number;
  step: Step;
  next: boolean;
}

function StepMark({ number, step, next }: StepMarkProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold tabular-nums',
        step.done && 'bg-ok-soft text-ok',
        !step.done && (next ? 'bg-primary text-on-primary' : 'bg-sunken text-muted'),
      )}
    >
      {step.done ? <Check className="size-4" /> : number}
    </span>
  );
}

function StepAction({ step }: { step: Step }) {
  const { open } = useModal();
  const refusal = useGenerationRefusal();
  if (step.href !== null) {
    const state = step.opens === undefined ? {} : { state: openOnArrival(step.opens) };
    return (
      <Link href={step.href} {...state} className={buttonClass()}>
        {step.action}
      </Link>
    );
  }
  return (
    <Button
      disabled={refusal !== null}
      onPointerEnter={() => preloadGeneration('pdi')}
      onFocus={() => preloadGeneration('pdi')}
      onClick={() => open('pdi')}
    >
      {step.action}
    </Button>
  );
}
