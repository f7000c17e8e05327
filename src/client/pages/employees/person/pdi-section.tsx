import { useState } from 'react';
import { planStates, type DevelopmentPlan, type PlanOfPerson } from '#shared/development-plans.ts';
import type { Employee } from '#shared/employees.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import { useDevelopmentPlan } from '../../../data/development-plans.ts';
import { useHistoryItem } from '../../../data/documents.ts';
import { useGenerationRefusal } from '../../../data/generation-gate.ts';
import { usePutInForce } from '../../../generation/use-put-in-force.ts';
import { useToday } from '../../../lib/use-today.ts';
import { preloadGeneration } from '../../../shell/dialog-loader.ts';
import { useModal } from '../../../shell/modal.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { firstNameOf } from './ago.ts';
import { ClosePlanDialog } from './close-plan-dialog.tsx';
import { EarlierPlans } from './earlier-plans.tsx';
import { PdiLevels } from './pdi-levels.tsx';
import { PdiSteps, usePlanSteps } from './pdi-steps.tsx';
import { PdiShape, PlanShape } from './person-shape.tsx';
import { reviewForm } from './review-form.ts';

/** The PDI in force: where its levels are, its steps, and those that came before it. */
export function PdiSection({ employee }: { employee: Employee }) {
  const { data, error, isFetching, refetch } = useDevelopmentPlan(employee.id);
  if (error && !data) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <PdiShape />
      </Loading>
    );
  }
  const { plan, waiting } = data;
  return (
    <section aria-label="PDI em vigor">
      <CardSection
        title="PDI em vigor"
        actions={plan && <Badge tone="ok">{planStates.in_progress}</Badge>}
      >
        {plan ? (
          <InForce key={plan.id} employee={employee} plan={plan} waiting={waiting} />
        ) : (
          <>
            {waiting ? (
              <Waiting plan={null} waiting={waiting} />
            ) : (
              <p className="text-muted">
                Não há PDI em vigor. Crie um com dois ou três objetivos que{' '}
                {firstNameOf(employee.name)} queira alcançar.
              </p>
            )}
          </>
        )}
        <EarlierPlans employeeId={employee.id} />
      </CardSection>
    </section>
  );
}

interface InForceProps {
  employee: Employee;
  plan: DevelopmentPlan;
  waiting: PlanOfPerson['waiting'];
}

function InForce({ employee, plan, waiting }: InForceProps) {
  const found = usePlanSteps(plan);
  const today = calendarDay(useToday());
  const { documentId, title, dueOn } = plan;
  // All of it at once: the steps stand above what can be done with the plan.
  if (found.isLoading) return <PlanShape />;
  return (
    <>
      <p>
        <Link
          href={`/historico?item=${documentId}`}
          className={`${textLink} inline-flex min-h-6 items-center pointer-coarse:min-h-11`}
        >
          {title}
        </Link>
      </p>
      {dueOn && (
        <p className="text-sm text-muted tabular-nums">
          {dueOn < today ? `Terminou em ${formatDay(dueOn)}` : `Até ${formatDay(dueOn)}`}
        </p>
      )}
      {waiting && <Waiting plan={plan} waiting={waiting} />}
      <PdiLevels plan={plan} />
      {found.isReady && <PdiSteps plan={plan} found={found} />}
      <PlanActions employee={employee} plan={plan} found={found} />
    </>
  );
}

interface WaitingProps {
  plan: DevelopmentPlan | null;
  waiting: NonNullable<PlanOfPerson['waiting']>;
}

/** A newer PDI, and one click to say what becomes of it. */
function Waiting({ plan, waiting }: WaitingProps) {
  const { putInForce, goOnWith, busy } = usePutInForce();
  const { documentId, title, createdAt } = waiting;
  return (
    <div role="group" aria-label="PDI mais novo" className="mt-3 rounded-md bg-primary-soft p-4">
      <p>
        {plan ? 'Há um PDI mais novo, de ' : 'Há um PDI que não está em vigor, de '}
        {formatDay(calendarDay(new Date(createdAt)))}:{' '}
        <Link href={`/historico?item=${documentId}`} className={textLink}>
          {title}
        </Link>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" disabled={busy} onClick={() => void putInForce(documentId)}>
          Pôr em vigor
        </Button>
        {plan && (
          <Button
            variant="secondary"
            size="sm"
            disabled={busy}
            onClick={() => void goOnWith(plan.id, documentId)}
          >
            Continuar o atual
          </Button>
        )}
      </div>
    </div>
  );
}

interface PlanActionsProps {
  employee: Employee;
  plan: DevelopmentPlan;
  found: ReturnType<typeof usePlanSteps>;
}

function PlanActions({ employee, plan, found }: PlanActionsProps) {
  const [isClosing, setIsClosing] = useState(false);
  const { open } = useModal();
  const refusal = useGenerationRefusal();
  const document = useHistoryItem(plan.documentId);
  const preload = () => preloadGeneration('pdi');
  const review = () => {
    const steps = [...found.steps, ...found.carried.filter(({ state }) => state === 'open')];
    const form = reviewForm({ plan, brief: document.data?.brief ?? {}, steps });
    open('pdi', { employeeId: employee.id, form });
  };
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          disabled={refusal !== null || !found.isReady || document.isPending}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={review}
        >
          Revisar PDI
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setIsClosing(true)}>
          Encerrar PDI
        </Button>
      </div>
      {isClosing && <ClosePlanDialog plan={plan} onClose={() => setIsClosing(false)} />}
    </>
  );
}
