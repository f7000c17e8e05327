/** The steps of the overlay. They follow the clock, not the server (section 4 of the specification). */
export const overlaySteps = [
  { label: 'Buscando contexto da empresa e colaboradores', duration: 30_000 },
  { label: 'Gerando conteúdo com IA', duration: 60_000 },
  { label: 'Salvando histórico e finalizando', duration: 10_000 },
] as const;

export const overlayTick = 100;
const cap = 95;
const total = overlaySteps.reduce((sum, step) => sum + step.duration, 0);

export interface OverlayProgress {
  percent: number;
  /** Index of the step under way; `overlaySteps.length` when all are complete. */
  step: number;
  /** It takes longer than all steps together. */
  isLate: boolean;
}

/** What the overlay shows `elapsed` milliseconds after the start. */
export function overlayProgress(elapsed: number, finished: boolean): OverlayProgress {
  if (finished) return { percent: 100, step: overlaySteps.length, isLate: false };
  const spent = Math.max(0, elapsed);
  let end = 0;
  const step = overlaySteps.findIndex(({ duration }) => spent < (end += duration));
  return {
    percent: Math.min(cap, Math.floor((spent / total) * 100)),
    step: step === -1 ? overlaySteps.length - 1 : step,
    isLate: step === -1,
  };
}
