import { useMutation } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { documentLabels } from '#documents/labels.ts';
import { messages } from '#shared/messages.ts';
import { useUser } from '../data/accounts.ts';
import { useCompany } from '../data/companies.ts';
import { cancelGeneration, refreshAfterGeneration } from '../data/generation.ts';
import { toast } from '../lib/toast-store.ts';
import { messageOf } from '../lib/transport.ts';
import { passesReview } from './brief-review.ts';
import type { FinishedGeneration } from './finished-generation.ts';
import { generate, isUnknownFate } from './generate-call.ts';
import {
  forgetJob,
  newJob,
  rememberJob,
  rememberUnanswered,
  underKnownKey,
  type GenerationJob,
  type GenerationOrder,
} from './generation-job.ts';
import { keepQuickResult } from './quick-results.ts';
import {
  runningGeneration,
  setRunning,
  subscribeToRunning,
  updateRunning,
} from './generation-store.ts';

/** Section 9: the result dialog opens this much after the form closes. */
export const resultDelay = 100;
/** The overlay stays a moment longer, so that the page behind never shows between the two. */
const handover = 60;

interface Run {
  job: GenerationJob;
  signal: AbortSignal;
}

/** Takes the place of the one generation of this tab. */
function begin(job: GenerationJob): AbortSignal {
  const abort = new AbortController();
  setRunning({ job, text: '', sources: [], reconnecting: false, finished: false, abort });
  rememberJob(job);
  return abort.signal;
}

async function run({ job, signal }: Run): Promise<FinishedGeneration> {
  try {
    const answer = await generate({
      job,
      signal,
      listener: {
        onSources: (sources) => updateRunning(job, { sources, reconnecting: false }),
        onText: (text) => updateRunning(job, { text, reconnecting: false }),
        onReconnecting: () => updateRunning(job, { reconnecting: true }),
      },
    });
    updateRunning(job, { finished: true });
    setTimeout(() => endOf(job), resultDelay + handover);
    return { job, answer };
  } catch (error) {
    endOf(job);
    forgetJob();
    if (!signal.aborted && isUnknownFate(error)) rememberUnanswered(job);
    throw error;
  }
}

function endOf(job: GenerationJob): void {
  if (runningGeneration()?.job.key === job.key) setRunning(null);
}

/** Stops the generation under way; says so only when the server did stop it. */
async function cancel(): Promise<void> {
  const running = runningGeneration();
  if (!running || running.finished) return;
  running.abort.abort();
  try {
    await cancelGeneration(running.job.key);
    toast({ title: messages.cancelled });
  } catch {
    toast({
      title: 'Não foi possível confirmar o cancelamento',
      description: 'Se o documento ficar pronto, ele aparece no Histórico.',
      variant: 'destructive',
    });
  }
  await refreshAfterGeneration();
}

/**
 * Generating a document, from anywhere. `generate` and `resume` give the document, or null where there
 * is none: cancelled, or failed with a toast that says why. One at a time in a tab. Who shows the
 * document in a dialog forgets the job then: a reload before that asks for it again under its key.
 */
export function useGeneration() {
  const running = useSyncExternalStore(subscribeToRunning, runningGeneration);
  const { user } = useUser();
  const { company } = useCompany();
  const { mutateAsync } = useMutation({
    mutationFn: run,
    onSuccess: ({ answer: { aiHistoryId: id } }, { job }) => {
      if (job.quick) {
        if (id) keepQuickResult(job.userId, { id, kind: job.kind });
        forgetJob();
      }
      const description = documentLabels[job.kind].generated;
      toast({ title: 'Sucesso', description, isHeardOnly: true });
      void refreshAfterGeneration();
    },
    onError: (error, { job }) => {
      if (error.name === 'AbortError') return;
      const description = messageOf(error, documentLabels[job.kind].failed);
      toast({ title: 'Erro', description, variant: 'destructive' });
      void refreshAfterGeneration();
    },
  });

  async function resume(job: GenerationJob): Promise<FinishedGeneration | null> {
    if (runningGeneration()) return null;
    return mutateAsync({ job, signal: begin(job) }).catch(() => null);
  }

  return {
    running,
    cancel,
    resume,
    generate: async (order: GenerationOrder): Promise<FinishedGeneration | null> => {
      if (!user || runningGeneration()) return null;
      if (!company) {
        toast({ title: 'Erro', description: messages.companyNotFound, variant: 'destructive' });
        return null;
      }
      const job = underKnownKey(newJob(order, { userId: user.id, companyId: company.id }));
      // One click: nothing was typed that could be looked at.
      const passes = order.quick === 'click' || (await passesReview(job.request));
      return passes ? resume(job) : null;
    },
  };
}
