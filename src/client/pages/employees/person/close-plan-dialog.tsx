import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DevelopmentPlan } from '#shared/development-plans.ts';
import { closingOf, useClosePlan, useReopenPlan } from '../../../data/development-plans.ts';
import { useDraft } from '../../../lib/draft.ts';
import { useSingleFlight } from '../../../lib/single-flight.ts';
import { toast, toastFailure } from '../../../lib/toast-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { Textarea } from '../../../ui/input.tsx';
import { CardSkeleton, Loading } from '../../../ui/skeleton.tsx';

/** How long it can be taken back, in milliseconds. */
const undoFor = 10_000;

interface ClosePlanDialogProps {
  plan: DevelopmentPlan;
  onClose: () => void;
}

/** 'Encerrar PDI': the summary is proposed from the facts, and the leader's to change. */
export function ClosePlanDialog({ plan, onClose }: ClosePlanDialogProps) {
  const { data, error, isFetching, refetch } = useQuery(closingOf(plan.id));
  const [draft, setDraft] = useDraft(`closing:${plan.id}`);
  // Whoever empties the box means it: the proposal does not come back under the caret.
  const [isTyped, setIsTyped] = useState(draft !== '');
  const closing = useClosePlan();
  const reopening = useReopenPlan();
  const once = useSingleFlight();
  const text = isTyped ? draft : (data?.summary ?? '');
  const undo = () =>
    reopening
      .mutateAsync(plan.id)
      .catch((failure: unknown) =>
        toastFailure(failure, 'Não foi possível desfazer. Tente de novo.'),
      );
  const giveUp = () => {
    setDraft('');
    onClose();
  };
  const close = async () => {
    try {
      await closing.mutateAsync({ id: plan.id, summary: text });
      giveUp();
      toast({
        title: 'PDI encerrado',
        description: plan.title,
        action: { label: 'Desfazer', run: () => void undo() },
        duration: undoFor,
      });
    } catch (failure) {
      toastFailure(failure, 'Não foi possível encerrar o PDI. Tente de novo.');
    }
  };
  return (
    <Dialog
      // What was typed stays as a draft; 'Cancelar' and × end it.
      onOpenChange={() => !closing.isPending && onClose()}
      onCloseButton={() => !closing.isPending && giveUp()}
      closeOnOutsideClick={false}
      title="Encerrar PDI"
      description={plan.title}
      footer={
        <>
          <Button variant="secondary" disabled={closing.isPending} onClick={giveUp}>
            Cancelar
          </Button>
          <Button
            disabled={!data}
            busy={closing.isPending}
            busyText="Encerrando..."
            onClick={() => void once(close)}
          >
            Encerrar PDI
          </Button>
        </>
      }
    >
      {data ? (
        <Field
          label="Resumo do encerramento"
          hint="Proposto a partir dos níveis e combinados. Mude como quiser: fica na página da pessoa. Os combinados em aberto continuam em Combinados."
        >
          {(control) => (
            <Textarea
              {...control}
              rows={10}
              value={text}
              readOnly={closing.isPending}
              onChange={(event) => {
                setIsTyped(true);
                setDraft(event.target.value);
              }}
            />
          )}
        </Field>
      ) : error ? (
        <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <CardSkeleton lines={6} />
        </Loading>
      )}
    </Dialog>
  );
}
