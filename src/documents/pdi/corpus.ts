import type { PdiCase } from './corpus/case.ts';
import { constraintCases } from './corpus/constraints.ts';
import { everydayCases } from './corpus/everyday.ts';
import { goldCase } from './corpus/gold.ts';
import { industryCases } from './corpus/industry.ts';
import { oddCases } from './corpus/odd.ts';
import { promptCases } from './corpus/prompts.ts';
import { richCases } from './corpus/rich.ts';
import { serviceCases } from './corpus/services.ts';
import { sparseCases } from './corpus/sparse.ts';
import { tiredCases } from './corpus/tired.ts';
import { delicateFactCases } from './corpus/delicate-facts.ts';
import { workplaceCases } from './corpus/workplaces.ts';

/** Realistic and odd inputs, for tests alone. */
export const pdiCorpus: readonly PdiCase[] = [
  goldCase,
  ...richCases,
  ...sparseCases,
  ...oddCases,
  ...serviceCases,
  ...industryCases,
  ...promptCases,
  ...tiredCases,
  ...everydayCases,
  ...constraintCases,
  ...workplaceCases,
  ...delicateFactCases,
];
