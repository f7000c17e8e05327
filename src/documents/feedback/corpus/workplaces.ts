import { contextWith } from '../../writing/sample-context.ts';
import type { FeedbackCase } from './case.ts';

const factory: FeedbackCase = {
  name: 'operadora de máquina, 360 empático',
  brief: {
    employeeId: 'e11',
    feedbackType: '360',
    tone: 'empático',
    context: 'Percepções de seis colegas do turno da manhã',
    specificExamples:
      'Quatro pessoas citaram a ajuda na troca de ferramenta.\nCarlos disse que ela fala alto quando a linha para.',
    positivePoints: ['Conhece bem a máquina', 'Chega antes para preparar o posto'],
    improvementPoints: ['Falar com calma quando a linha para'],
    includeActionPlan: false,
  },
  context: contextWith({
    company: { name: 'Metalúrgica Boa Vista', values: ['Respeito às pessoas'] },
    team: { name: 'Prensas', goals: ['Reduzir as paradas da linha'] },
    employee: {
      name: 'Rosângela Dias',
      position: 'Operadora de Máquina',
      behavioralProfile: 'planejador',
    },
  }),
};

const bank: FeedbackCase = {
  name: 'gerente de contas, reconhecimento direto',
  brief: {
    employeeId: 'e12',
    feedbackType: 'reconhecimento',
    tone: 'direto',
    context: 'Renegociação da carteira agrícola',
    specificExamples:
      'Visitou 14 produtores em novembro e fechou 11 acordos. O que permitiu manter a inadimplência abaixo de 2%.',
    positivePoints: [
      'Preparo antes de cada visita',
      'Registro completo no sistema',
      'Pontualidade',
    ],
    includeActionPlan: false,
    followUpDate: '2027-01-15',
  },
  context: contextWith({
    company: { name: 'Cooperativa Semear', values: ['Compromisso', 'Proximidade'] },
    team: { name: 'Agência Centro', goals: ['Manter a inadimplência da carteira abaixo de 2,5%'] },
    employee: {
      name: 'Helena Prado',
      position: 'Gerente de Contas',
      behavioralProfile: 'analitico',
    },
  }),
};

const teacher: FeedbackCase = {
  name: 'professor, corretivo motivacional',
  brief: {
    employeeId: 'e13',
    feedbackType: 'corretivo',
    tone: 'motivacional',
    context: 'Entrega das notas do bimestre',
    specificExamples:
      'As notas do 8º ano foram lançadas em 16/11; o prazo era 11/11. A secretaria ficou sem emitir os boletins de duas turmas.',
    positivePoints: ['Aulas bem preparadas'],
    improvementPoints: ['Atraso no lançamento das notas'],
    includeActionPlan: true,
    followUpDate: '2026-12-15',
  },
  context: contextWith({
    company: { name: 'Escola Aurora', values: ['Compromisso com a aprendizagem'] },
    team: { name: 'Fundamental II', goals: ['Publicar os boletins no prazo'] },
    employee: { name: 'Tiago Farias', position: 'Professor de Ciências' },
  }),
};

const support: FeedbackCase = {
  name: 'analista de suporte, 360 construtivo sem exemplos',
  brief: {
    employeeId: 'e14',
    feedbackType: '360',
    tone: 'construtivo',
    context: 'Pesquisa anual com pares, clientes internos e liderança',
    positivePoints: ['Domínio técnico'],
    improvementPoints: ['Escuta nas reuniões', 'Documentação dos atendimentos'],
    includeActionPlan: true,
    followUpDate: '2026-12-14',
  },
  context: contextWith({
    company: { name: 'Conecta Telecom', values: ['Simplicidade'] },
    team: { name: 'Suporte', goals: ['Responder chamados em até 4 horas'] },
    employee: {
      name: 'Marina Sá',
      position: 'Analista de Suporte',
      behavioralProfile: 'analitico',
      objectives: ['Coordenar a equipe de suporte'],
    },
  }),
};

const lawyer: FeedbackCase = {
  name: 'advogada, 360 motivacional',
  brief: {
    employeeId: 'e15',
    feedbackType: '360',
    tone: 'motivacional',
    context: 'Ciclo de avaliação do escritório, com oito respostas',
    specificExamples:
      'Cinco respostas citaram pareceres claros.\nVárias pessoas disseram que as revisões chegam no fim do dia.',
    positivePoints: ['Pareceres claros', 'Disponibilidade para tirar dúvidas'],
    improvementPoints: ['Devolver as revisões mais cedo', 'Envolver os estagiários nas audiências'],
    includeActionPlan: false,
    followUpDate: '2026-12-17',
  },
  context: contextWith({
    company: { name: 'Prado e Sá Advocacia', values: ['Excelência técnica', 'Parceria'] },
    team: { name: 'Trabalhista', goals: ['Entregar as peças com um dia de antecedência'] },
    employee: { name: 'Luísa Prado', position: 'Advogada Plena', behavioralProfile: 'planejador' },
  }),
};

const cleaning: FeedbackCase = {
  name: 'líder de limpeza, reconhecimento construtivo',
  brief: {
    employeeId: 'e16',
    feedbackType: 'reconhecimento',
    tone: 'construtivo',
    context:
      'A auditoria do shopping aconteceu em um dia de chuva forte, com o dobro do movimento.',
    specificExamples:
      'Reorganizou os turnos em meia hora e manteve os banheiros abastecidos o dia todo.',
    positivePoints: ['Decide rápido', 'Ouve a equipe antes de mudar a escala'],
    improvementPoints: [],
    includeActionPlan: true,
    followUpDate: '2026-12-02',
  },
  context: contextWith({
    company: { name: 'Brilho Serviços', values: ['Dono do resultado'] },
    team: { name: 'Shopping Leste', goals: ['Manter a nota da auditoria acima de 9'] },
    employee: {
      name: 'Edna Batista',
      position: 'Líder de Limpeza',
      behavioralProfile: 'comunicador',
    },
  }),
};

export const workplaceCases: readonly FeedbackCase[] = [
  factory,
  bank,
  teacher,
  support,
  lawyer,
  cleaning,
];
