import {
  useClosePlan,
  useEnterIntoForce,
  useKeepPlan,
  useTakeBackPlan,
} from '../data/development-plans.ts';
import { useSingleFlight } from '../lib/single-flight.ts';
import { toast, toastFailure, toastSuccess } from '../lib/toast-store.ts';

/** How long it can be taken back, in milliseconds. */
const undoFor = 10_000;

/** 'Pôr em vigor' and 'Continuar o atual', with the way back. */
export function usePutInForce() {
  const entering = useEnterIntoForce();
  const keeping = useKeepPlan();
  const takingBack = useTakeBackPlan();
  const closing = useClosePlan();
  const once = useSingleFlight();

  const undo = async ({ plan, isNew, before }: Awaited<ReturnType<typeof enter>>) => {
    try {
      if (isNew) await takingBack.mutateAsync(plan.id);
      else if (before) await entering.mutateAsync(before.documentId);
      else await closing.mutateAsync({ id: plan.id, summary: plan.summary });
    } catch (error) {
      toastFailure(error, 'Não foi possível desfazer. Tente de novo.');
    }
  };
  const enter = (documentId: string) => entering.mutateAsync(documentId);
  return {
    busy: entering.isPending || keeping.isPending,
    putInForce: (documentId: string) =>
      once(async () => {
        try {
          const entered = await enter(documentId);
          toast({
            title: 'PDI em vigor',
            description: entered.before
              ? 'O anterior foi encerrado, com um resumo que você pode mudar.'
              : entered.plan.title,
            action: { label: 'Desfazer', run: () => void undo(entered) },
            duration: undoFor,
          });
        } catch (error) {
          toastFailure(error, 'Não foi possível pôr o PDI em vigor. Tente de novo.');
        }
      }),
    goOnWith: (planId: string, documentId: string) =>
      once(async () => {
        try {
          await keeping.mutateAsync({ id: planId, documentId });
          toastSuccess('O PDI atual continua em vigor. O novo fica no histórico.');
        } catch (error) {
          toastFailure(error, 'Não foi possível registrar. Tente de novo.');
        }
      }),
  };
}
