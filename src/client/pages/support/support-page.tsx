import { useSupportContact } from '../../data/support.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ContactCard } from './contact-card.tsx';
import { QuickHelp } from './quick-help.tsx';
import { SupportForm } from './support-form.tsx';

/** The form that this installation embeds; where it has none, whom to write to and what helps meanwhile. */
export function SupportPage() {
  const { data, isPending, isFetching, error, refetch } = useSupportContact();
  if (isPending) {
    return (
      <Page width="reading">
        <Loading>
          <Skeleton className="mb-4 h-56" />
          <Skeleton className="h-80" />
        </Loading>
      </Page>
    );
  }
  if (error) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.formUrl !== null) return <SupportForm url={data.formUrl} />;
  return (
    <Page width="reading" intro="Veja se a resposta já está aqui, ou conte o que aconteceu.">
      <div className="flex flex-col gap-4">
        <QuickHelp />
        <ContactCard email={data.email} />
      </div>
    </Page>
  );
}
