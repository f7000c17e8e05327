import { useDevelopmentPlan } from '#client/data/development-plans.ts';
import { useEmployeeDocuments, useHistoryItem } from '#client/data/documents.ts';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { calendarDay, formatDay } from '#shared/format.ts';
import { readCurrentPdi } from './current-pdi.ts';

/** Section 9: how much of the plan is shown. */
const mostShown = 2;

/** The plan in force in a few lines, else the newest: a newer one may wait for the leader's word. */
export function PdiSummary({ employeeId }: { employeeId: string }) {
  const living = useDevelopmentPlan(employeeId);
  const documentId = living.data?.plan?.documentId ?? null;
  const inForce = useHistoryItem(documentId);
  const newest = useEmployeeDocuments(employeeId, { type: 'pdi', limit: 1 });
  if (living.isLoading || inForce.isLoading || newest.isLoading) {
    return (
      <Loading label="Carregando PDI...">
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  const item = documentId === null ? newest.data?.items[0] : inForce.data;
  const plan = item && readCurrentPdi(item.content);
  if (!item || !plan) return null;
  const updated = formatDay(calendarDay(new Date(item.updatedAt)));
  const names = plan.competencies.map(({ name }) => name);
  return (
    <section aria-label="PDI atual" className="rounded-md border border-line px-4 py-3">
      <h3 className="text-sm font-medium">PDI atual</h3>
      <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        {plan.period && <span>{`Período: ${plan.period}`}</span>}
        <span>{`Atualizado em ${updated}`}</span>
      </p>
      <Shortened label="Competências" items={names} rest="outras competências" />
      <Shortened label="Objetivos" items={plan.goals} rest="outros objetivos" />
    </section>
  );
}

interface ShortenedProps {
  label: string;
  items: readonly string[];
  /** 'outras competências' */
  rest: string;
}

function Shortened({ label, items, rest }: ShortenedProps) {
  if (items.length === 0) return null;
  const more = items.length - mostShown;
  return (
    <div className="mt-2 text-sm">
      <h4 className="text-muted">{label}</h4>
      <ul className="list-disc pl-5">
        {items.slice(0, mostShown).map((item, index) => (
          <li key={index} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-muted">{`+${more} ${rest}`}</p>}
    </div>
  );
}
