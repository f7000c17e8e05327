import { addressedCases } from './corpus/addressed.ts';
import type { FeedbackCase } from './corpus/case.ts';
import { everydayCases } from './corpus/everyday.ts';
import { oddCases } from './corpus/odd.ts';
import { coordinatorCase, goldCase, inventoryCase, receptionistCase } from './corpus/reference.ts';
import { pastedCases } from './corpus/pasted.ts';
import { roleCases } from './corpus/roles.ts';
import { spokenCases } from './corpus/spoken.ts';
import { tiredCases } from './corpus/tired.ts';
import { workplaceCases } from './corpus/workplaces.ts';

/** Realistic and odd inputs, for tests alone. */
export const feedbackCorpus: readonly FeedbackCase[] = [
  goldCase,
  inventoryCase,
  receptionistCase,
  coordinatorCase,
  ...roleCases,
  ...workplaceCases,
  ...oddCases,
  ...tiredCases,
  ...everydayCases,
  ...spokenCases,
  ...addressedCases,
  ...pastedCases,
];
