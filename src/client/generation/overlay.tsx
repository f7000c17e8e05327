import { clsx } from 'clsx';
import { Check, Circle } from 'lucide-react';
import * as Radix from 'radix-ui/dialog';
import { useEffect, useMemo, useRef, useState } from 'react';
import { calendarDay, formatDay } from '#shared/format.ts';
import { Button } from '../ui/button.tsx';
import { DocumentPage } from '../ui/document.tsx';
import { Progress } from '../ui/progress.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { documentLabels } from '#documents/labels.ts';
import { DocumentSheet, DocumentSkeleton, PaperWidth } from './document-body.tsx';
import type { RunningGeneration } from './generation-store.ts';
import { overlayProgress, overlaySteps, overlayTick } from './overlay-progress.ts';
import { previewOf } from './preview.ts';

interface GenerationOverlayProps {
  running: RunningGeneration;
  onCancel: () => void;
}

/** Covers the application while a document is written, and shows the document as it comes. */
export function GenerationOverlay({ running, onCancel }: GenerationOverlayProps) {
  const { job, finished, reconnecting, sources } = running;
  const { percent, step, isLate } = overlayProgress(useElapsed(job.startedAt), finished);
  const panel = useRef<HTMLDivElement>(null);
  const stay = (event: Event) => event.preventDefault();
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          ref={panel}
          tabIndex={-1}
          aria-busy={!finished}
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          // Not on the button: the Enter that submitted the form would cancel it.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            panel.current?.focus();
          }}
          className="fixed inset-0 z-[55] flex animate-fade-in flex-col bg-background outline-none"
        >
          <div className="border-b border-line bg-surface px-5 py-5 sm:py-6">
            <PaperWidth>
              <div className="flex flex-col gap-4 font-sans text-base">
                <div>
                  <div className="flex items-center justify-between gap-4">
                    <Radix.Title className="text-xl font-semibold">Gerando com IA</Radix.Title>
                    <Button variant="secondary" onClick={onCancel} disabled={finished}>
                      Cancelar geração
                    </Button>
                  </div>
                  {/* One line says how it stands; readers hear when it says something else. */}
                  <Radix.Description aria-live="polite" className="mt-0.5 text-muted">
                    {reconnecting
                      ? 'A conexão caiu. Retomando de onde parou…'
                      : isLate
                        ? 'Está demorando mais do que o normal. Pode esperar ou cancelar: nada é cobrado se não terminar.'
                        : 'Aguarde enquanto processamos sua solicitação'}
                  </Radix.Description>
                </div>
                <Steps current={step} />
                <div>
                  <Progress value={percent} label="Progresso da geração" />
                  <p className="mt-1.5 flex min-h-4.5 gap-4 text-sm text-muted">
                    <span className="tabular-nums">{`${percent}% concluído`}</span>
                    {sources.length > 0 && (
                      <span className="min-w-0 flex-1 truncate text-right">
                        {`Baseado em: ${sources.map(({ label }) => label).join(', ')}`}
                      </span>
                    )}
                  </p>
                </div>
              </div>
            </PaperWidth>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 py-6 sm:px-6" tabIndex={0}>
            <Preview running={running} />
          </div>
          <p role="status" className="sr-only">
            {overlaySteps[step]?.label ?? 'Documento pronto'}
          </p>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Milliseconds since `start`, by the clock: a reload or a sleeping phone does not stop it. */
function useElapsed(start: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), overlayTick);
    return () => clearInterval(timer);
  }, []);
  return now - start;
}

function Steps({ current }: { current: number }) {
  return (
    <ol className="flex flex-col gap-1.5 sm:flex-row sm:gap-5">
      {overlaySteps.map(({ label }, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : 'waiting';
        return (
          <li
            key={label}
            aria-current={state === 'current' ? 'step' : undefined}
            className={clsx(
              'flex flex-1 items-start gap-2 text-sm',
              state === 'waiting' ? 'text-muted' : 'text-ink',
              state === 'current' && 'font-medium',
            )}
          >
            <span className="flex h-4.5 w-4 shrink-0 items-center justify-center [&_svg]:size-4">
              {state === 'done' && <Check aria-label="Concluído" className="text-ok" />}
              {state === 'current' && <Spinner />}
              {state === 'waiting' && <Circle aria-hidden="true" className="text-line" />}
            </span>
            {label}
          </li>
        );
      })}
    </ol>
  );
}

/** The document so far. It grows below what is being read, which stays where it is. */
function Preview({ running: { job, text } }: { running: RunningGeneration }) {
  const content = useMemo(() => previewOf(job.kind, text), [job.kind, text]);
  const date = formatDay(calendarDay(new Date(job.startedAt)));
  if (content) return <DocumentSheet kind={job.kind} content={content} date={date} />;
  return (
    <DocumentPage kind={documentLabels[job.kind].kind} date={date}>
      <DocumentSkeleton />
    </DocumentPage>
  );
}
