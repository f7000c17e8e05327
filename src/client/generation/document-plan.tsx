import { planStates, type PlanOfDocument } from '#shared/development-plans.ts';
import { calendarDay, formatDay } from '#shared/format.ts';
import { usePlanOfDocument } from '../data/development-plans.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Link, textLink } from '../ui/link.tsx';
import { PaperWidth } from './document-body.tsx';
import { usePutInForce } from './use-put-in-force.ts';

const dayOf = (instant: string) => formatDay(calendarDay(new Date(instant)));

/** Under a PDI: whether it is the one in force, and one click to make it that. */
export function DocumentPlan({ documentId }: { documentId: string }) {
  const { data } = usePlanOfDocument(documentId);
  // What cannot be read is no part of the document: the person's page says it, too.
  if (!data?.isPossible) return null;
  const { plan, inForce } = data;
  return (
    <PaperWidth className="mt-4">
      <section
        aria-label="PDI em vigor"
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line bg-surface px-5 py-4 font-sans text-base"
      >
        {plan?.state === 'in_progress' ? (
          <>
            <Badge tone="ok">Em vigor</Badge>
            <p className="text-sm text-muted">{`${planStates.in_progress} desde ${dayOf(plan.startedAt)}`}</p>
          </>
        ) : (
          <OutOfForce documentId={documentId} plan={plan} inForce={inForce} />
        )}
      </section>
    </PaperWidth>
  );
}

interface OutOfForceProps {
  documentId: string;
  /** What became of it, where it was in force once. */
  plan: PlanOfDocument | null;
  inForce: PlanOfDocument | null;
}

function OutOfForce({ documentId, plan, inForce }: OutOfForceProps) {
  const { putInForce, goOnWith, busy } = usePutInForce();
  return (
    <>
      <div className="min-w-0 flex-1 basis-60">
        <Badge tone={plan ? 'neutral' : 'attention'}>
          {plan?.closedAt ? `Encerrado em ${dayOf(plan.closedAt)}` : 'Ainda não está em vigor'}
        </Badge>
        <p className="mt-1 text-sm text-muted">
          {inForce ? (
            <>
              Em vigor:{' '}
              <Link href={`/historico?item=${inForce.documentId}`} className={textLink}>
                {inForce.title}
              </Link>
              , desde {dayOf(inForce.startedAt)}.
            </>
          ) : (
            'Nenhum PDI desta pessoa está em vigor.'
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {inForce && !plan && (
          <Button
            variant="quiet"
            size="sm"
            disabled={busy}
            onClick={() => void goOnWith(inForce.id, documentId)}
          >
            Continuar o atual
          </Button>
        )}
        <Button
          variant="secondary"
          size="sm"
          disabled={busy}
          onClick={() => void putInForce(documentId)}
        >
          Pôr em vigor
        </Button>
      </div>
    </>
  );
}
