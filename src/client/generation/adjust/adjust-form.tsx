import { clsx } from 'clsx';
import { PencilLine, WandSparkles } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { freeAdjustments } from '#documents/kit/adjustments.ts';
import { limits } from '#shared/limits.ts';
import {
  askToAdjust,
  keepProposal,
  useFreeAdjustments,
  useProposal,
  type AdjustmentWish,
} from '../../data/document-adjustments.ts';
import { showIfStale, useHistoryItem, type HistoryItem } from '../../data/documents.ts';
import { countOf } from '../../lib/count.ts';
import { useDraft } from '../../lib/draft.ts';
import { newKey } from '../../lib/new-key.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { messageOf } from '../../lib/transport.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DocumentVersions } from '../versions/document-versions.tsx';
import { ProposedChanges } from './proposed-changes.tsx';

/** What is often asked; `byRule` needs no model. */
const chips = [
  { wish: 'mais curto', byRule: true },
  { wish: 'mais caloroso', byRule: false },
  { wish: 'mais direto', byRule: false },
  { wish: 'mais concreto', byRule: false },
  { wish: 'sem jargão', byRule: false },
  { wish: 'corrigir', byRule: false },
];

interface AdjustFormProps {
  documentId: string;
  /** Its blocks are to be edited where they stand. */
  onParts: (item: HistoryItem) => void;
}

/** 'Ajustar': what should change, asked in a line; what comes of it is looked at before it is taken. */
export function AdjustForm({ documentId, onParts }: AdjustFormProps) {
  const { data: item } = useHistoryItem(documentId);
  const [instruction, setInstruction] = useDraft(`adjust:${documentId}`);
  const [isWanted, setWanted] = useState(instruction !== '');
  const cost = useFreeAdjustments(documentId);
  const answered = useProposal(documentId);
  const [error, setError] = useState<string>();
  const [asking, setAsking] = useState<AbortController | null>(null);
  const [isSaving, setSaving] = useState(false);
  const wished = useRef<AdjustmentWish | null>(answered?.wish ?? null);
  const once = useSingleFlight();
  const rulesAlone = cost.data?.freeLeft === null;
  const rulesId = useId();

  const ask = async (asked: string, useCredit = false) => {
    const words = asked.trim();
    if (words === '') return setError('Diga o que deve mudar.');
    if (!item) return setError('O documento ainda está sendo lido. Tente de novo.');
    const { version } = item;
    const before = wished.current;
    const isSame = before?.instruction === words && before.version === version;
    // An answer that got lost is asked for under the same key.
    const key = isSame ? before.key : newKey();
    const wish = { documentId, instruction: words, version, key, useCredit };
    wished.current = wish;
    const controller = new AbortController();
    setAsking(controller);
    setError(undefined);
    keepProposal(documentId, null);
    try {
      const proposal = await askToAdjust(wish, controller.signal);
      keepProposal(documentId, { wish, proposal });
    } catch (failure) {
      if (!controller.signal.aborted) {
        setError(messageOf(failure, 'Não foi possível ajustar. Tente de novo.'));
        void showIfStale(failure, documentId);
      }
    } finally {
      setAsking(null);
    }
  };

  const end = () => {
    wished.current = null;
    keepProposal(documentId, null);
    setInstruction('');
  };

  const { proposal } = answered ?? {};
  const proposalId = proposal?.id ?? null;
  const proposes = proposalId !== null;
  // Changes name items of the document as it was when they were asked for.
  const isCurrent = item?.version === answered?.wish.version;
  // It was changed in another tab, or by another way; what is being taken changes it itself.
  const isStale = proposes && item !== undefined && !isCurrent && !isSaving;
  // An answer that proposes nothing says the same, about what was asked.
  const saysRules = rulesAlone && !proposal?.note;
  return (
    <section aria-label="Ajustar" className="rounded-lg border border-line bg-surface px-5 py-4">
      <form
        noValidate
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          void once(() => ask(instruction));
        }}
        className="flex flex-col gap-3"
      >
        {saysRules && (
          <div id={rulesId} className="text-sm text-muted">
            <p>
              Sem um modelo de IA conectado, dá para tirar itens (“tire o segundo objetivo”), mudar
              a ordem (“coloque o último objetivo em primeiro”) e encurtar listas longas.
            </p>
            <p>
              Não dá para escrever de outro jeito, mudar o tom nem corrigir: para isso, use “Mudar
              por partes” ou “Editar”.
            </p>
          </div>
        )}
        <Field label="Ajustar" hint={costHint(cost.data?.freeLeft)} error={error}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <div className="min-w-0 flex-1">
                <Input
                  {...control}
                  aria-describedby={clsx(saysRules && rulesId, control['aria-describedby'])}
                  maxLength={limits.instruction}
                  placeholder="Ex.: tire o segundo objetivo"
                  value={instruction}
                  readOnly={asking !== null}
                  onFocus={() => setWanted(true)}
                  onChange={(event) => {
                    setInstruction(event.target.value);
                    setError(undefined);
                  }}
                />
              </div>
              <Button
                type="submit"
                variant="secondary"
                busy={asking !== null}
                busyText="Ajustando..."
              >
                <WandSparkles aria-hidden="true" />
                Ajustar
              </Button>
              {asking && (
                <Button variant="quiet" onClick={() => asking.abort()}>
                  Cancelar
                </Button>
              )}
            </div>
          )}
        </Field>
        {isWanted && (
          <div className="flex flex-wrap gap-2">
            {chips.map(({ wish, byRule }) => (
              <Button
                key={wish}
                size="sm"
                variant="secondary"
                disabled={asking !== null || (rulesAlone && !byRule)}
                onClick={() => {
                  setInstruction(wish);
                  void once(() => ask(wish));
                }}
              >
                {wish}
              </Button>
            ))}
          </div>
        )}
      </form>
      <div role="status">
        {proposal && !isStale && !proposal.needsCredit && proposal.note !== '' && (
          <Notice className="mt-3">{proposal.note}</Notice>
        )}
        {isStale && asking === null && (
          <Notice tone="warning" className="mt-3">
            <p>
              O documento mudou depois deste pedido, e as mudanças propostas eram para o texto de
              antes. Veja como ele ficou e, se ainda falta algo, peça de novo.
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                size="sm"
                onClick={() => void once(() => ask(answered?.wish.instruction ?? ''))}
              >
                Pedir de novo
              </Button>
              <Button size="sm" variant="secondary" onClick={end}>
                Descartar
              </Button>
            </div>
          </Notice>
        )}
        {proposal?.needsCredit && (
          <Notice tone="warning" className="mt-3">
            <p>{`Os ${freeAdjustments} ajustes grátis deste documento acabaram. Este usa 1 crédito.`}</p>
            <Button
              size="sm"
              className="mt-2"
              onClick={() => void once(() => ask(answered?.wish.instruction ?? '', true))}
            >
              Usar 1 crédito
            </Button>
          </Notice>
        )}
      </div>
      {answered && item && proposalId !== null && isCurrent && (
        <ProposedChanges
          key={answered.wish.key}
          item={item}
          proposal={proposalId}
          changes={answered.proposal.changes}
          onSaving={setSaving}
          onEnd={end}
        />
      )}
      {item && (
        <div className="mt-2 -ml-3 flex flex-wrap">
          <Button variant="link" size="sm" onClick={() => onParts(item)}>
            <PencilLine aria-hidden="true" />
            Mudar por partes
          </Button>
          {item.version > 1 && <DocumentVersions document={{ ...item, kind: item.type }} />}
        </div>
      )}
    </section>
  );
}

/** What the next one costs, as far as that is known; rules cost nothing. */
function costHint(freeLeft: number | null | undefined): string {
  if (freeLeft === undefined || freeLeft === null) {
    return 'Diga o que deve mudar; o resto fica como está.';
  }
  if (freeLeft === 0) return 'O próximo ajuste deste documento usa 1 crédito.';
  return `O resto fica como está. ${countOf(freeLeft, 'ajuste grátis', 'ajustes grátis')} neste documento.`;
}
