import { useRef, useState } from 'react';
import type { PlanOfDocument } from '#shared/development-plans.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import { useEarlierPlans, useRewriteSummary } from '../../../data/development-plans.ts';
import { useAutosave } from '../../../lib/autosave.ts';
import { AutosavedTextarea } from '../../../ui/autosaved-textarea.tsx';
import { Button } from '../../../ui/button.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';

/** The PDIs that were closed, each with what was said of it then. */
export function EarlierPlans({ employeeId }: { employeeId: string }) {
  const earlier = useEarlierPlans(employeeId);
  const plans = earlier.data?.pages.flatMap(({ items }) => items) ?? [];
  if (plans.length === 0) return null;
  return (
    <div className="mt-6">
      <h3 className="font-semibold">PDIs anteriores</h3>
      <ul className="mt-1 divide-y divide-line">
        {plans.map((plan) => (
          <li key={plan.id} className="py-3">
            <EarlierPlan plan={plan} />
          </li>
        ))}
      </ul>
      <ShowMore of={earlier} />
    </div>
  );
}

const dayOf = (instant: string) => formatDay(calendarDay(new Date(instant)));

function EarlierPlan({ plan }: { plan: PlanOfDocument }) {
  const [isEditing, setIsEditing] = useState(false);
  const { title, documentId, startedAt, closedAt, summary, isProposed } = plan;
  return (
    <>
      <Link href={`/historico?item=${documentId}`} className={textLink}>
        {title}
      </Link>
      <p className="text-sm text-muted tabular-nums">
        {`${dayOf(startedAt)} a ${closedAt ? dayOf(closedAt) : ''}`}
        {isProposed && ' · resumo proposto pelos fatos'}
      </p>
      {isEditing ? (
        <SummaryField plan={plan} onClose={() => setIsEditing(false)} />
      ) : (
        <details className="mt-1">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-primary-ink underline decoration-from-font underline-offset-3 pointer-coarse:min-h-11">
            Resumo do encerramento
          </summary>
          <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
            {summary || 'Encerrado sem resumo.'}
          </p>
          <Button
            variant="quiet"
            size="sm"
            className="mt-1 -ml-3 text-primary-ink"
            aria-label={`Editar resumo: ${title}`}
            onClick={() => setIsEditing(true)}
          >
            Editar resumo
          </Button>
        </details>
      )}
    </>
  );
}

/** Saved while it is typed. */
function SummaryField({ plan, onClose }: { plan: PlanOfDocument; onClose: () => void }) {
  const rewriting = useRewriteSummary();
  const hasFailed = useRef(false);
  const field = useAutosave({
    name: `plan:${plan.id}:summary`,
    saved: plan.summary,
    save: async (summary) => {
      hasFailed.current = true;
      await rewriting.mutateAsync({ id: plan.id, summary });
      hasFailed.current = false;
    },
  });
  // What could not be saved stays in view, with the reason under it.
  const finish = async () => {
    hasFailed.current = false;
    await field.flush();
    if (!hasFailed.current) onClose();
  };
  return (
    <div className="mt-2">
      <AutosavedTextarea label="Resumo do encerramento" autoFocus rows={8} field={field} />
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => void finish()}>
        Pronto
      </Button>
    </div>
  );
}
