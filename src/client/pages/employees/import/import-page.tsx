import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePeopleImport } from '../../../data/people-imports.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardSkeleton, Loading } from '../../../ui/skeleton.tsx';
import { TransportError } from '../../../lib/transport.ts';
import { CheckStep } from './check-step.tsx';
import { chosenMapping, mappingOf } from './chosen-mapping.ts';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { SourceStep } from './source-step.tsx';
import { newImport } from './import-address.ts';
import { Steps, type Step } from './steps.tsx';

/** A list of people comes in, in three steps; each has its address. */
export function ImportPage({ companyId }: { companyId: string }) {
  const { valueOf } = useQueryValues();
  const id = valueOf('importar');
  if (id === 'nova') {
    return (
      <Frame step="source">
        <SourceStep companyId={companyId} />
      </Frame>
    );
  }
  return <Draft key={id} id={id} wantsCheck={valueOf('passo') === 'conferir'} />;
}

function Draft({ id, wantsCheck }: { id: string; wantsCheck: boolean }) {
  const view = usePeopleImport(id, {});
  if (view.error instanceof TransportError && view.error.status === 404) {
    return (
      <Frame step="source">
        <EmptyState
          title="Esta lista não está mais aqui"
          text="Uma lista enviada espera um dia pela conferência. Envie de novo."
          action={
            <Link href={newImport} className={buttonClass()}>
              Enviar lista
            </Link>
          }
        />
      </Frame>
    );
  }
  if (view.error) {
    return (
      <ErrorState error={view.error} busy={view.isFetching} onRetry={() => void view.refetch()} />
    );
  }
  if (!view.data) {
    return (
      <Frame step={wantsCheck ? 'check' : 'columns'}>
        <Loading>
          <CardSkeleton lines={8} />
        </Loading>
      </Frame>
    );
  }
  const { table } = view.data;
  if (!table) {
    return (
      <Frame step={null}>
        <DoneStep record={view.data} />
      </Frame>
    );
  }
  if (wantsCheck) {
    return (
      <Frame step="check">
        <CheckStep id={id} initial={chosenMapping(id) ?? mappingOf(table)} />
      </Frame>
    );
  }
  return (
    <Frame step="columns">
      <ColumnsStep id={id} initial={view.data} />
    </Frame>
  );
}

function Frame({ step, children }: { step: Step | null; children: ReactNode }) {
  return (
    <Page>
      <Top key={step ?? 'done'}>
        <Link
          href="/colaboradores"
          className={`${textLink} mb-3 inline-flex min-h-8 items-center gap-1.5 pointer-coarse:min-h-11`}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Colaboradores
        </Link>
        <h2 className="text-xl font-semibold">Importar colaboradores</h2>
        {step && <Steps current={step} />}
      </Top>
      {children}
    </Page>
  );
}

/** Each step is arrived at, at its top: who cannot see it hears which it is. */
function Top({ children }: { children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={top} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
