import { useState, type ReactNode, type SubmitEvent } from 'react';
import {
  commitmentEventKinds,
  commitmentPatchSchema,
  commitmentStates,
  recurrences,
  type Commitment,
  type CommitmentEvent,
  type Recurrence,
} from '#shared/commitments.ts';
import { formatDay, formatInstant } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { messages } from '#shared/messages.ts';
import { speakPortuguese } from '#shared/validation-messages.ts';
import { termsOf, type Terms } from '../../commitments/commitment-words.ts';
import { TermChips } from '../../commitments/term-chips.tsx';
import { useCommitmentActions } from '../../commitments/use-commitment-actions.ts';
import { useCommitment } from '../../data/commitments.ts';
import { useFormDraft, versionOf } from '../../lib/form-draft.ts';
import { useSingleFlight } from '../../lib/single-flight.ts';
import { toastSuccess } from '../../lib/toast-store.ts';
import { TransportError } from '../../lib/transport.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Input, Textarea } from '../../ui/input.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RestoredDraft } from '../../ui/restored-draft.tsx';
import { ButtonShape, Line, Words } from '../../ui/shapes.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

speakPortuguese();

interface CommitmentDetailProps {
  id: string;
  today: string;
  onClose: () => void;
}

/** One commitment: what it says, to be changed, and what became of it. */
export function CommitmentDetail({ id, onClose }: CommitmentDetailProps) {
  const { data, error, isFetching, refetch } = useCommitment(id);
  const isGone = error instanceof TransportError && error.status === 404;
  return (
    <Dialog
      onOpenChange={onClose}
      title="Combinado"
      description={data ? stateWords(data) : !error && <Words className="w-20" />}
    >
      {data ? (
        <>
          <DetailForm key={versionOf(data)} commitment={data} onClose={onClose} />
          <Events events={data.events} />
        </>
      ) : isGone ? (
        <Notice>{messages.commitmentNotFound}</Notice>
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <DetailShape />
      )}
    </Dialog>
  );
}

/** As high as most, so that a dialog in the middle of the screen stays where it is. */
function DetailShape() {
  return (
    <Loading>
      <div className="flex flex-col gap-5">
        <FieldShape field="h-16" />
        <div className="flex flex-wrap gap-2">
          <ButtonShape size="sm">Quem cumpre</ButtonShape>
          <ButtonShape size="sm">Com quem</ButtonShape>
          <ButtonShape size="sm">Até quando</ButtonShape>
        </div>
        <FieldShape field="h-10 pointer-coarse:h-11">
          <Line className="text-sm" words="w-1/2" />
        </FieldShape>
        <div className="flex justify-end gap-2">
          <ButtonShape>Cumprido</ButtonShape>
          <ButtonShape>Salvar</ButtonShape>
        </div>
      </div>
      <div aria-hidden="true" className={eventsPart}>
        <h3>
          <Words className="w-20" />
        </h3>
        <Line className="mt-2" words="w-28" />
      </div>
    </Loading>
  );
}

function FieldShape({ field, children }: { field: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <Line className="text-sm" words="w-28" />
      <Skeleton className={field} />
      {children}
    </div>
  );
}

const eventsPart = 'mt-4 border-t border-line pt-5';

function stateWords({ state, doneAt }: Commitment): string {
  if (state === 'done' && doneAt) return `Cumprido em ${formatInstant(doneAt)}`;
  return commitmentStates[state];
}

interface DetailFormProps {
  commitment: Commitment;
  onClose: () => void;
}

interface Values {
  text: string;
  evidence: string;
  terms: Terms;
}

function DetailForm({ commitment, onClose }: DetailFormProps) {
  const { id, companyId, state } = commitment;
  const saved: Values = {
    text: commitment.text,
    evidence: commitment.evidence,
    terms: termsOf(commitment),
  };
  const draft = useFormDraft(`commitment:${versionOf(commitment)}`, saved);
  const [values, setValues] = useState(draft.initial);
  const [restored, setRestored] = useState(draft.restored);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const actions = useCommitmentActions();
  const once = useSingleFlight();
  const isOpen = state === 'open';
  const change = (next: Partial<Values>) => {
    setError(undefined);
    setValues((now) => ({ ...now, ...next }));
    draft.keep({ ...values, ...next });
  };
  const save = async () => {
    const typed = commitmentPatchSchema.safeParse(patchOf(values, isOpen));
    if (!typed.success) return setError(typed.error.issues[0]?.message);
    setBusy(true);
    const isSaved = await actions.change(id, typed.data);
    setBusy(false);
    if (!isSaved) return;
    draft.erase();
    toastSuccess('Combinado atualizado com sucesso');
    onClose();
  };
  const leaveBy = (action: () => Promise<unknown>) => {
    draft.erase();
    void action();
    onClose();
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void once(save);
      }}
    >
      {restored && (
        <RestoredDraft
          onDiscard={() => {
            draft.erase();
            setValues(saved);
            setRestored(false);
          }}
        />
      )}
      <Field label="O que foi combinado" error={error}>
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            limit={limits.commitment}
            value={values.text}
            readOnly={!isOpen || busy}
            onChange={(event) => change({ text: event.target.value })}
          />
        )}
      </Field>
      <TermChips
        companyId={companyId}
        label="Quem, com quem e até quando"
        terms={values.terms}
        disabled={!isOpen || busy}
        onChange={(next) => change({ terms: { ...values.terms, ...next } })}
      />
      <Field label="Evidência" hint="Opcional: como ficou, em uma linha.">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={limits.evidence}
            value={values.evidence}
            readOnly={busy}
            onChange={(event) => change({ evidence: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button
          variant="quiet"
          className="mr-auto"
          disabled={busy}
          onClick={() => leaveBy(() => actions.erase(commitment))}
        >
          Excluir
        </Button>
        {isOpen ? (
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => leaveBy(() => actions.done(commitment))}
          >
            Cumprido
          </Button>
        ) : (
          <Button
            variant="secondary"
            disabled={busy}
            onClick={() => leaveBy(() => actions.reopen(commitment))}
          >
            Reabrir
          </Button>
        )}
        <Button type="submit" busy={busy} busyText="Salvando...">
          Salvar
        </Button>
      </div>
    </form>
  );
}

/** Of what is closed the evidence alone can change. */
function patchOf({ text, evidence, terms }: Values, isOpen: boolean) {
  if (!isOpen) return { evidence };
  const { owner, ownerName, employee, dueOn, recurrence } = terms;
  return {
    text,
    evidence,
    owner,
    ownerName,
    employeeId: employee?.id ?? null,
    dueOn,
    recurrence,
  };
}

function Events({ events }: { events: readonly CommitmentEvent[] }) {
  return (
    <section aria-label="Histórico" className={eventsPart}>
      <h3 className="font-semibold">Histórico</h3>
      <ol className="mt-2 flex flex-col gap-3">
        {events.map((event) => (
          <li key={event.id} className="flex flex-wrap justify-between gap-x-3">
            <span>
              <span className="font-medium">{commitmentEventKinds[event.kind]}</span>
              {changeWords(event) && <span className="text-muted">: {changeWords(event)}</span>}
            </span>
            <time dateTime={event.createdAt} className="text-sm text-muted tabular-nums">
              {formatInstant(event.createdAt)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What a change was from and to, where that says something. */
function changeWords({ kind, from, to }: CommitmentEvent): string {
  switch (kind) {
    case 'postponed':
    case 'moved':
      return `${from ? formatDay(from) : 'sem data'} → ${to ? formatDay(to) : 'sem data'}`;
    case 'rewritten':
      return from ? `antes, “${from}”` : '';
    case 'recurring':
      return recurrences[to as Recurrence] ?? '';
    case 'created':
    case 'done':
    case 'reopened':
    case 'assigned':
    case 'evidence':
    case 'dropped':
    case 'deleted':
    case 'restored':
      return kind === 'evidence' ? (to ?? '') : '';
  }
}
