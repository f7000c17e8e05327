import type { Company } from '#shared/companies.ts';
import { messages } from '#shared/messages.ts';
import { useCompany } from '../../data/companies.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { CardSkeleton, Loading } from '../../ui/skeleton.tsx';
import { ActionsCard } from './actions-card.tsx';
import { ChartCard } from './chart-card.tsx';
import { Checklist } from './checklist.tsx';
import { DiaryCard, RecentCard } from './diary-card.tsx';
import { StatCards } from './stat-cards.tsx';
import { SuggestionsCard } from './suggestions-card.tsx';
import { TeamsCard } from './teams-card.tsx';
import { TodayCard } from './today-card.tsx';
import { useSteps } from './use-steps.ts';

export function DashboardPage() {
  const { company, isPending, isFetching, error, refetch } = useCompany();
  if (isPending) return <DashboardSkeleton />;
  if (error) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return company ? <Dashboard company={company} /> : <FirstSteps />;
}

function FirstSteps() {
  const { steps } = useSteps(undefined);
  return (
    <Page width="reading">
      <h2 className="text-xl font-semibold">{messages.companyFirst}</h2>
      <p className="mt-1 mb-6 text-muted">
        Em quatro passos você chega ao primeiro documento. Leva poucos minutos.
      </p>
      <Checklist steps={steps} />
    </Page>
  );
}

function Dashboard({ company }: { company: Company }) {
  const { steps, isPending } = useSteps(company.id);
  return (
    <Page>
      <div className="flex flex-col gap-4">
        <TodayCard companyId={company.id} />
        <StatCards companyId={company.id} />
        {isPending && (
          <Loading>
            <ColumnsSkeleton />
          </Loading>
        )}
        {/* There, so that all is asked for at once; shown with the checklist, which would push it down. */}
        <div hidden={isPending} className="flex flex-col gap-4">
          {steps.some(({ done }) => !done) && <Checklist steps={steps} />}
          <Cards companyId={company.id} />
          <ChartCard companyId={company.id} />
        </div>
      </div>
    </Page>
  );
}

/**
 * Two columns, each as high as it is, and one after the other where there is no room: nothing that is typed
 * or recorded in them is drawn anew when a tablet is turned.
 */
function Cards({ companyId }: { companyId: string }) {
  return (
    <div className={columns}>
      <div className="flex min-w-0 flex-col gap-4">
        <SuggestionsCard companyId={companyId} />
        <ActionsCard />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <DiaryCard companyId={companyId} />
        <RecentCard companyId={companyId} />
        <TeamsCard companyId={companyId} />
      </div>
    </div>
  );
}

const columns = 'grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]';

function ColumnsSkeleton() {
  return (
    <div className={columns}>
      <CardSkeleton lines={9} />
      <CardSkeleton lines={6} />
    </div>
  );
}

function DashboardSkeleton() {
  return (
    <Page>
      <Loading>
        <div className="flex flex-col gap-4">
          <CardSkeleton lines={3} />
          <CardSkeleton lines={1} />
          <ColumnsSkeleton />
        </div>
      </Loading>
    </Page>
  );
}
