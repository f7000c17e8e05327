import { contextWith } from '../../writing/sample-context.ts';
import type { FeedbackCase } from './case.ts';

const seller: FeedbackCase = {
  name: 'vendedor, corretivo direto, rico',
  brief: {
    employeeId: 'e5',
    feedbackType: 'corretivo',
    tone: 'direto',
    context:
      'Nas duas últimas semanas, as visitas da carteira do interior não foram registradas no CRM e o supervisor soube dos pedidos pelo cliente.',
    specificExamples:
      'De 02/11 a 13/11, nove visitas ficaram sem registro.\nEm 10/11, o cliente de Tupã ligou cobrando uma proposta que ninguém conhecia. Por isso, a proposta saiu com dois dias de atraso.',
    positivePoints: ['Carteira ativa maior que no trimestre anterior'],
    improvementPoints: ['Registrar as visitas no CRM no mesmo dia'],
    includeActionPlan: true,
    followUpDate: '2026-12-07',
  },
  context: contextWith({
    company: {
      name: 'Distribuidora Serra Azul',
      values: ['Foco no cliente', 'Transparência'],
      processes: ['Registro de visitas', 'Política de descontos'],
    },
    team: { name: 'Vendas Interior', goals: ['Ampliar a carteira ativa', 'Registrar as visitas'] },
    employee: {
      name: 'Bruno Tavares',
      position: 'Vendedor Externo',
      behavioralProfile: 'executor',
      objectives: ['Tornar-se supervisor de vendas'],
    },
    latestFeedback: { day: '2026-10-14', text: 'Conversa sobre negociação.' },
    diary: [
      { day: '2026-11-12', text: 'Bruno superou a meta da semana e recebeu elogio de um cliente.' },
      { day: '2026-11-11', text: 'Problema de novo com o registro das visitas de Bruno.' },
    ],
  }),
};

const nurse: FeedbackCase = {
  name: 'enfermeira, desenvolvimento empático',
  brief: {
    employeeId: 'e6',
    feedbackType: 'desenvolvimento',
    tone: 'empático',
    context: 'Passagem de plantão na clínica médica',
    specificExamples:
      'No plantão de 14/11, a troca de turno levou 40 minutos e dois leitos ficaram sem a conferência da medicação.',
    positivePoints: [
      'Segurança na técnica',
      'Ensina a equipe com paciência',
      'Prontuários completos',
      'Confere a medicação duas vezes',
      'Boa relação com os familiares',
    ],
    improvementPoints: [
      'Passagem de plantão mais objetiva',
      'Delegar tarefas simples',
      'Pedir ajuda antes de acumular',
      'Participar das reuniões da unidade',
    ],
    includeActionPlan: true,
    followUpDate: '2026-12-21',
  },
  context: contextWith({
    company: {
      name: 'Hospital São Lucas',
      values: ['Segurança do paciente', 'Humanização'],
      mission: 'Cuidar de pessoas com segurança e respeito.',
    },
    team: { name: 'Clínica Médica', goals: ['Zerar eventos adversos graves com medicação'] },
    employee: { name: 'Patrícia Nogueira', position: 'Enfermeira Assistencial' },
    latestPdi: {
      day: '2026-08-20',
      text: 'PDI de Patrícia Nogueira\n\nCompetências\n\nDelegação (nível atual 2, nível desejado 4)\n- [Prática] Delegar — até 30/11/2026.\n\nTrabalho em equipe (nível atual 3, nível desejado 4)\n- [Troca] Conversar.',
    },
  }),
};

const developer: FeedbackCase = {
  name: 'pessoa desenvolvedora, desenvolvimento direto',
  brief: {
    employeeId: 'e7',
    feedbackType: 'desenvolvimento',
    tone: 'direto',
    context:
      'As últimas três entregas chegaram à homologação com testes faltando. O time de qualidade abriu chamados que poderiam ter sido evitados.',
    specificExamples:
      'Sprint 41: tela de cadastro sem teste automatizado.\nSprint 42: a integração de pagamento falhou em homologação por falta de teste do cancelamento.',
    positivePoints: ['Código limpo', 'Ajuda os colegas nas revisões'],
    improvementPoints: ['Testes automatizados', 'Estimativas'],
    includeActionPlan: false,
    followUpDate: '2026-12-08',
  },
  context: contextWith({
    company: { name: 'Nuvem Norte Sistemas', values: ['Qualidade', 'Aprendizado contínuo'] },
    team: { name: 'Plataforma', goals: ['Reduzir incidentes em produção'] },
    employee: {
      name: 'Alex Moura',
      position: 'Pessoa Desenvolvedora',
      behavioralProfile: 'analitico',
      objectives: ['Chegar ao nível sênior'],
    },
  }),
};

const cook: FeedbackCase = {
  name: 'cozinheira, reconhecimento empático, com um mas',
  brief: {
    employeeId: 'e8',
    feedbackType: 'reconhecimento',
    tone: 'empático',
    context: 'O almoço de formatura teve 180 pessoas, mas a equipe estava com duas faltas.',
    specificExamples:
      'Refez a escala na véspera, mas não avisou a gerência. Serviu todas as mesas no horário e ninguém ficou sem almoço.',
    positivePoints: ['Calma sob pressão', 'Cuidado com o desperdício, porém ainda falta registrar'],
    includeActionPlan: true,
    followUpDate: '2026-12-10',
  },
  context: contextWith({
    company: { name: 'Sabor da Praça', mission: 'Servir comida de verdade com alegria.' },
    team: { name: 'Cozinha' },
    employee: { name: 'Socorro Lima', position: 'Cozinheira' },
  }),
};

const engineer: FeedbackCase = {
  name: 'mestre de obras, corretivo construtivo, segurança',
  brief: {
    employeeId: 'e9',
    feedbackType: 'corretivo',
    tone: 'construtivo',
    context: 'Falta de EPI na frente de serviço do bloco B',
    specificExamples: 'Em 18/11, três pessoas trabalhavam na laje sem cinto às 10h30.',
    improvementPoints: ['Conferir os EPIs antes de liberar o serviço'],
    includeActionPlan: false,
    followUpDate: '2026-11-30',
  },
  context: contextWith({
    company: { name: 'Construtora Pilar', values: ['Segurança em primeiro lugar'] },
    team: { name: 'Obra Jardim', goals: ['Zero acidentes com afastamento'] },
    employee: {
      name: 'Sebastião Rocha',
      position: 'Mestre de Obras',
      behavioralProfile: 'executor',
    },
  }),
};

const designer: FeedbackCase = {
  name: 'designer, desenvolvimento motivacional, sem data',
  brief: {
    employeeId: 'e10',
    feedbackType: 'desenvolvimento',
    tone: 'motivacional',
    context: 'Apresentações para clientes de varejo',
    specificExamples:
      'Na apresentação para a rede de farmácias, o cliente perguntou o preço três vezes antes de a resposta aparecer.',
    positivePoints: ['Criatividade'],
    improvementPoints: ['Comunicação'],
    includeActionPlan: true,
  },
  context: contextWith({
    company: { name: 'Estúdio Girassol', values: ['Ousadia'] },
    team: { name: 'Criação', goals: ['Conquistar dois clientes novos por trimestre'] },
    employee: {
      name: 'Ícaro Nunes',
      position: 'Designer',
      behavioralProfile: 'comunicador',
      objectives: ['Liderar um projeto de ponta a ponta'],
    },
  }),
};

export const roleCases: readonly FeedbackCase[] = [
  seller,
  nurse,
  developer,
  cook,
  engineer,
  designer,
];
