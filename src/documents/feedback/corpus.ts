import { contextWith } from '../writing/sample-context.ts';
import type { FeedbackCase } from './corpus-case.ts';
import { everydayCases } from './corpus-everyday.ts';
import { oddCases } from './corpus-odd.ts';
import { tiredCases } from './corpus-tired.ts';

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

export const feedbackCorpus: readonly FeedbackCase[] = [
  goldCase,
  inventoryCase,
  receptionistCase,
  coordinatorCase,
  seller,
  nurse,
  developer,
  cook,
  engineer,
  designer,
  factory,
  bank,
  teacher,
  support,
  lawyer,
  cleaning,
  ...oddCases,
  ...tiredCases,
  ...everydayCases,
];
