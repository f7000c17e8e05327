import type { DemoDocument } from './document.ts';

/** Scripts for interviews. */
export const interviews: readonly DemoDocument[] = [
  {
    kind: 'interview',
    daysAgo: 262,
    at: '09:15',
    team: 'Projetos',
    form: {
      position: 'Projetista Júnior',
      jobDescription:
        'Medir ambientes, desenhar móveis planejados em software de projeto e preparar a lista de peças e ferragens para a fábrica.',
      experienceLevel: 'junior',
      interviewType: 'presencial',
      duration: '45',
      focusAreas: ['Competências Técnicas', 'Trabalho em Equipe', 'Motivação e Objetivos'],
      additionalNotes: 'A vaga permite aprender a medir em obra com acompanhamento',
    },
  },
  {
    kind: 'interview',
    daysAgo: 173,
    at: '10:00',
    team: 'Entrega e Montagem',
    form: {
      position: 'Montador de Móveis',
      jobDescription:
        'Montar móveis planejados na casa do cliente, ajustar portas e gavetas, recolher embalagens e fazer a vistoria final.',
      experienceLevel: 'pleno',
      interviewType: 'presencial',
      duration: '60',
      focusAreas: ['Experiência Profissional', 'Resolução de Problemas', 'Comunicação'],
      additionalNotes: '',
    },
  },
  {
    kind: 'interview',
    daysAgo: 66,
    at: '15:30',
    team: 'Comercial',
    form: {
      position: 'Consultor de Vendas Sênior',
      jobDescription:
        'Conduzir a venda de projetos de casa inteira, da primeira conversa ao contrato, negociando prazo e pagamento com clareza.',
      experienceLevel: 'senior',
      interviewType: 'hibrido',
      duration: '60',
      focusAreas: ['Comunicação', 'Resolução de Problemas', 'Liderança', 'Cultura da Empresa'],
      additionalNotes: '',
    },
  },
  { kind: 'interview', daysAgo: 22, at: '11:30', about: 'Paulo Nunes' },
];
