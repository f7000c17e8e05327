import { conductQuestions } from './interview-questions-conduct.ts';
import { craftQuestions } from './interview-questions-craft.ts';
import { peopleQuestions } from './interview-questions-people.ts';
import { purposeQuestions } from './interview-questions-purpose.ts';
import type { QuestionsByLevel } from './interview-question.ts';
import { thinkingQuestions } from './interview-questions-thinking.ts';

/** The areas of the form. All but two questions ask for something that was lived, not for an opinion. */
export const questionBank = {
  ...craftQuestions,
  ...conductQuestions,
  ...peopleQuestions,
  ...thinkingQuestions,
  ...purposeQuestions,
} as const satisfies Record<string, QuestionsByLevel>;
