import { useState } from 'react';
import { commitmentFigures, commitmentStates, type Commitment } from '#shared/commitments.ts';
import type { DocumentPromise, FollowedPromise } from '#shared/promises.ts';
import { calendarDay } from '#shared/format.ts';
import { type Terms } from '../commitments/commitment-words.ts';
import { dayWords } from '../commitments/day-words.ts';
import { TermChips } from '../commitments/term-chips.tsx';
import { useFollowPromises, usePromises } from '../data/commitments.ts';
import { useCompany } from '../data/companies.ts';
import { countOf } from '../lib/count.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { toastFailure, toastSuccess } from '../lib/toast-store.ts';
import { TransportError } from '../lib/transport.ts';
import { useToday } from '../lib/use-today.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Link, textLink } from '../ui/link.tsx';
import { PaperWidth } from './document-body.tsx';

interface Changes {
  isTicked?: boolean;
  terms?: Partial<Terms>;
}

/** What a document promises, under it: nothing is followed without this click. */
export function DocumentPromises({ documentId }: { documentId: string | null }) {
  const { data, error, refetch } = usePromises(documentId);
  const isGone = error instanceof TransportError && error.status === 404;
  if (documentId === null || isGone || data?.promises.length === 0) return null;
  if (!data) {
    return (
      error && (
        <p className="mt-4 text-sm text-muted">
          Não foi possível ver o que este documento combina.{' '}
          <button
            type="button"
            className={`${textLink} min-h-6 cursor-pointer`}
            onClick={() => void refetch()}
          >
            Tentar novamente
          </button>
        </p>
      )
    );
  }
  return <Promises documentId={documentId} promises={data.promises} />;
}

interface PromisesProps {
  documentId: string;
  promises: readonly DocumentPromise[];
}

function Promises({ documentId, promises: told }: PromisesProps) {
  const { company } = useCompany();
  const follow = useFollowPromises(documentId);
  const once = useSingleFlight();
  const [changes, setChanges] = useState<Readonly<Record<string, Changes>>>({});
  const [showsAll, setShowsAll] = useState(false);
  const { proposedFirst } = commitmentFigures;
  // Where they stood at first: what is followed stays in its place, and nothing takes it.
  const [order] = useState(() => placesOf(told));
  const promises = told.toSorted((one, other) => placeOf(order, one) - placeOf(order, other));
  const followedBefore = promises.filter(({ key }) => order.followed.has(key)).length;
  const shown = showsAll ? promises : promises.slice(0, Math.max(proposedFirst, followedBefore));
  const rest = promises.length - shown.length;
  // Those that are proposed are ticked until someone takes the tick out; where some were chosen before, none.
  const isTicked = ({ key, commitment }: DocumentPromise, index: number) =>
    commitment === null &&
    (changes[key]?.isTicked ?? (order.followed.size === 0 && index < proposedFirst));
  const ticked = promises.filter(isTicked);
  const change = (key: string, next: Changes) =>
    setChanges((now) => ({ ...now, [key]: { ...now[key], ...next } }));

  const save = async () => {
    try {
      await follow.mutateAsync(ticked.map((promise) => orderOf(promise, changes[promise.key])));
      toastSuccess(countOf(ticked.length, 'combinado acompanhado', 'combinados acompanhados'));
    } catch (failure) {
      toastFailure(failure, 'Não foi possível acompanhar os combinados. Tente de novo.');
    }
  };
  const isAllFollowed = promises.every(({ commitment }) => commitment !== null);
  return (
    <PaperWidth className="mt-4">
      <section
        aria-label="Acompanhar combinados"
        className="rounded-lg border border-line bg-surface px-5 py-4 font-sans text-base"
      >
        <h3 className="font-semibold">
          {isAllFollowed ? 'Combinados acompanhados' : 'Acompanhar combinados'}
        </h3>
        {!isAllFollowed && (
          <p className="mt-0.5 text-sm text-muted">
            Marque o que vale acompanhar: entra em Combinados, e avisamos no dia.
          </p>
        )}
        <ul className="mt-2 divide-y divide-line">
          {shown.map((promise, index) => (
            <li key={promise.key} className="py-3">
              {promise.commitment ? (
                <Followed commitment={promise.commitment} />
              ) : (
                <>
                  <Checkbox
                    label={promise.text}
                    checked={isTicked(promise, index)}
                    disabled={follow.isPending}
                    onChange={(event) => change(promise.key, { isTicked: event.target.checked })}
                  />
                  <div className="mt-2 ml-7">
                    <TermChips
                      companyId={company?.id ?? ''}
                      label={`Quem e até quando: ${promise.text}`}
                      withoutRecurrence
                      disabled={follow.isPending}
                      terms={termsNow(promise, changes[promise.key])}
                      onChange={(terms) =>
                        change(promise.key, {
                          isTicked: true,
                          terms: { ...changes[promise.key]?.terms, ...terms },
                        })
                      }
                    />
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          {rest > 0 && (
            <Button variant="quiet" onClick={() => setShowsAll(true)}>
              {`Mostrar mais ${rest}`}
            </Button>
          )}
          {!isAllFollowed && (
            <Button
              className="ml-auto"
              disabled={ticked.length === 0}
              busy={follow.isPending}
              busyText="Acompanhando..."
              // The second click of a double one may come when the answer to the first is there.
              onClick={({ detail }) => detail < 2 && void once(save)}
            >
              {ticked.length === 0
                ? 'Acompanhar'
                : `Acompanhar ${countOf(ticked.length, 'combinado', 'combinados')}`}
            </Button>
          )}
        </div>
      </section>
    </PaperWidth>
  );
}

interface Places {
  /** Those that were followed when the document was opened: they stand first. */
  followed: ReadonlySet<string>;
  keys: readonly string[];
}

function placesOf(promises: readonly DocumentPromise[]): Places {
  const followed = promises.filter(({ commitment }) => commitment !== null);
  const others = promises.filter(({ commitment }) => commitment === null);
  return {
    followed: new Set(followed.map(({ key }) => key)),
    keys: [...followed, ...others].map(({ key }) => key),
  };
}

/** What an edit brought stands last. */
function placeOf({ keys }: Places, { key }: DocumentPromise): number {
  const place = keys.indexOf(key);
  return place < 0 ? keys.length : place;
}

const termsNow = (promise: DocumentPromise, changes: Changes | undefined): Terms => ({
  owner: promise.owner,
  ownerName: promise.ownerName ?? '',
  employee: promise.employee,
  dueOn: promise.dueOn,
  recurrence: 'none',
  ...changes?.terms,
});

/** Only what was changed: the rest is as the document says when the click arrives. */
function orderOf({ key }: DocumentPromise, changes: Changes | undefined): FollowedPromise {
  const { owner, ownerName, dueOn, ...terms } = changes?.terms ?? {};
  return {
    key,
    ...(owner !== undefined && { owner }),
    ...(ownerName !== undefined && { ownerName }),
    ...(dueOn !== undefined && { dueOn }),
    ...('employee' in terms && { employeeId: terms.employee?.id ?? null }),
  };
}

function Followed({ commitment }: { commitment: Commitment }) {
  const { id, text, state, group, dueOn } = commitment;
  const today = calendarDay(useToday());
  const isLate = group === 'late';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Link href={`/combinados?id=${id}`} className={`${textLink} min-w-0 py-0.5`}>
        {text}
      </Link>
      <Badge tone={state === 'done' ? 'ok' : isLate ? 'attention' : 'neutral'}>
        {state === 'open' && dueOn
          ? `${isLate ? 'Atrasado' : commitmentStates.open}: ${dayWords(dueOn, today)}`
          : commitmentStates[state]}
      </Badge>
    </div>
  );
}
