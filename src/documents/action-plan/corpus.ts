import { sampleDay as today } from '../writing/sample-context.ts';
import { areaCases } from './corpus/areas.ts';
import { about, type ActionPlanCase } from './corpus/case.ts';
import { detailedCases } from './corpus/detailed.ts';
import { everydayCases } from './corpus/everyday.ts';
import { examinedCases } from './corpus/examined.ts';
import { hurriedCases } from './corpus/hurried.ts';
import { oddCases } from './corpus/odd.ts';
import { quickCases } from './corpus/quick.ts';
import { serviceCases } from './corpus/services.ts';
import { delicateFactCases } from './corpus/delicate-facts.ts';
import { workplaceCases } from './corpus/workplaces.ts';

export const goldCase: ActionPlanCase = {
  name: 'atrasos de entrega (exemplo de referência)',
  brief: {
    title: 'Reduzir atrasos de entrega',
    objective: 'Cumprir as datas combinadas com as áreas atendidas',
    context: 'As áreas atendidas reclamam de datas que mudam sem aviso',
    deadline: '2026-12-18',
    priority: 'alta',
    detailLevel: 'resumido',
    resources: 'Quadro de tarefas da equipe',
    challenges: 'Pedidos novos no meio da semana',
    successMetrics: ['Entregas no prazo'],
    additionalNotes: '',
  },
  context: about(),
};

/** Realistic and odd inputs, for tests alone. */
export const actionPlanCorpus: readonly ActionPlanCase[] = [
  goldCase,
  ...detailedCases,
  ...areaCases,
  ...quickCases,
  ...serviceCases(about),
  ...oddCases(today, about),
  ...hurriedCases(about),
  ...everydayCases,
  ...examinedCases,
  ...workplaceCases,
  ...delicateFactCases,
];
