import { contextWith } from '../../writing/sample-context.ts';
import { competency, type PdiCase } from './case.ts';

/** Plans of which much is known. */

const richSeller: PdiCase = {
  name: 'vendedor, perfil comunicador, histórico e PDI anterior',
  brief: {
    employeeId: 'e2',
    deadline: '2027-03-31',
    goals: [
      'Aumentar as vendas da carteira de pequenos clientes',
      'Melhorar o registro das visitas no CRM.',
      'Fazer o curso de negociação',
    ],
    competencies: [
      competency('Negociação', 2, 4),
      competency('Vendas consultivas', 3, 4),
      competency('Organização', 2, 3),
      competency('CRM', 1, 2),
    ],
    additionalNotes:
      'Bruno prefere aprender na prática. Não há verba para cursos externos. Férias de 04/01 a 18/01.',
  },
  context: contextWith({
    company: {
      name: 'Distribuidora Serra Azul',
      values: ['Foco no cliente', 'Atitude de dono', 'Transparência'],
      mission: 'Abastecer o pequeno comércio com rapidez e preço justo.',
      processes: ['Registro de visitas', 'Política de descontos'],
    },
    team: { name: 'Vendas Interior', goals: ['Ampliar a carteira ativa', 'Reduzir devoluções'] },
    employee: {
      name: 'Bruno Tavares',
      position: 'Vendedor Externo',
      behavioralProfile: 'comunicador',
      objectives: ['Tornar-se supervisor de vendas', 'Melhorar a organização pessoal'],
      professionalHistory: [
        { position: 'Atendente de loja', company: 'Casa Nova', period: '2019-2021' },
        { position: 'Promotor de vendas', company: 'Bebidas Sul', period: '2021-2023' },
      ],
    },
    latestFeedback: {
      day: '2026-10-14',
      text: 'Conversa sobre negociação: faltou preparar limites de desconto antes da visita.',
    },
    latestPdi: {
      day: '2026-05-04',
      text: 'PDI de Bruno Tavares\n\nCompetências\n\nNegociação (nível atual 1, nível desejado 3)\n- [Prática] Preparar e conduzir uma negociação interna com opções e limites — até 30/06/2026. Evidência: acordo.\n\nOratória (nível atual 2, nível desejado 3)\n- [Estudo] Estudar.',
    },
    diary: [
      { day: '2026-11-12', text: 'Bruno superou a meta da semana e recebeu elogio de um cliente.' },
      {
        day: '2026-11-05',
        text: 'Reunião com Bruno: problema de novo com o registro das visitas no CRM.',
      },
    ],
  }),
};

const nurse: PdiCase = {
  name: 'enfermeira, saúde como trabalho',
  brief: {
    employeeId: 'e3',
    deadline: '2027-08-20',
    goals: [
      'Reduzir erros na administração de medicamentos no turno da noite',
      'Melhorar a orientação de pacientes com diabetes na alta',
    ],
    competencies: [
      competency('Administração de medicamentos', 3, 5),
      competency('Liderança da equipe de enfermagem', 2, 3),
      competency('Prontuário eletrônico', 2, 4),
    ],
    additionalNotes: 'Trabalha em escala 12x36 à noite\nAuditoria da acreditação em maio',
  },
  context: contextWith({
    company: {
      name: 'Hospital São Lucas',
      values: ['Segurança do paciente', 'Humanização'],
      mission: 'Cuidar de pessoas com segurança e respeito.',
    },
    team: {
      name: 'Clínica Médica',
      goals: ['Zerar eventos adversos graves com medicação', 'Diminuir o tempo de alta'],
    },
    employee: {
      name: 'Patrícia Nogueira',
      position: 'Enfermeira Assistencial',
      behavioralProfile: 'analitico',
      objectives: ['Especialização em segurança do paciente'],
    },
  }),
};

const developer: PdiCase = {
  name: 'pessoa desenvolvedora, um a cinco',
  brief: {
    employeeId: 'e4',
    deadline: '2027-11-30',
    goals: [
      'Aprender TypeScript',
      'Reduzir o tempo de revisão de código',
      'Mais autonomia nas entregas',
    ],
    competencies: [
      competency('TypeScript', 1, 5),
      competency('Arquitetura de software', 2, 3),
      competency('Testes automatizados', 1, 3),
      competency('Inglês', 3, 3),
    ],
    additionalNotes: '',
  },
  context: contextWith({
    company: { name: 'Nuvem Clara', values: ['Simplicidade', 'Aprender sempre'] },
    team: { name: 'Plataforma', goals: ['Diminuir incidentes em produção'] },
    employee: {
      name: 'Ariel Souza',
      position: 'Pessoa Desenvolvedora Pleno',
      behavioralProfile: 'executor',
      objectives: ['Assumir a referência técnica da equipe'],
    },
    diary: [
      {
        day: '2026-11-18',
        text: 'Ariel está no limite: hora extra três dias seguidos na implantação.',
      },
    ],
  }),
};

const warehouse: PdiCase = {
  name: 'conferente de armazém, prazo curto',
  brief: {
    employeeId: 'e5',
    deadline: '2026-12-09',
    goals: ['DIMINUIR OS ERROS DE SEPARAÇÃO'],
    competencies: [competency('Atenção aos detalhes', 2, 4), competency('WMS', 1, 4)],
    additionalNotes: 'Inventário geral em dezembro.',
  },
  context: contextWith({
    company: { name: 'Rota Certa Logística', values: ['Segurança', 'Agilidade'] },
    team: { name: 'Expedição', goals: ['Reduzir divergências de estoque'] },
    employee: { name: 'Edvaldo dos Santos', position: 'Conferente', behavioralProfile: 'executor' },
  }),
};

const teacher: PdiCase = {
  name: 'professora, objetivo em frase inteira',
  brief: {
    employeeId: 'e6',
    deadline: '2027-06-30',
    goals: [
      'Quero que a turma do 6º ano participe mais das aulas e que as famílias acompanhem o que está sendo feito.',
      'usar melhor os resultados das avaliações',
    ],
    competencies: [
      competency('Gestão de sala de aula', 3, 4),
      competency('Avaliação da aprendizagem', 2, 4),
      competency('Saber lidar com conflitos entre alunos', 3, 5),
    ],
    additionalNotes:
      'Atende dois alunos com TDAH; gosta de trocar ideias com colegas de outras escolas.',
  },
  context: contextWith({
    company: {
      name: 'Colégio Horizonte',
      values: [],
      mission: 'Formar estudantes autônomos, curiosos e solidários.',
    },
    team: { name: 'Anos finais', goals: [] },
    employee: {
      name: 'Cecília Prado',
      position: 'Professora de Ciências',
      behavioralProfile: 'comunicador',
    },
  }),
};

const leader: PdiCase = {
  name: 'gerente, muitas competências',
  brief: {
    employeeId: 'e7',
    deadline: '2027-12-17',
    goals: [
      'Assumir a diretoria de operações',
      'Desenvolver duas pessoas para cobrir a gerência',
      'Melhorar o clima da equipe',
      'Melhorar a previsibilidade das entregas',
      'Reduzir custos de frete',
      'Reduzir o retrabalho entre áreas',
    ],
    competencies: [
      competency('Liderança', 4, 5),
      competency('Gestão de equipe', 3, 5),
      competency('Delegação', 2, 4),
      competency('Visão estratégica', 2, 5),
      competency('Finanças', 2, 3),
      competency('Negociação com fornecedores', 3, 4),
      competency('Comunicação com a diretoria', 3, 4),
      competency('Comunicação', 4, 4),
    ],
    additionalNotes:
      'Reestruturação das regionais em março. O conselho espera uma proposta de sucessão. Tem dificuldade de dizer não a pedidos fora da prioridade.',
  },
  context: contextWith({
    company: {
      name: 'Transportes Aurora',
      values: ['Compromisso', 'Confiança', 'Respeito às pessoas'],
      mission: 'Levar cargas com segurança, no prazo e com respeito a quem dirige.',
    },
    team: {
      name: 'Operações',
      goals: ['Entregar no prazo', 'Reduzir o custo por quilômetro', 'Reter motoristas'],
    },
    employee: {
      name: 'Dr. Otávio Brandão Filho',
      position: 'Gerente de Operações',
      behavioralProfile: 'executor',
      objectives: ['Chegar à diretoria', 'Aprender espanhol'],
    },
    latestPdi: {
      day: '2026-02-10',
      text: 'Plano anterior em texto livre, sem a estrutura de hoje.',
    },
    latestFeedback: { day: '2026-09-01', text: 'Sobre delegar mais e ouvir a equipe.' },
  }),
};

export const richCases: readonly PdiCase[] = [
  richSeller,
  nurse,
  developer,
  warehouse,
  teacher,
  leader,
];
