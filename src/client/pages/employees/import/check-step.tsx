import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ImportCheck, ImportMapping, ImportRepair } from '#shared/people-imports.ts';
import { joinList } from '#shared/format.ts';
import { rejectedUrl, useCommitImport, useImportCheck } from '../../../data/people-imports.ts';
import { countOf } from '../../../lib/count.ts';
import { useQueryValues } from '../../../lib/query-values.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../../../lib/toast-store.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { CardSection } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CardSkeleton, Loading } from '../../../ui/skeleton.tsx';
import { rememberMapping } from './chosen-mapping.ts';

/** The third step: what the import would do, and what has to be mended in the list. */
export function CheckStep({ id, initial }: { id: string; initial: ImportMapping }) {
  const { change } = useQueryValues();
  const [mapping, setMapping] = useState(initial);
  const check = useImportCheck(id, mapping);
  const commit = useCommitImport(id);
  const once = useSingleFlight();
  const back = () => change({ passo: '' });
  if (check.error) {
    return (
      <>
        <ErrorState
          error={check.error}
          busy={check.isFetching}
          onRetry={() => void check.refetch()}
        />
        <div className="text-center">
          <Button variant="quiet" onClick={back}>
            Voltar às colunas
          </Button>
        </div>
      </>
    );
  }
  const plan = check.data;
  const createTeams = (wanted: boolean) => {
    const next = { ...mapping, createTeams: wanted };
    rememberMapping(id, next);
    setMapping(next);
  };
  // When it ends, this step has made room for what became of the list.
  const bring = () =>
    once(async () => {
      try {
        await commit.mutateAsync(mapping);
        toastSuccess('Colaboradores importados com sucesso');
      } catch (error) {
        toastFailure(error, 'Erro ao importar colaboradores');
      }
    });
  const coming = plan ? plan.counts.created + plan.counts.updated : 0;
  return (
    <div className="grid gap-4">
      {plan ? <Counts check={plan} /> : null}
      {mapping.columns.some(({ field }) => field === 'teams') && (
        <Checkbox
          label="Criar as equipes que faltam"
          hint={
            plan && plan.newTeams.length > 0
              ? `Novas: ${joinList(plan.newTeams.slice(0, 20))}.`
              : 'As que têm o mesmo nome são usadas como estão.'
          }
          checked={mapping.createTeams}
          disabled={commit.isPending}
          onChange={(event) => createTeams(event.target.checked)}
        />
      )}
      {plan ? (
        <>
          {plan.repairs.length > 0 && <Repairs id={id} check={plan} />}
          {plan.people.length > 0 && <People check={plan} />}
        </>
      ) : (
        <Loading label="Conferindo a lista...">
          <CardSkeleton lines={6} />
        </Loading>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={coming === 0}
          busy={commit.isPending}
          busyText="Importando..."
          onClick={() => void bring()}
        >
          {coming === 0 ? 'Importar' : `Importar ${countOf(coming, 'pessoa', 'pessoas')}`}
        </Button>
        <Button variant="secondary" disabled={commit.isPending} onClick={back}>
          Voltar às colunas
        </Button>
      </div>
    </div>
  );
}

function Counts({ check: { counts } }: { check: ImportCheck }) {
  const { created, updated, unchanged, rejected } = counts;
  return (
    <div role="status">
      <dl className="grid grid-cols-2 gap-3 sm:flex">
        <Count label="Novas" count={created} />
        <Count label="Mudam" count={updated} />
        <Count label="Já estão assim" count={unchanged} />
        <Count label="Ficam de fora" count={rejected} />
      </dl>
    </div>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div className="flex-1 rounded-lg border border-line bg-surface px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums">{count.toLocaleString('pt-BR')}</dd>
    </div>
  );
}

/** What is wrong, by what mends it. */
function Repairs({ id, check: { repairs, counts } }: { id: string; check: ImportCheck }) {
  return (
    <CardSection
      title="O que corrigir"
      actions={
        <a
          href={rejectedUrl(id)}
          download
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          <Download aria-hidden="true" />
          Baixar linhas
        </a>
      }
    >
      <p className="mb-2 max-w-prose text-muted">
        {countOf(counts.rejected, 'linha fica', 'linhas ficam')} de fora. Corrija na planilha e
        envie de novo: quem já entrou não se repete.
      </p>
      <ul className="divide-y divide-line">
        {repairs.map((repair) => (
          <Repair key={repair.repair} repair={repair} />
        ))}
      </ul>
    </CardSection>
  );
}

const shownPlaces = 5;

function Repair({ repair: { repair, count, places } }: { repair: ImportRepair }) {
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {repair}
        <Badge tone="warning">{countOf(count, 'vez', 'vezes')}</Badge>
      </p>
      <ul className="mt-1 text-sm text-muted">
        {places.slice(0, shownPlaces).map(({ row, column, value }, index) => (
          <li key={index} className="wrap-anywhere">
            {`Linha ${row}, ${column}${value ? `: “${value}”` : ''}`}
          </li>
        ))}
        {count > shownPlaces && <li>{`e mais ${count - shownPlaces}`}</li>}
      </ul>
    </li>
  );
}

function People({ check: { people, counts } }: { check: ImportCheck }) {
  const more = counts.created + counts.updated - people.length;
  return (
    <CardSection title="Quem entra ou muda">
      <ul className="divide-y divide-line">
        {people.map(({ row, name, position, isNew, changes }) => (
          <li key={row} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
              <span className="font-medium">{name}</span>{' '}
              <span className="text-muted">{position}</span>
            </span>
            <Change isNew={isNew}>{isNew ? 'Nova' : `Muda: ${joinList(changes)}`}</Change>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">{`+${more} mais`}</p>}
      {counts.updated > 0 && (
        <Notice className="mt-3">
          Células vazias não apagam nada, e ninguém sai das equipes em que está.
        </Notice>
      )}
    </CardSection>
  );
}

function Change({ isNew, children }: { isNew: boolean; children: ReactNode }) {
  if (isNew) return <Badge tone="ok">{children}</Badge>;
  return <span className="text-sm text-muted">{children}</span>;
}
