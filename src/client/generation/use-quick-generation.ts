import { useEffect, useState } from 'react';
import type { DocumentKind } from '#documents/labels.ts';
import { screens } from '#documents/screens.tsx';
import { useGenerationRefusal } from '../data/generation-gate.ts';
import type { GenerationOrder } from './generation-job.ts';
import { useGeneration } from './use-generation.ts';

export interface QuickGeneration {
  /** Why nothing can be generated now, in a sentence; null where it can. */
  refusal: string | null;
  /** What is being written, or looked at before it is; null where nothing is. */
  busy: DocumentKind | null;
  generate: (order: GenerationOrder) => Promise<void>;
}

/** Generating on a quick screen: the document then appears among the screen's results. */
export function useQuickGeneration(kinds: readonly DocumentKind[]): QuickGeneration {
  const { running, generate } = useGeneration();
  const refusal = useGenerationRefusal();
  const [asked, setAsked] = useState<DocumentKind | null>(null);
  const busy = running ? running.job.kind : asked;

  useEffect(() => {
    // A failure is told when the view itself is shown.
    for (const kind of kinds) screens[kind].loadView().catch(() => undefined);
  }, [kinds]);

  return {
    refusal,
    busy,
    async generate(order) {
      if (busy !== null || refusal !== null) return;
      setAsked(order.kind);
      await generate(order).finally(() => setAsked(null));
    },
  };
}
