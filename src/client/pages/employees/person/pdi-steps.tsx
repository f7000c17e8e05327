import { useState } from 'react';
import type { Commitment } from '#shared/commitments.ts';
import type { DevelopmentPlan } from '#shared/development-plans.ts';
import { calendarDay } from '#shared/format.ts';
import { dayWords, keeperOf } from '../../../commitments/day-words.ts';
import {
  useCommitmentActions,
  type CommitmentActions,
} from '../../../commitments/use-commitment-actions.ts';
import { usePromises } from '../../../data/commitments.ts';
import { DocumentPromises } from '../../../generation/document-promises.tsx';
import { useToday } from '../../../lib/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Link, textLink } from '../../../ui/link.tsx';

/** What is followed of a plan, and what of the one that it continues is open still. */
export function usePlanSteps({ documentId, continues }: DevelopmentPlan) {
  const own = usePromises(documentId);
  const before = usePromises(continues?.documentId ?? null);
  const promises = own.data?.promises ?? [];
  return {
    isLoading: own.isPending || (continues !== null && before.isPending),
    isReady: own.data !== undefined && (continues === null || before.data !== undefined),
    steps: promises.flatMap(({ commitment }) => commitment ?? []),
    unfollowed: promises.filter(({ commitment }) => commitment === null).length,
    carried: (before.data?.promises ?? []).flatMap(({ commitment }) => commitment ?? []),
  };
}

type PlanSteps = ReturnType<typeof usePlanSteps>;

/** The steps of the plan, which are commitments: one tap does one. */
export function PdiSteps({ plan, found }: { plan: DevelopmentPlan; found: PlanSteps }) {
  const { steps, unfollowed, carried } = found;
  const actions = useCommitmentActions();
  const [isChoosing, setIsChoosing] = useState(false);
  // What was open when one came stays where it is: nothing moves under a finger.
  const [closedBefore] = useState(() => new Set(closedIds(carried)));
  const left = carried.filter(({ id }) => !closedBefore.has(id));
  if (steps.length === 0 && left.length === 0 && unfollowed === 0) return null;
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <div className="mt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-semibold">Passos</h3>
        {steps.length > 0 && (
          <p className="text-sm text-muted tabular-nums">{`${done} de ${steps.length} cumpridos`}</p>
        )}
      </div>
      <Steps steps={steps} actions={actions} />
      {steps.length === 0 && unfollowed > 0 && (
        <p className="mt-1 text-sm text-muted">
          Os passos deste PDI ainda não são acompanhados como combinados.
        </p>
      )}
      {left.length > 0 && (
        <>
          <h4 className="mt-4 text-sm font-medium text-muted">Do PDI anterior</h4>
          <Steps steps={left} actions={actions} />
        </>
      )}
      {unfollowed > 0 && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setIsChoosing(true)}>
          Acompanhar combinados
        </Button>
      )}
      {isChoosing && (
        <Dialog title="Passos do PDI" size="lg" onOpenChange={() => setIsChoosing(false)}>
          <DocumentPromises documentId={plan.documentId} />
        </Dialog>
      )}
    </div>
  );
}

function closedIds(steps: readonly Commitment[]): string[] {
  return steps.filter(({ state }) => state !== 'open').map(({ id }) => id);
}

interface StepsProps {
  steps: readonly Commitment[];
  actions: CommitmentActions;
}

function Steps({ steps, actions }: StepsProps) {
  if (steps.length === 0) return null;
  return (
    <ul className="mt-1 divide-y divide-line">
      {steps.map((step) => (
        <li key={step.id} className="py-2">
          <Step step={step} actions={actions} />
        </li>
      ))}
    </ul>
  );
}

function Step({ step, actions }: { step: Commitment; actions: CommitmentActions }) {
  const today = calendarDay(useToday());
  // Shown at once; what the server says counts as soon as it is there.
  const [expected, setExpected] = useState<boolean | null>(null);
  const { id, text, state, dueOn, group, evidence } = step;
  const isDone = expected ?? state === 'done';
  const tick = async (next: boolean) => {
    setExpected(next);
    await (next ? actions.done(step) : actions.reopen(step));
    setExpected(null);
  };
  const when =
    state === 'open' && dueOn && `${group === 'late' ? 'atrasado, ' : ''}${dayWords(dueOn, today)}`;
  return (
    <div className="flex items-start gap-2">
      <Checkbox
        className="min-w-0 flex-1"
        label={<span className="wrap-anywhere">{text}</span>}
        hint={
          state === 'dropped'
            ? 'Deixado de lado'
            : [keeperOf(step), when, evidence].filter(Boolean).join(' · ')
        }
        checked={isDone}
        onChange={(event) => void tick(event.target.checked)}
      />
      <Link
        href={`/combinados?id=${id}`}
        aria-label={`Abrir combinado: ${text}`}
        className={`${textLink} inline-flex min-h-6 shrink-0 items-center text-sm pointer-coarse:min-h-11`}
      >
        Abrir
      </Link>
    </div>
  );
}
