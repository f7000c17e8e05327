import type { InterviewDuration } from './contract.ts';

/** The five stages of an interview, in their order. */
export const stages = [
  'Abertura',
  'Trajetória',
  'Competências em foco',
  'Perguntas da pessoa candidata',
  'Encerramento',
] as const;
export type Stage = (typeof stages)[number];

interface Timing {
  /** Minutes of each stage; their sum is the duration. */
  minutes: Readonly<Record<Stage, number>>;
  /** Questions of the focus, at five to six minutes each; the one of the trajectory is not counted. */
  focusQuestions: number;
}

function timing(minutes: readonly [number, number, number, number, number], questions: number) {
  const entries = stages.map((stage, index) => [stage, minutes[index]]);
  return {
    minutes: Object.fromEntries(entries) as Timing['minutes'],
    focusQuestions: questions,
  };
}

export const timings: Readonly<Record<InterviewDuration, Timing>> = {
  30: timing([3, 5, 15, 5, 2], 3),
  45: timing([5, 7, 25, 5, 3], 4),
  60: timing([5, 10, 35, 7, 3], 6),
  90: timing([5, 12, 58, 10, 5], 9),
};

/** '15 minutos' → 15; 0 where no minutes are told. */
export function minutesOf(duration: string): number {
  const match = /^\D{0,20}(\d{1,3})\s*min/iu.exec(duration);
  return match ? Number(match[1]) : 0;
}
