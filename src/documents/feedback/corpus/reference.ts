import { contextWith } from '../../writing/sample-context.ts';
import type { FeedbackCase } from './case.ts';

/** One conversation of each type, which tests name. */
export const goldCase: FeedbackCase = {
  name: 'analista de rotas, desenvolvimento construtivo (exemplo de referência)',
  brief: {
    employeeId: 'e1',
    employeeName: 'Diego Martins',
    feedbackType: 'desenvolvimento',
    tone: 'construtivo',
    context: 'Rotas da região Sul saíram depois do horário combinado com a expedição',
    specificExamples:
      'Em 09/11, a rota Sul foi liberada às 7h20, sem aviso à expedição. Em 16/11, foi liberada às 7h05, com aviso às 6h50.',
    positivePoints: ['Rotas sem erro de endereço', 'Planilha de custos detalhada'],
    improvementPoints: ['Avisar riscos de atraso com antecedência'],
    includeActionPlan: true,
    followUpDate: '2026-12-11',
  },
  context: contextWith({
    company: { name: 'Rota Certa Logística', values: ['transparência'] },
    team: { name: 'Planejamento de Rotas', goals: ['Liberar as rotas até as 6h'] },
    employee: {
      name: 'Diego Martins',
      position: 'Analista de Rotas',
      behavioralProfile: 'analitico',
    },
    latestFeedback: { day: '2026-10-20', text: 'Roteiro de feedback — Diego Martins' },
    latestPdi: {
      day: '2026-06-01',
      text: 'PDI de Diego Martins\n\nCompetências\n\nComunicação (nível atual 2, nível desejado 3)\n- [Prática] Enviar um resumo — até 30/10/2026. Evidência: resumos.',
    },
  }),
};

export const inventoryCase: FeedbackCase = {
  name: 'conferente, reconhecimento motivacional',
  brief: {
    employeeId: 'e2',
    feedbackType: 'reconhecimento',
    tone: 'motivacional',
    context: 'Fechamento do inventário',
    specificExamples:
      'Em 12/11, conferiu as divergências antes do envio. Com isso, o financeiro recebeu tudo pronto para lançar, sem retrabalho.',
    positivePoints: ['Organização das contagens', 'Ajudou os novatos sem deixar a própria meta'],
    improvementPoints: ['Pedir ajuda mais cedo'],
    includeActionPlan: false,
    additionalNotes: 'Paulo gosta de conversar no começo do turno',
  },
  context: contextWith({
    company: { name: 'Atacado Boa Terra', values: ['Trabalho em equipe', 'Honestidade'] },
    team: { name: 'Estoque', goals: ['Reduzir as divergências de inventário'] },
    employee: { name: 'Paulo Ribeiro', position: 'Conferente', behavioralProfile: 'executor' },
  }),
};

export const receptionistCase: FeedbackCase = {
  name: 'recepcionista, corretivo empático com plano',
  brief: {
    employeeId: 'e3',
    feedbackType: 'corretivo',
    tone: 'empático',
    context: 'Uso do celular durante o atendimento na recepção da clínica',
    specificExamples:
      'Na terça, 17/11, às 9h, duas pessoas esperaram no balcão enquanto Bianca respondia mensagens. Na quinta aconteceu de novo, às 14h.\nUma paciente reclamou na ouvidoria.',
    positivePoints: ['Acolhe bem quem chega com medo'],
    improvementPoints: ['Guardar o celular durante o atendimento', 'Atualizar os cadastros'],
    includeActionPlan: true,
    followUpDate: '2026-12-04',
    additionalNotes: 'A clínica está sem uma das recepcionistas desde o mês passado.',
  },
  context: contextWith({
    company: {
      name: 'Clínica Vida Plena',
      values: ['Acolhimento', 'Respeito'],
      mission: 'Cuidar de cada pessoa com atenção e respeito.',
    },
    team: { name: 'Recepção', goals: ['Atender cada paciente em até cinco minutos'] },
    employee: {
      name: 'Bianca Teles',
      position: 'Recepcionista',
      behavioralProfile: 'planejador',
      objectives: ['Passar para o setor de faturamento'],
    },
  }),
};

export const coordinatorCase: FeedbackCase = {
  name: 'coordenadora de escola, 360 direto',
  brief: {
    employeeId: 'e4',
    feedbackType: '360',
    tone: 'direto',
    context: 'Avaliação de fim de ano com professores, secretaria e direção da escola',
    specificExamples:
      'A professora Marta disse que as reuniões passam do horário e o planejamento fica para depois.\nTrês pessoas citaram respostas rápidas às famílias.\nSegundo a secretaria, faltam avisos sobre mudanças de sala.',
    positivePoints: ['Presença nas salas', 'Respostas rápidas às famílias'],
    improvementPoints: [
      'Encerrar as reuniões no horário',
      'Avisar mudanças de sala com antecedência',
      'Delegar a organização dos eventos',
    ],
    includeActionPlan: true,
    followUpDate: '2026-12-18',
  },
  context: contextWith({
    company: { name: 'Colégio Horizonte', values: ['Diálogo', 'Aprendizagem'] },
    team: { name: 'Coordenação', goals: ['Melhorar a comunicação com as famílias'] },
    employee: {
      name: 'Elisa Prado',
      position: 'Coordenadora Pedagógica',
      behavioralProfile: 'comunicador',
      objectives: ['Assumir a direção adjunta'],
    },
  }),
};
