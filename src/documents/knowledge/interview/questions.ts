import { conductQuestions } from './questions-conduct.ts';
import { craftQuestions } from './questions-craft.ts';
import { peopleQuestions } from './questions-people.ts';
import { purposeQuestions } from './questions-purpose.ts';
import type { QuestionsByLevel } from './question.ts';
import { thinkingQuestions } from './questions-thinking.ts';

/** The areas of the form. All but two questions ask for something that was lived, not for an opinion. */
export const questionBank = {
  ...craftQuestions,
  ...conductQuestions,
  ...peopleQuestions,
  ...thinkingQuestions,
  ...purposeQuestions,
} as const satisfies Record<string, QuestionsByLevel>;
