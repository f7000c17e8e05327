import { useSupportContact } from '../../data/support.ts';
import { Columns } from '../../ui/columns.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Page } from '../../ui/page.tsx';
import { CardSkeleton, Loading, Skeleton } from '../../ui/skeleton.tsx';
import { ContactCard } from './contact-card.tsx';
import { Keys } from './keys.tsx';
import { QuickHelp } from './quick-help.tsx';
import { SupportForm } from './support-form.tsx';

/** The form that this installation embeds; where it has none, whom to write to and what helps meanwhile. */
export function SupportPage() {
  const { data, isPending, isFetching, error, refetch } = useSupportContact();
  if (isPending) {
    return (
      <Page intro={<Skeleton className="h-5 max-w-96" />}>
        <Loading>
          <Columns shape="aside">
            <CardSkeleton lines={12} />
            <CardSkeleton lines={6} />
          </Columns>
        </Loading>
      </Page>
    );
  }
  if (error) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.formUrl !== null) return <SupportForm url={data.formUrl} />;
  return (
    <Page intro="Veja se a resposta já está aqui, ou conte o que aconteceu.">
      <Columns shape="aside" sticky="second">
        <QuickHelp />
        <>
          <ContactCard email={data.email} />
          <Keys />
        </>
      </Columns>
    </Page>
  );
}
