import { clsx } from 'clsx';
import { Check, Ellipsis, FileText, Repeat } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { commitmentFigures, recurrences, type Commitment } from '#shared/commitments.ts';
import { plural } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { dayWords, keeperOf } from '../../commitments/day-words.ts';
import type { CommitmentActions } from '../../commitments/use-commitment-actions.ts';
import type { ListedCommitment } from '../../data/commitments.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Link, textLink } from '../../ui/link.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Line, RowsSkeleton, Words } from '../../ui/shapes.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { PostponeMenu } from './postpone-menu.tsx';

interface CommitmentRowProps {
  commitment: ListedCommitment;
  today: string;
  actions: CommitmentActions;
  onOpen: () => void;
}

const row = 'px-4 py-1.5';
const words = 'min-w-0 flex-1 py-2.5 font-medium';
const facts = '-mt-2 mb-1.5 ml-10 pointer-coarse:ml-11';
const factsLine = 'mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-muted';

/** Commitments that are on their way, under the heading of their part. */
export function CommitmentShapes() {
  return (
    <Loading>
      <h2 className="mb-2">
        <Words className="w-24" />
      </h2>
      <RowsSkeleton rows={6}>
        <div className={row}>
          <div className="flex items-start gap-2">
            <span className="-ml-2 flex size-10 shrink-0 items-center justify-center pointer-coarse:size-11">
              <Skeleton className="size-6 rounded-full" />
            </span>
            <p className={words}>
              <Words className="w-11/12" />
              <Words className="w-1/3 sm:hidden" />
            </p>
          </div>
          <div className={facts}>
            <Line className={factsLine} words="w-28" />
          </div>
        </div>
      </RowsSkeleton>
    </Loading>
  );
}

/** One tap does it; what was closed says so in its place, with the way back. */
export function CommitmentRow({ commitment, today, actions, onOpen }: CommitmentRowProps) {
  const { text, state, deleted } = commitment;
  const isClosed = state !== 'open' || deleted === true;
  const back = deleted || commitment.group ? 'Desfazer' : 'Reabrir';
  return (
    <li data-commitment={commitment.id} className={row}>
      <div className="flex items-start gap-2">
        {/* Not disabled: the focus stays where it was pressed. A second press finds it done. */}
        <button
          type="button"
          aria-label={`Cumprido: ${text}`}
          aria-pressed={state === 'done'}
          aria-disabled={isClosed || undefined}
          onClick={() => {
            if (!isClosed) void actions.done(commitment);
          }}
          className={clsx(
            '-ml-2 flex size-10 shrink-0 items-center justify-center rounded-full pointer-coarse:size-11',
            isClosed ? 'cursor-not-allowed' : 'cursor-pointer hover:bg-sunken',
          )}
        >
          <span
            aria-hidden="true"
            className={clsx(
              'flex size-6 items-center justify-center rounded-full border [&>svg]:size-4',
              state === 'done' ? 'border-primary bg-primary text-on-primary' : 'border-control',
            )}
          >
            {state === 'done' && <Check />}
          </span>
        </button>
        <p className={clsx(words, isClosed && 'text-muted', state === 'done' && 'line-through')}>
          {text}
        </p>
        {isClosed ? (
          <Button
            variant="quiet"
            size="sm"
            className="mt-0.5 -mr-2"
            aria-label={`${back}: ${text}`}
            onClick={() =>
              void (deleted ? actions.restore(commitment) : actions.reopen(commitment))
            }
          >
            {back}
          </Button>
        ) : (
          <div className="-mr-2 flex shrink-0">
            <PostponeMenu commitment={commitment} today={today} actions={actions} />
            <RowMenu commitment={commitment} actions={actions} onOpen={onOpen} />
          </div>
        )}
      </div>
      {/* Under the buttons, too: on a phone it has the whole width. */}
      <div className={facts}>
        {deleted ? <Gone>Excluído</Gone> : <Facts commitment={commitment} today={today} />}
      </div>
      {state === 'done' && !deleted && commitment.group !== null && (
        <EvidenceLine commitment={commitment} actions={actions} />
      )}
    </li>
  );
}

const Gone = ({ children }: { children: string }) => (
  <p className="mt-0.5 text-sm text-muted">{children}</p>
);

/** Who, with whom, until when, where it came from: each leads on where it can. */
function Facts({ commitment, today }: { commitment: Commitment; today: string }) {
  const { owner, employee, dueOn, state, group, postponed, recurrence, source, evidence } =
    commitment;
  if (state === 'dropped' && group) return <Gone>Deixado de lado</Gone>;
  const isLate = state === 'open' && group === 'late';
  const personLink = employee && (
    <Link
      href={`/colaboradores?id=${employee.id}`}
      className="-my-1 inline-block py-1 text-ink underline decoration-from-font underline-offset-3 hover:decoration-2"
    >
      {employee.name}
    </Link>
  );
  return (
    <>
      <div className={factsLine}>
        <span>
          {owner === 'employee' && personLink ? (
            <>{personLink} cumpre</>
          ) : (
            <>
              {keeperOf(commitment)}
              {personLink && <>, com {personLink}</>}
            </>
          )}
        </span>
        {dueOn && (
          <time
            dateTime={dueOn}
            className={clsx('tabular-nums', isLate && 'font-medium text-attention')}
          >
            {dayWords(dueOn, today)}
          </time>
        )}
        {recurrence !== 'none' && (
          <span className="inline-flex items-center gap-1.5 [&>svg]:size-3.5">
            <Repeat aria-hidden="true" />
            {recurrences[recurrence]}
          </span>
        )}
        {state === 'open' && postponed >= commitmentFigures.postponedBeforeAsking && (
          <Badge tone="warning">{`Adiado ${plural(postponed, 'vez', 'vezes')}`}</Badge>
        )}
        {source.document && (
          <Link
            href={`/historico?item=${source.document.id}`}
            aria-label={`Documento: ${source.document.title}`}
            className="inline-flex min-w-0 items-center gap-1.5 rounded-sm -my-1 py-1 hover:text-ink [&>svg]:size-3.5 [&>svg]:shrink-0"
          >
            <FileText aria-hidden="true" />
            <span className="truncate">{source.document.title}</span>
          </Link>
        )}
        {source.diaryEntryId && (
          <Link
            href={`/diario?id=${source.diaryEntryId}`}
            className={`-my-1 inline-block py-1 ${textLink}`}
          >
            Diário
          </Link>
        )}
      </div>
      {evidence && <p className="mt-0.5 text-sm text-muted">{evidence}</p>}
    </>
  );
}

interface RowMenuProps {
  commitment: Commitment;
  actions: CommitmentActions;
  onOpen: () => void;
}

function RowMenu({ commitment, actions, onOpen }: RowMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="icon" aria-label={`Mais ações: ${commitment.text}`}>
          <Ellipsis aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={onOpen}>Editar e ver histórico</MenuItem>
      <MenuItem onSelect={() => void actions.drop(commitment)}>Deixar de lado</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => void actions.erase(commitment)}>Excluir</MenuItem>
    </Menu>
  );
}

/** What came of it, in a line: offered where it was done, and never asked for. */
function EvidenceLine({ commitment, actions }: Omit<RowMenuProps, 'onOpen'>) {
  const { id, text } = commitment;
  const [evidence, setEvidence] = useState('');
  const [busy, setBusy] = useState(false);
  const once = useSingleFlight();
  if (commitment.evidence) return null;
  const save = async () => {
    if (evidence.trim() === '') return;
    setBusy(true);
    await actions.note(id, evidence.trim());
    setBusy(false);
  };
  return (
    <form
      className="mb-1.5 ml-10 flex gap-2 pointer-coarse:ml-11"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void once(save);
      }}
    >
      <div className="min-w-0 flex-1">
        <Input
          aria-label={`Como ficou? (opcional): ${text}`}
          placeholder="Como ficou? (opcional)"
          autoComplete="off"
          maxLength={limits.evidence}
          value={evidence}
          readOnly={busy}
          onChange={(event) => setEvidence(event.target.value)}
        />
      </div>
      {evidence.trim() !== '' && (
        <Button type="submit" variant="secondary" busy={busy} busyText="Guardando...">
          Guardar
        </Button>
      )}
    </form>
  );
}
