import { useEffect, useId, useRef, useState } from 'react';
import { ownContent, readContent } from '#documents/contracts.ts';
import { applyChanges, type DocumentChange } from '#documents/kit/items.ts';
import { useGoBack } from '../../data/document-versions.ts';
import { useSaveContent, type HistoryItem } from '../../data/documents.ts';
import { countOf } from '../../lib/count.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Difference } from '../versions/difference.tsx';
import { shownChanges } from './change-words.ts';

/** How long a change can be taken back, in milliseconds. */
const undoFor = 10_000;

interface ProposedChangesProps {
  item: HistoryItem;
  instruction: string;
  changes: readonly DocumentChange[];
  onSaved: (content: unknown) => void;
  onDropped: () => void;
}

/** What would change, item by item and word by word: each is taken or left, and all of it can be undone. */
export function ProposedChanges(props: ProposedChangesProps) {
  const { item, instruction, changes, onSaved, onDropped } = props;
  const { id, type, version } = item;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const saving = useSaveContent();
  const goBack = useGoBack(id);
  const once = useSingleFlight();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const content = readContent(type, item.content);
  if (!content) return null;
  const taken = changes.filter((_, index) => !left.has(index));

  const undo = (changed: number) => {
    goBack
      .mutateAsync({ number: version, version: changed })
      .then((before) => onSaved(before.content))
      .catch((error: unknown) => toastFailure(error, 'Não foi possível desfazer'));
  };
  const save = async () => {
    try {
      const next = readContent(type, applyChanges(ownContent(type, content), taken));
      const changed = await saving.mutateAsync({ id, content: next, version, instruction });
      onSaved(changed.content);
      toast({
        title: 'Documento ajustado',
        duration: undoFor,
        action: { label: 'Desfazer', run: () => undo(changed.version) },
      });
    } catch (error) {
      toastFailure(error, 'Não foi possível salvar o ajuste. Tente de novo.');
    }
  };

  return (
    <section aria-labelledby={headingId} className="mt-4 border-t border-line pt-4">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="font-semibold">
        {countOf(changes.length, 'mudança proposta', 'mudanças propostas')}
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {shownChanges(type, content, changes).map(({ place, action, before, after }, index) => (
          <li key={index} className="py-3">
            <Checkbox
              label={[place || 'No texto', action].filter((part) => part !== '').join(' · ')}
              checked={!left.has(index)}
              disabled={saving.isPending}
              onChange={({ target }) => {
                const next = new Set(left);
                if (target.checked) next.delete(index);
                else next.add(index);
                setLeft(next);
              }}
            />
            <div className="mt-1 ml-7">
              {before === after ? <p>{before}</p> : <Difference before={before} after={after} />}
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          busy={saving.isPending}
          busyText="Salvando..."
          disabled={taken.length === 0}
          onClick={() => void once(save)}
        >
          {taken.length === changes.length ? 'Aceitar tudo' : `Aceitar ${taken.length}`}
        </Button>
        <Button variant="secondary" disabled={saving.isPending} onClick={onDropped}>
          Descartar
        </Button>
      </div>
    </section>
  );
}
