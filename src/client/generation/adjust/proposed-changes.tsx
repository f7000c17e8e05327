import { useEffect, useId, useRef, useState } from 'react';
import { ownContent, readContent } from '#documents/contracts.ts';
import type { ProposedChange } from '#documents/kit/adjustments.ts';
import { applyChanges } from '#documents/kit/items.ts';
import { useGoBack } from '../../data/document-versions.ts';
import { useSaveContent, type HistoryItem } from '../../data/documents.ts';
import { countOf } from '../../lib/count.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Difference } from '../versions/difference.tsx';
import { shownChanges, type ShownChange } from './change-words.ts';

/** How long a change can be taken back, in milliseconds. */
const undoFor = 10_000;

interface ProposedChangesProps {
  item: HistoryItem;
  instruction: string;
  changes: readonly ProposedChange[];
  /** It is saved now, or no longer; this part goes when the document has changed. */
  onSaving: (isSaving: boolean) => void;
  onSaved: (content: unknown) => void;
  onDropped: () => void;
}

/**
 * What would change, item by item and word by word: each is taken or left, and all of it can be undone. What was not
 * asked for stands apart, and is taken by who ticks it alone.
 */
export function ProposedChanges(props: ProposedChangesProps) {
  const { item, instruction, changes, onSaving, onSaved, onDropped } = props;
  const { id, type, version } = item;
  const [ticked, setTicked] = useState<ReadonlySet<ProposedChange>>(
    () => new Set(changes.filter(({ asked }) => asked)),
  );
  const saving = useSaveContent();
  const goBack = useGoBack(id);
  const once = useSingleFlight();
  const headingId = useId();
  const besidesId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const content = readContent(type, item.content);
  if (!content) return null;
  const taken = changes.filter((change) => ticked.has(change));
  const shown = shownChanges(type, content, changes);
  const wanted = shown.filter(({ change }) => change.asked);
  const besides = shown.filter(({ change }) => !change.asked);
  const onTick = (change: ProposedChange, isTaken: boolean) => {
    const next = new Set(ticked);
    if (isTaken) next.add(change);
    else next.delete(change);
    setTicked(next);
  };
  const choosing = { ticked, disabled: saving.isPending, onTick };

  const undo = (changed: number) => {
    goBack
      .mutateAsync({ number: version, version: changed })
      .then((before) => onSaved(before.content))
      .catch((error: unknown) => toastFailure(error, 'Não foi possível desfazer'));
  };
  const save = async () => {
    onSaving(true);
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
    } finally {
      onSaving(false);
    }
  };

  return (
    <section aria-labelledby={headingId} className="mt-4 border-t border-line pt-4">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="font-semibold">
        {wanted.length === 0
          ? 'Nenhuma mudança no que você pediu'
          : countOf(wanted.length, 'mudança proposta', 'mudanças propostas')}
      </h3>
      <ChangeList shown={wanted} {...choosing} />
      {besides.length > 0 && (
        <section aria-labelledby={besidesId} className="mt-3">
          <h4 id={besidesId} className="font-semibold">
            Também mudaria
          </h4>
          <p className="text-muted">Você não pediu isto: marque o que quiser aceitar também.</p>
          <ChangeList shown={besides} {...choosing} />
        </section>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          busy={saving.isPending}
          busyText="Salvando..."
          disabled={taken.length === 0}
          onClick={() => void once(save)}
        >
          {nameOfTaking(changes, taken)}
        </Button>
        <Button variant="secondary" disabled={saving.isPending} onClick={onDropped}>
          Descartar
        </Button>
      </div>
    </section>
  );
}

interface ChangeListProps {
  shown: readonly ShownChange<ProposedChange>[];
  ticked: ReadonlySet<ProposedChange>;
  disabled: boolean;
  onTick: (change: ProposedChange, isTaken: boolean) => void;
}

function ChangeList({ shown, ticked, disabled, onTick }: ChangeListProps) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {shown.map(({ change, place, action, before, after }, index) => (
        <li key={index} className="py-3">
          <Checkbox
            label={[place || 'No texto', action].filter((part) => part !== '').join(' · ')}
            checked={ticked.has(change)}
            disabled={disabled}
            onChange={({ target }) => onTick(change, target.checked)}
          />
          <div className="mt-1 ml-7">
            {before === after ? <p>{before}</p> : <Difference before={before} after={after} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What the button takes: all of it, just what was asked for, or so many. */
function nameOfTaking(
  changes: readonly ProposedChange[],
  taken: readonly ProposedChange[],
): string {
  if (taken.length === changes.length) return 'Aceitar tudo';
  const isJustAsked = changes.every((change) => change.asked === taken.includes(change));
  return isJustAsked && taken.length > 0 ? 'Aceitar só o que pedi' : `Aceitar ${taken.length}`;
}
