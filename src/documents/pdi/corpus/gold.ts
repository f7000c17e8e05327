import { contextWith } from '../../writing/sample-context.ts';
import { competency, type PdiCase } from './case.ts';

/** The reference case: what an expert makes of it is known. */
export const goldCase: PdiCase = {
  name: 'supervisora de caixa (exemplo de referência)',
  brief: {
    employeeId: 'e1',
    deadline: '2027-05-31',
    goals: ['Reduzir as filas nos horários de pico', 'Assumir a coordenação da frente de caixa'],
    competencies: [competency('Comunicação', 3, 4), competency('Delegação', 2, 4)],
    additionalNotes: 'A loja passa por troca de sistema em fevereiro',
  },
  context: contextWith({
    company: {
      name: 'Mercado Bom Vizinho',
      values: ['palavra cumprida', 'respeito ao cliente'],
    },
    team: {
      name: 'Atendimento Loja Centro',
      goals: ['reduzir o tempo de espera nos caixas'],
    },
    employee: {
      name: 'Renata Lopes',
      position: 'Supervisora de Caixa',
      behavioralProfile: 'planejador',
      objectives: ['assumir a coordenação da frente de caixa'],
    },
  }),
};
