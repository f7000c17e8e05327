import { useState } from 'react';
import { useEmployeeDocuments } from '#client/data/documents.ts';
import { buttonClass } from '#client/ui/button.tsx';
import { Loading, Skeleton } from '#client/ui/skeleton.tsx';
import { calendarDay, formatDay } from '#shared/format.ts';
import { FeedbackViewer } from './feedback-viewer.tsx';

/** Section 9: how many previous feedbacks are shown. */
const mostShown = 3;

/** The employee's latest feedbacks, each a button that opens it; nothing where there is none. */
export function PreviousFeedbacks({ employeeId }: { employeeId: string }) {
  const [open, setOpen] = useState<{ id: string; title: string } | null>(null);
  const feedbacks = useEmployeeDocuments(employeeId, { type: 'feedback', limit: mostShown });
  if (feedbacks.isLoading) {
    return (
      <Loading label="Carregando feedbacks anteriores...">
        <Skeleton className="h-24" />
      </Loading>
    );
  }
  const { items = [], total = 0 } = feedbacks.data ?? {};
  if (items.length === 0) return null;
  return (
    <section aria-label="Feedbacks anteriores" className="rounded-md border border-line px-4 py-3">
      <h3 className="text-sm font-medium">Feedbacks anteriores</h3>
      <ul className="mt-1 flex flex-col">
        {items.slice(0, mostShown).map(({ id, title, createdAt }) => (
          <li key={id}>
            <button
              type="button"
              className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -mx-2 w-[calc(100%+1rem)] min-w-0 justify-between! px-2!`}
              onClick={() => setOpen({ id, title })}
            >
              <span className="min-w-0 truncate text-primary-ink">{title}</span>
              <span className="shrink-0 font-normal text-muted tabular-nums">
                {formatDay(calendarDay(new Date(createdAt)))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {total > mostShown && (
        <p className="mt-1 text-sm text-muted">{`+${total - mostShown} feedbacks anteriores`}</p>
      )}
      {open && <FeedbackViewer {...open} onClose={() => setOpen(null)} />}
    </section>
  );
}
