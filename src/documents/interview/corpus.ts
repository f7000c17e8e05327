import { vacancy, type InterviewCase } from './corpus/case.ts';
import { everydayCases } from './corpus/everyday.ts';
import { examinedCases } from './corpus/examined.ts';
import { forbiddenCases } from './corpus/forbidden.ts';
import { hurriedCases } from './corpus/hurried.ts';
import { oddCases } from './corpus/odd.ts';
import { richCases } from './corpus/rich.ts';
import { sparseCases } from './corpus/sparse.ts';
import { delicateFactCases } from './corpus/delicate-facts.ts';
import { workplaceCases } from './corpus/workplaces.ts';

export const goldCase = vacancy(
  'analista de suporte (exemplo de referência)',
  {
    position: 'Analista de Suporte',
    jobDescription: 'Atender usuários internos, registrar chamados e propor melhorias',
    interviewType: 'online',
    duration: '30',
    focusAreas: ['Comunicação', 'Resolução de Problemas'],
  },
  {
    company: { name: 'Nuvem Clara', values: ['Palavra cumprida', 'Respeito a quem atendemos'] },
    team: { name: 'Suporte Interno', goals: ['reduzir o tempo de espera dos chamados'] },
  },
);

/** Realistic and odd inputs, for tests alone. */
export const interviewCorpus: readonly InterviewCase[] = [
  goldCase,
  ...richCases,
  ...sparseCases,
  ...forbiddenCases.map(({ name, brief, pieces }) => vacancy(name, brief, pieces)),
  ...oddCases,
  ...hurriedCases,
  ...everydayCases,
  ...examinedCases,
  ...workplaceCases,
  ...delicateFactCases,
];
