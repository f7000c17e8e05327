import { ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { isMonth, monthOf, monthsFrom, type MonthClosing } from '#shared/mirror.ts';
import type { Team } from '#shared/teams.ts';
import { useMonthClosing } from '../../../data/mirror.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { toast } from '../../../lib/toast-store.ts';
import { useToday } from '../../../lib/use-today.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import '../../../ui/document.css';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Select } from '../../../ui/input.tsx';
import { Link, textLink } from '../../../ui/link.tsx';
import { Page } from '../../../ui/page.tsx';
import { CardSkeleton, Loading } from '../../../ui/skeleton.tsx';
import { closingParts, closingText, nameOfMonth, titleOf } from './closing-lines.ts';

interface ClosingPageProps {
  companyId: string;
  teams: readonly Team[];
}

/** A month on one page, to be read, printed and written on. */
export function ClosingPage({ companyId, teams }: ClosingPageProps) {
  const { valueOf, change } = useQueryValues();
  const current = monthOf(useToday());
  const asked = valueOf('fechamento');
  const month = isMonth(asked) && asked < current ? asked : current;
  const wanted = valueOf('equipe');
  const teamId = teams.some(({ id }) => id === wanted) ? wanted : '';
  const closing = useMonthClosing(companyId, teamId, month);
  const { data, error, isFetching, refetch } = closing;
  const show = (fechamento: string) => change({ fechamento });
  return (
    <Page
      width="reading"
      intro={
        <Select
          aria-label="Equipe"
          className="sm:w-64"
          value={teamId}
          onChange={(event) => change({ equipe: event.target.value }, { replace: true })}
        >
          <option value="">Toda a empresa</option>
          {teams.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      }
      actions={
        data && (
          <>
            <CopyButton
              variant="secondary"
              copy={() =>
                copyText(closingText(data)).then(
                  () => true,
                  () => {
                    toast({
                      title: 'Erro',
                      description: 'Não foi possível copiar. Selecione o texto e copie.',
                      variant: 'destructive',
                    });
                    return false;
                  },
                )
              }
            >
              Copiar
            </CopyButton>
            <Button onClick={() => window.print()}>
              <Printer aria-hidden="true" />
              Imprimir
            </Button>
          </>
        )
      }
    >
      <nav aria-label="Mês" className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <Button variant="quiet" size="sm" onClick={() => show(monthsFrom(month, -1))}>
          <ChevronLeft aria-hidden="true" />
          Mês anterior
        </Button>
        {month < current && (
          <Button variant="quiet" size="sm" onClick={() => show(monthsFrom(month, 1))}>
            Mês seguinte
            <ChevronRight aria-hidden="true" />
          </Button>
        )}
      </nav>
      {data ? (
        <Sheet closing={data} isUnderWay={month === current} />
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading label={`Carregando ${nameOfMonth(month)}...`}>
          <CardSkeleton lines={9} />
        </Loading>
      )}
      <p className="mt-4 flex flex-wrap gap-x-4 gap-y-1">
        <Link
          href={`/colaboradores?visao=espelho${teamId && `&equipe=${teamId}`}`}
          className={textLink}
        >
          Ver o Espelho
        </Link>
        <Link href="/equipes" className={buttonClass({ variant: 'link', size: 'sm' })}>
          Todas as equipes
        </Link>
      </p>
    </Page>
  );
}

function Sheet({ closing, isUnderWay }: { closing: MonthClosing; isUnderWay: boolean }) {
  return (
    <article
      data-print="document"
      aria-label={titleOf(closing)}
      className="rounded-lg border border-line bg-paper px-5 py-6 sm:px-6"
    >
      <header className="mb-5 border-b border-line pb-4">
        <h2 className="text-xl font-semibold wrap-anywhere">{titleOf(closing)}</h2>
        {isUnderWay && <p className="mt-1 text-sm text-muted">O mês ainda não terminou.</p>}
      </header>
      {closingParts(closing).map(({ title, lines }) => (
        <section key={title} className="mb-4">
          <h3 className="mb-1 font-semibold">{title}</h3>
          <ul className="list-disc pl-4.5 marker:text-control">
            {lines.map((line, index) => (
              <li key={index} className="py-0.5 wrap-anywhere">
                {line}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section>
        <h3 className="font-semibold">Anotações da liderança</h3>
        {/* Lines to write on, by hand. */}
        <div aria-hidden="true">
          {[1, 2, 3].map((line) => (
            <div key={line} className="h-9 border-b border-control" />
          ))}
        </div>
      </section>
    </article>
  );
}
