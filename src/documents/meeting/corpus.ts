import { contextWith } from '../writing/sample-context.ts';
import { form, type MeetingCase } from './corpus/case.ts';
import { collective } from './corpus/collective.ts';
import { conversations } from './corpus/conversations.ts';
import { delicate } from './corpus/delicate.ts';
import { everydayCases } from './corpus/everyday.ts';
import { examinedCases } from './corpus/examined.ts';
import { hurriedCases } from './corpus/hurried.ts';
import { sparse } from './corpus/sparse.ts';
import { delicateFactCases } from './corpus/delicate-facts.ts';
import { workplaceCases } from './corpus/workplaces.ts';

export const goldCase: MeetingCase = {
  name: 'conversa individual de 30 minutos, online (exemplo de referência)',
  brief: {
    title: 'Conversa com Carla',
    objective: 'Alinhar prioridades de dezembro',
    duration: '30',
    type: 'one-on-one',
    format: 'online',
    selectedTeams: [],
    topics: ['Férias e cobertura'],
    participants: ['Carla Nunes'],
  },
  context: contextWith({ employee: null }),
};

/** A rich case with everything that can be connected. */
export const richCase: MeetingCase = form(
  'equipe de caixa, semanal, com metas e valores',
  {
    title: 'Reunião semanal da frente de caixa',
    objective: 'Decidir como reduzir as filas nos horários de pico de dezembro',
    topics: [
      'Escala de fim de ano',
      'Reclamações de clientes na fila',
      'Abrir mais um caixa rápido?',
    ],
    participants: ['Renata Lopes', 'Joel Prado', 'Mirela Antunes', 'Caio Duarte'],
  },
  {
    company: {
      name: 'Mercado Bom Vizinho',
      values: ['palavra cumprida', 'respeito ao cliente'],
      mission: 'Abastecer o bairro com preço justo.',
      processes: ['Abertura e fechamento de caixa', 'Atendimento a reclamações de clientes'],
    },
    team: {
      name: 'Atendimento Loja Centro',
      goals: ['reduzir o tempo de espera nos caixas', 'diminuir as quebras de caixa'],
    },
    diary: [
      {
        day: '2026-11-19',
        text: 'Fila enorme no caixa no sábado, clientes reclamaram do tempo de espera.',
      },
    ],
  },
);

/** Realistic and odd inputs, for tests alone. */
export const meetingCorpus: readonly MeetingCase[] = [
  goldCase,
  richCase,
  ...conversations,
  ...collective,
  ...delicate,
  ...sparse,
  ...hurriedCases,
  ...everydayCases,
  ...examinedCases,
  ...workplaceCases,
  ...delicateFactCases,
];
