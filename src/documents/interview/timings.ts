import type { InterviewDuration } from './contract.ts';

interface Timing {
  /** Minutes of what is no question about an area. */
  opening: number;
  exercise: number;
  candidate: number;
  closing: number;
  /** Questions about areas for which there is time at ease, beside the one on the trajectory. */
  focusQuestions: number;
}

export const timings: Readonly<Record<InterviewDuration, Timing>> = {
  30: { opening: 2, exercise: 6, candidate: 3, closing: 2, focusQuestions: 3 },
  45: { opening: 3, exercise: 9, candidate: 5, closing: 3, focusQuestions: 4 },
  60: { opening: 5, exercise: 12, candidate: 6, closing: 3, focusQuestions: 6 },
  90: { opening: 5, exercise: 18, candidate: 8, closing: 4, focusQuestions: 9 },
};
