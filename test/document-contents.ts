import type { ContentOf } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';

const theQuestions = [
  {
    category: 'Resolução de Problemas',
    question: 'Conte uma vez em que a fila cresceu e só havia você no caixa.',
    expectedResponse: 'Situação, ação e resultado; o que faria diferente.',
    evaluationCriteria: 'Prioriza, avisa e pede apoio.',
  },
  {
    category: 'Atendimento',
    question: 'Como você respondeu à última pessoa que reclamou de um preço?',
    expectedResponse: 'Ouve até o fim e mostra o que pode fazer.',
    evaluationCriteria: 'Não discute; resolve ou chama quem resolve.',
  },
  {
    category: 'Cuidado com o dinheiro',
    question: 'O que você faz quando o caixa fecha com diferença?',
    expectedResponse: 'Confere de novo e avisa no mesmo dia.',
    evaluationCriteria: 'Avisa antes que perguntem.',
  },
];

/** What is ready to use: a text to send, a checklist, and a table with a cell to fill in. */
const theReady = [
  {
    title: 'Recado para o grupo',
    lines: ['Oi, pessoal!', 'Amanhã medimos a fila das 17h às 19h.'],
  },
  { title: 'Antes de abrir', lines: ['- Folha na prancheta', '- Relógio à vista'] },
].map((piece) => ({ ...piece, columns: [], rows: [] as string[][] }));
const theSheet = {
  title: 'Folha da fila',
  lines: [],
  columns: ['Hora', 'Pessoas na fila', 'Espera'],
  rows: [
    ['17h', '12', ''],
    ['18h', '9', '7 minutos'],
  ],
};

/** A document of every kind as its writer leaves it, with each part that the kind has. */
export const documentContents: { [K in DocumentKind]: ContentOf<K> } = {
  action_plan: {
    title: 'Plano de ação: filas na frente de caixa',
    page: '',
    summary: 'Às sextas a espera passa de dez minutos, e o plano começa por medir.',
    description: 'As filas passam de dez minutos às sextas. A direção pediu uma resposta.',
    objectives: ['Reduzir a espera às sextas', 'Manter a equipe em pé de igualdade'],
    actions: [
      {
        task: 'Medir a espera em cada caixa',
        done: 'Folha de uma semana preenchida',
        deadline: '15/01/2027',
        responsible: 'Renata Lopes',
        priority: 'alta',
      },
      'Conversar com a direção sobre o quadro',
    ],
    resources: ['Duas pessoas do turno da manhã: cobrem o pico de sexta.'],
    timeline: {
      duration: '3 meses',
      start: '23/11/2026',
      end: '26/02/2027',
      milestones: ['18/12/2026 — Linha de base registrada', '26/02/2027 — Avaliação do plano'],
    },
    risks: [
      {
        risk: 'A medição parar na semana do Natal',
        sign: 'um dia sem folha preenchida',
        response: 'Renata passa a folha a João',
      },
    ],
    ready: [...theReady, theSheet],
    suggestions: ['Combine quem cobre as folgas.'],
  },
  meeting: {
    title: 'Reunião de equipe: campanha de dezembro',
    page: '',
    summary: 'A campanha começa em dez dias, e a escala ainda não fecha.',
    objective: 'Decidir a escala e o que fica para janeiro',
    duration: '1h30 minutos',
    format: 'Presencial',
    participants: ['Renata Lopes', 'João Ávila', 'Davi Souza'],
    agenda: [
      {
        topic: 'Abertura e acordos',
        duration: '10 minutos',
        description: 'Retomar o que ficou combinado.',
        activities: ['Ler a pauta', 'Confirmar o tempo'],
        ready: [],
        responsible: 'Marina Duarte',
      },
      {
        topic: 'Escala',
        duration: '80 minutos',
        description: 'Distribuir os turnos.',
        activities: [],
        ready: [
          {
            title: 'Turnos de dezembro',
            lines: [],
            columns: ['Turno', 'Quem cobre'],
            rows: [['Manhã', '']],
          },
        ],
        responsible: 'Renata Lopes',
      },
    ],
    materials: ['Quadro da escala'],
    ready: [...theReady, theSheet],
    suggestions: ['Envie a pauta na véspera.'],
  },
  message: {
    content: 'Oi, Renata! 👋\n\nPode me mandar os números da fila até as 15h?\nObrigada!',
    tone: 'Profissional',
    context: 'Números da fila',
    notes: 'Para Renata Lopes',
    suggestions: [],
  },
  email: {
    subject: 'Números da fila: até as 15h',
    content:
      'Olá, Renata,\n\nPreciso dos números da fila:\n- sexta\n- sábado\n\nAtenciosamente,\nMarina',
    tone: 'Profissional',
    context: 'Números da fila',
    notes: 'Para Renata Lopes',
    suggestions: [],
  },
  interview: {
    title: 'Roteiro de entrevista: Operador de caixa',
    page: '',
    position: 'Operador de caixa',
    summary: 'A vaga se decide pela calma com a fila na frente.',
    objective: 'Conhecer como a pessoa atende sob pressão',
    duration: '45 minutos',
    interviewType: 'Presencial',
    stages: [
      {
        name: 'Abertura',
        duration: '5 minutos',
        steps: ['“Obrigada por vir. Vou anotar enquanto conversamos.”'],
        questions: [],
        ready: [],
      },
      {
        name: 'Perguntas',
        duration: '40 minutos',
        steps: [],
        questions: theQuestions,
        ready: [
          {
            title: 'O que esperar do caso da fila',
            lines: [],
            columns: ['Espera-se ouvir', 'Sinal de alerta'],
            rows: [['Chama mais um caixa', 'Pede paciência e continua']],
          },
        ],
      },
    ],
    questions: theQuestions,
    sections: [
      {
        name: 'Abertura',
        duration: '5 minutos',
        questions: ['“Obrigada por vir. Vou anotar enquanto conversamos.”'],
      },
      {
        name: 'Perguntas',
        duration: '40 minutos',
        questions: theQuestions.map(({ question }) => question),
      },
    ],
    evaluation: {
      instructions: 'Anote o que foi dito antes de dar a nota.',
      criteria: ['Atendimento', 'Cuidado com o dinheiro'],
      scoringScale: '1 a 5',
    },
    recommendations: ['Faça as mesmas perguntas a todas as pessoas.'],
    ready: [...theReady, theSheet],
    suggestions: ['Reserve 15 minutos entre duas entrevistas.'],
  },
  pdi: {
    title: 'PDI de Renata Lopes',
    page: '',
    employee: 'Renata Lopes',
    period: '23/11/2026 a 31/05/2027',
    summary: 'Renata fecha o caixa sozinha até maio e prepara quem a substitui.',
    competencies: [
      {
        name: 'Delegação',
        currentLevel: 2,
        targetLevel: 4,
        evidence: 'Atende o pico sem chamar ninguém',
        actions: ['[70%] Delegar o fechamento até 15/01/2027. Evidência: três fechamentos.'],
      },
    ],
    leaderPart: ['Marina acompanha o primeiro fechamento de cada mês.'],
    goals: ['Assumir a coordenação da frente de caixa'],
    timeline: {
      duration: '6 meses',
      start: '23/11/2026',
      end: '31/05/2027',
      milestones: [
        '25/02/2027 — Revisão de rota: o que manter, o que ajustar',
        '31/05/2027 — Avaliação final e próximos passos',
      ],
    },
    risks: [
      {
        risk: 'A campanha de fim de ano tomar o tempo do plano',
        sign: 'um fechamento sem acompanhamento',
        response: 'Marina remarca na mesma semana',
      },
    ],
    ready: [...theReady, theSheet],
    suggestions: ['Reserve 30 minutos por mês para rever este plano.'],
  },
  feedback: {
    title: 'Roteiro de feedback para Renata Lopes',
    page: '',
    agreements: [],
    employee: 'Renata Lopes',
    type: 'Desenvolvimento',
    summary: 'A campanha mostrou o que já dá certo e um ponto para crescer.',
    structure: [
      {
        section: 'Abertura',
        steps: [
          'Diga por que esta conversa, e agradeça a presença.',
          '“Como você viu a última campanha?”',
        ],
        points: ['Diga por que esta conversa, e agradeça a presença.'],
        questions: ['“Como você viu a última campanha?”'],
      },
      {
        section: 'Acordo',
        steps: ['Combinem um passo e um dia.'],
        points: ['Combinem um passo e um dia.'],
        questions: [],
      },
    ],
    replies: [{ ifSaid: '“Não deu tempo.”', answer: '“O que tiro da sua semana para caber?”' }],
    recommendations: ['Escolha um lugar reservado.'],
    ready: [...theReady, theSheet],
    suggestions: ['Registre o acordo no diário.'],
  },
};
