import { useState } from 'react';
import { calendarDay, formatDay, formatInstant } from '#shared/format.ts';
import {
  shareAnswers,
  shareEvents,
  shareStates,
  type Share,
  type ShareState,
} from '#shared/shares.ts';
import {
  restoreShare,
  useAcceptStep,
  useRenewShare,
  useRevokeShare,
  useShareSnapshot,
} from '../../data/shares.ts';
import { useHeldState } from '../../lib/held-state.ts';
import { toast, toastFailure, toastSuccess } from '../../lib/toast-store.ts';
import { useToday } from '../../lib/use-today.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsSkeleton } from '../../ui/shapes.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { LinkToSend } from './link-to-send.tsx';
import { SharedBlocks } from './shared-blocks.tsx';

/** How long a deactivation can be taken back, in milliseconds. */
const undoFor = 10_000;

const tones: Record<ShareState, BadgeTone> = {
  waiting: 'neutral',
  opened: 'primary',
  answered: 'ok',
  expired: 'warning',
  revoked: 'neutral',
};

/** One link: who it is for, what came back, and what can be done about it. */
export function OneShare({ share }: { share: Share }) {
  const { employee, state, answer, comment, answeredAt, steps } = share;
  const reported = steps.filter(({ report }) => report !== null);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 font-medium wrap-anywhere">{employee.name}</p>
        <Badge tone={answer === 'talk' ? 'attention' : tones[state]}>
          {answer === null ? shareStates[state] : shareAnswers[answer]}
        </Badge>
        {answer !== null && state === 'revoked' && <Badge>{shareStates.revoked}</Badge>}
      </div>
      {answeredAt && <p className="text-sm text-muted">Respondeu em {formatInstant(answeredAt)}</p>}
      {comment !== '' && (
        <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
          {comment}
        </blockquote>
      )}
      {reported.length > 0 && (
        <ul aria-label="Passos que a pessoa marcou" className="flex flex-col gap-2">
          {reported.map((step) => (
            <Reported key={step.key} share={share} step={step} />
          ))}
        </ul>
      )}
      <Actions share={share} />
    </div>
  );
}

interface ReportedProps {
  share: Share;
  step: Share['steps'][number];
}

/** What the person says is done: one tap makes it so. */
function Reported({ share, step: { key, text, report } }: ReportedProps) {
  const accept = useAcceptStep();
  const take = () =>
    accept.mutate(
      { share, key },
      {
        onSuccess: () => toastSuccess('Passo registrado em Combinados'),
        onError: (error) => toastFailure(error, 'Não foi possível registrar. Tente de novo.'),
      },
    );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <div className="min-w-0 flex-1 basis-60">
        <p className="wrap-anywhere">{text}</p>
        {report && report.evidence !== '' && (
          <p className="text-sm wrap-anywhere text-muted">“{report.evidence}”</p>
        )}
      </div>
      {report?.acceptedAt ? (
        <Badge tone="ok">Feito</Badge>
      ) : (
        <Button
          size="sm"
          variant="secondary"
          busy={accept.isPending}
          busyText="Registrando..."
          onClick={take}
        >
          Confirmar que foi feito
        </Button>
      )}
    </li>
  );
}

function Actions({ share }: { share: Share }) {
  // Told once: a change of layout must not lose it.
  const url = useHeldState<string | null>(`share-link:${share.id}`, null);
  const [showsHistory, setShowsHistory] = useState(false);
  const [showsText, setShowsText] = useState(false);
  const revoke = useRevokeShare();
  const renew = useRenewShare();
  const { state, employee, expiresAt, events } = share;
  const lastDay = calendarDay(new Date(expiresAt));
  const today = calendarDay(useToday());
  const isOpen = state !== 'revoked' && lastDay >= today;
  const fail = (fallback: string) => (error: unknown) => toastFailure(error, fallback);
  const undo = () => void restoreShare(share).catch(fail('Não foi possível desfazer.'));
  return (
    <>
      <div className="-ml-3 -mr-3 flex flex-wrap items-center gap-x-1">
        <span className="px-3 text-sm text-muted">
          {isOpen && `Link vale até ${formatDay(lastDay)}`}
        </span>
        <Button
          size="sm"
          variant="quiet"
          busy={renew.isPending}
          busyText="Criando..."
          onClick={() =>
            renew.mutate(share, {
              onSuccess: (made) => {
                url.change(() => made.url);
                toastSuccess('Link novo criado. O anterior não abre mais.');
              },
              onError: fail('Não foi possível criar o link. Tente de novo.'),
            })
          }
        >
          Novo link
        </Button>
        {isOpen && (
          <Button
            size="sm"
            variant="quiet"
            busy={revoke.isPending}
            busyText="Desativando..."
            onClick={() =>
              revoke.mutate(share, {
                onError: fail('Não foi possível desativar o link. Tente de novo.'),
                onSuccess: () => {
                  url.clear();
                  toast({
                    title: 'Link desativado',
                    description: `${employee.name} não consegue mais abrir.`,
                    action: { label: 'Desfazer', run: undo },
                    duration: undoFor,
                  });
                },
              })
            }
          >
            Desativar link
          </Button>
        )}
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={showsText}
          onClick={() => setShowsText(!showsText)}
        >
          Ver o que a pessoa lê
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={showsHistory}
          onClick={() => setShowsHistory(!showsHistory)}
        >
          Histórico
        </Button>
      </div>
      {url.value && <LinkToSend share={share} url={url.value} />}
      {showsText && <SharedText id={share.id} />}
      {showsHistory && (
        <ol className="flex flex-col gap-1 text-sm text-muted">
          {events.map(({ kind, at }, index) => (
            <li key={index}>
              {shareEvents[kind]} em {formatInstant(at)}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}

/** The text as it went, however the document has changed since. */
function SharedText({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useShareSnapshot(id);
  if (error && !data) {
    return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <section
      aria-label="O que a pessoa lê"
      tabIndex={0}
      className="max-h-96 overflow-y-auto rounded-lg border border-line bg-paper px-5 py-4"
    >
      {data ? (
        <SharedBlocks {...data} />
      ) : (
        <Loading>
          <RowsSkeleton rows={3} />
        </Loading>
      )}
    </section>
  );
}
