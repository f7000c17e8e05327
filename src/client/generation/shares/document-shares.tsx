import { useCallback, useEffect, useRef } from 'react';
import { answerParameter, type SharedKind } from '#shared/shares.ts';
import { useShares } from '../../data/shares.ts';
import { useDialogEntry } from '../../lib/dialog-entry.ts';
import { loadable } from '../../lib/loadable.ts';
import { useQueryValues } from '../../lib/query-values.ts';
import { useOpener } from '../../lib/use-opener.ts';
import { Button } from '../../ui/button.tsx';
import { OptionalPart } from '../../ui/error-boundary.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { PaperWidth } from '../document-body.tsx';
import { OneShare } from './one-share.tsx';

const dialog = loadable(async () => (await import('./share-dialog.tsx')).ShareDialog);

interface DocumentSharesProps {
  documentId: string;
  kind: SharedKind;
}

/** Under a document: whom it is shown to, what came back, and the way to show it. */
export function DocumentShares({ documentId, kind }: DocumentSharesProps) {
  const list = useShares(documentId);
  const { value, open, close } = useDialogEntry<string>('share', 'above');
  const show = useOpener(
    dialog.load,
    useCallback(() => open(documentId), [open, documentId]),
  );
  const shares = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const { wanted, answer } = useWantedAnswer(shares.map(({ id }) => id));
  return (
    <PaperWidth className="mt-4">
      <section
        aria-label="Compartilhar"
        className="rounded-lg border border-line bg-surface px-5 py-4 font-sans text-base"
      >
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <div className="min-w-0 flex-1 basis-60">
            <h3 className="font-semibold">
              {shares.length === 0 ? 'Compartilhar com a pessoa' : 'Compartilhado'}
            </h3>
            {shares.length === 0 && (
              <p className="text-sm text-muted">
                Ela lê e responde por um link, sem precisar de conta. Suas notas não vão junto.
              </p>
            )}
          </div>
          <Button variant="secondary" onClick={show}>
            Compartilhar
          </Button>
        </div>
        {shares.length > 0 && (
          <ul className="mt-2 divide-y divide-line">
            {shares.map((share) => (
              <li
                key={share.id}
                ref={share.id === wanted ? answer : undefined}
                tabIndex={-1}
                className="scroll-mt-20 py-3 outline-none"
              >
                <OneShare share={share} />
              </li>
            ))}
          </ul>
        )}
        <ShowMore of={list} />
      </section>
      {value === documentId && (
        <OptionalPart>
          <dialog.Component documentId={documentId} kind={kind} onClose={close} />
        </OptionalPart>
      )}
    </PaperWidth>
  );
}

/** The one that a notification leads to: one goes on there, once. */
function useWantedAnswer(ids: readonly string[]) {
  const { valueOf, change } = useQueryValues();
  const answer = useRef<HTMLLIElement>(null);
  const wanted = valueOf(answerParameter);
  const isThere = ids.includes(wanted);
  useEffect(() => {
    if (!isThere) return;
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'start' });
    change({ [answerParameter]: '' }, { replace: true });
  }, [isThere, change]);
  return { wanted, answer };
}
