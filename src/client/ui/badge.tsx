import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BehavioralProfile } from '#shared/vocabulary.ts';

const tones = {
  neutral: 'bg-sunken text-muted',
  primary: 'bg-primary-soft text-primary-ink',
  attention: 'bg-attention-soft text-attention',
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-warning-soft text-warning',
  ok: 'bg-ok-soft text-ok',
  comunicador: 'bg-comunicador-soft text-comunicador',
  analitico: 'bg-analitico-soft text-analitico',
  executor: 'bg-executor-soft text-executor',
  planejador: 'bg-planejador-soft text-planejador',
} as const satisfies Record<BehavioralProfile, string> & Record<string, string>;

export type BadgeTone = keyof typeof tones;

/** A word on a tint. The word carries the meaning; the colour only helps to find it. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex h-6 shrink-0 items-center gap-1 rounded-sm px-2 text-xs font-semibold whitespace-nowrap [&_svg]:size-3.5',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
