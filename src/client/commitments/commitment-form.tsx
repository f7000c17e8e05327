import { useEffect, useRef, type SubmitEvent } from 'react';
import { commitmentFigures, type Commitment } from '#shared/commitments.ts';
import { calendarDay } from '#shared/format.ts';
import { limits } from '#shared/limits.ts';
import { useEraseCommitment } from '../data/commitments.ts';
import { toast, toastFailure } from '../lib/toast-store.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Input } from '../ui/input.tsx';
import { lineOf, type Terms } from './commitment-words.ts';
import { TermChips } from './term-chips.tsx';
import { useCommitmentDraft } from './use-commitment-draft.ts';

interface CommitmentFormProps {
  companyId: string;
  /** What the opener knows already. */
  line?: string | undefined;
  employee?: Terms['employee'] | undefined;
  autoFocus?: boolean;
  onSaved?: (commitment: Commitment) => void;
}

/** One line is enough: what was understood of it stands below, and can be changed before it is saved. */
export function CommitmentForm(props: CommitmentFormProps) {
  const { companyId, line, employee, autoFocus, onSaved } = props;
  const draft = useCommitmentDraft(companyId, { line, employee });
  const field = useRef<HTMLInputElement>(null);
  const erase = useEraseCommitment();
  const tellSaved = (commitment: Commitment) => {
    const undo = () =>
      erase
        .mutateAsync(commitment.id)
        .catch((error: unknown) => toastFailure(error, 'Não foi possível desfazer.'));
    toast({
      title: 'Combinado anotado',
      description: lineOf(commitment, calendarDay(new Date())),
      action: { label: 'Desfazer', run: () => void undo() },
      duration: commitmentFigures.undoSeconds * 1_000,
    });
    field.current?.focus();
    onSaved?.(commitment);
  };
  useEffect(() => {
    if (draft.error) field.current?.focus();
  }, [draft.error]);
  return (
    <form
      noValidate
      aria-label="Novo combinado"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        draft.submit(tellSaved);
      }}
      className="flex flex-col gap-3"
    >
      <Field
        label="O que foi combinado?"
        error={draft.error}
        hint="Uma linha basta: a pessoa e o dia são entendidos como você escrever."
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            data-commitment-line=""
            autoFocus={autoFocus}
            autoComplete="off"
            enterKeyHint="done"
            maxLength={limits.commitment}
            value={draft.line}
            readOnly={draft.busy}
            placeholder="Rever a proposta com Ana até sexta"
            onChange={(event) => draft.type(event.target.value)}
          />
        )}
      </Field>
      {draft.text && (
        <p className="text-sm text-muted">
          Fica assim: <span className="font-medium text-ink">{draft.text}</span>
        </p>
      )}
      <TermChips
        companyId={companyId}
        label="O que foi entendido"
        terms={draft.terms}
        candidates={draft.candidates}
        disabled={draft.busy}
        onChange={draft.changeTerms}
      />
      <p role="status" className="sr-only">
        {draft.line.trim() !== '' && !draft.isReading && understood(draft.terms)}
      </p>
      <div className="flex justify-end">
        <Button type="submit" busy={draft.busy} busyText="Anotando...">
          Anotar combinado
        </Button>
      </div>
    </form>
  );
}

/** For who does not see the chips appear. */
function understood({ employee, dueOn }: Terms): string {
  const parts = [
    employee && `com ${employee.name}`,
    dueOn && `até ${dueOn.split('-').toReversed().join('/')}`,
  ];
  const said = parts.filter(Boolean).join(', ');
  return said && `Entendido: ${said}`;
}
