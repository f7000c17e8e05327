import { useEffect, useId, useRef, useState } from 'react';
import { readContent } from '#documents/contracts.ts';
import type { OfferedChange } from '#documents/kit/adjustments.ts';
import { useTakeChanges } from '../../data/document-adjustments.ts';
import { useGoBack } from '../../data/document-versions.ts';
import type { HistoryItem } from '../../data/documents.ts';
import { countOf } from '../../lib/count.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toast, toastFailure } from '../../lib/toast-store.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Difference } from '../versions/difference.tsx';
import { shownUnits, type ShownChange, type ShownUnit } from './change-words.ts';
import { labelOf } from '../parts/part-labels.ts';

/** How long a change can be taken back, in milliseconds. */
const undoFor = 10_000;

interface ProposedChangesProps {
  item: HistoryItem;
  /** The id of what was proposed. */
  proposal: string;
  changes: readonly OfferedChange[];
  /** It is saved now, or no longer; this part goes when the document has changed. */
  onSaving: (isSaving: boolean) => void;
  /** It was taken, or given up. */
  onEnd: () => void;
}

/**
 * What would change, item by item and word by word: each is taken or left, and all of it can be undone. What was not
 * asked for stands apart, and is taken by who ticks it alone.
 */
export function ProposedChanges(props: ProposedChangesProps) {
  const { item, proposal, changes, onSaving, onEnd } = props;
  const { id, type, version } = item;
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(changes.filter(({ asked }) => asked).map(({ unit }) => unit)),
  );
  const taking = useTakeChanges();
  const goBack = useGoBack(id);
  const once = useSingleFlight();
  const headingId = useId();
  const besidesId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const content = readContent(type, item.content);
  if (!content) return null;
  const shown = shownUnits(type, content, changes);
  const wanted = shown.filter(({ asked }) => asked);
  const besides = shown.filter(({ asked }) => !asked);
  const onTick = (unit: number, isTaken: boolean) => {
    const next = new Set(ticked);
    if (isTaken) next.add(unit);
    else next.delete(unit);
    setTicked(next);
  };
  const choosing = { ticked, disabled: taking.isPending, onTick };

  const undo = (changed: number) => {
    goBack
      .mutateAsync({ number: version, version: changed })
      .catch((error: unknown) => toastFailure(error, 'Não foi possível desfazer'));
  };
  const save = async () => {
    onSaving(true);
    try {
      const units = [...ticked];
      const changed = await taking.mutateAsync({ documentId: id, proposal, version, units });
      onEnd();
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
          busy={taking.isPending}
          busyText="Salvando..."
          disabled={ticked.size === 0}
          onClick={() => void once(save)}
        >
          {nameOfTaking(shown, ticked)}
        </Button>
        <Button variant="secondary" disabled={taking.isPending} onClick={onEnd}>
          Descartar
        </Button>
      </div>
    </section>
  );
}

interface ChangeListProps {
  shown: readonly ShownUnit[];
  ticked: ReadonlySet<number>;
  disabled: boolean;
  onTick: (unit: number, isTaken: boolean) => void;
}

function ChangeList({ shown, ticked, disabled, onTick }: ChangeListProps) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {shown.map(({ unit, head, others }) => (
        <li key={unit} className="py-3">
          <Checkbox
            label={named(head.place || 'No texto', head.action)}
            checked={ticked.has(unit)}
            disabled={disabled}
            onChange={({ target }) => onTick(unit, target.checked)}
          />
          <div className="mt-1 ml-7">
            <Words change={head} />
            {others.map((other, index) => (
              <div key={index} className="mt-2">
                <p className="text-sm text-muted">
                  {named('Junto com isso', labelOf(other.change.id) ?? other.place, other.action)}
                </p>
                <Words change={other} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const named = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(' · ');

function Words({ change: { before, after } }: { change: ShownChange }) {
  return before === after ? <p>{before}</p> : <Difference before={before} after={after} />;
}

/** What the button takes: all of it, just what was asked for, or so many. */
function nameOfTaking(shown: readonly ShownUnit[], ticked: ReadonlySet<number>): string {
  if (ticked.size === shown.length) return 'Aceitar tudo';
  const isJustAsked = shown.every(({ unit, asked }) => asked === ticked.has(unit));
  return isJustAsked && ticked.size > 0 ? 'Aceitar só o que pedi' : `Aceitar ${ticked.size}`;
}
