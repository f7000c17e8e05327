import { about, type ActionPlanCase } from './case.ts';

const supermarket: ActionPlanCase = {
  name: 'supermercado, filas, detalhado',
  brief: {
    title: 'Filas menores nos horários de pico',
    objective: 'Reduzir o tempo de espera nos caixas nos horários de pico',
    context:
      'Desde setembro, entre 17h e 20h, a fila passa de dez pessoas por caixa. Os clientes reclamam no balcão e alguns deixam o carrinho. Temos 8 caixas e 6 operadores no turno.',
    deadline: '2027-03-31',
    priority: 'alta',
    detailLevel: 'detalhado',
    resources: '2 estagiários, planilha de escala, sala de treinamento e verba de R$ 3.000',
    challenges: 'Equipe pequena, alta rotatividade e resistência de quem trabalha há mais tempo',
    successMetrics: [
      'Tempo médio de espera de 12 para 6 minutos',
      'Satisfação dos clientes',
      'Reclamações por semana',
    ],
    additionalNotes:
      'Inventário geral em janeiro. A gerente regional quer acompanhar o plano. Recesso de 24/12 a 03/01.',
  },
  context: about({
    company: {
      name: 'Mercado Bom Vizinho',
      values: ['palavra cumprida', 'respeito ao cliente'],
      mission: 'Abastecer o bairro com respeito.',
    },
    team: {
      name: 'Atendimento Loja Centro',
      goals: ['reduzir o tempo de espera nos caixas', 'diminuir perdas de hortifrúti'],
    },
    diary: [
      { day: '2026-11-19', text: 'Problema de novo com fila às 18h, cliente largou o carrinho.' },
      { day: '2026-11-12', text: 'Dois caixas fechados por falta de gente.' },
    ],
  }),
};

const hospital: ActionPlanCase = {
  name: 'hospital, segurança do paciente, pessoas nomeadas',
  brief: {
    title: 'Menos erros na administração de medicamentos',
    objective:
      'Reduzir os erros de medicação na clínica médica sem aumentar o tempo de atendimento',
    context:
      'A auditoria da acreditação encontrou falhas na dupla checagem do turno da noite. Houve três quase erros em outubro.',
    deadline: '2027-05-28',
    priority: 'alta',
    detailLevel: 'detalhado',
    resources: 'Prontuário eletrônico; Comissão de segurança do paciente; manual de medicação',
    challenges:
      'Sobrecarga no plantão da noite\nSistema lento para registrar a checagem\nFalta de treinamento de quem chegou há pouco',
    successMetrics: ['Erros de medicação por 1.000 doses', 'Adesão à dupla checagem acima de 95%'],
    additionalNotes:
      'Responsável pela revisão do manual: Patrícia Nogueira. A escala é 12x36. Marina Lopes (farmácia) vai cuidar da identificação dos medicamentos de alto risco.',
  },
  context: about({
    company: {
      name: 'Hospital São Lucas',
      values: ['Segurança do paciente', 'Humanização'],
      mission: 'Cuidar de pessoas com segurança e respeito.',
    },
    team: { name: 'Clínica Médica', goals: ['Zerar eventos adversos graves com medicação'] },
  }),
};

const software: ActionPlanCase = {
  name: 'software, processos, muitas métricas',
  brief: {
    title: 'Entregar software com menos incidentes',
    objective:
      'Diminuir os incidentes em produção e o tempo de correção, mantendo o ritmo de entregas',
    context:
      'O fluxo de publicação é manual e só duas pessoas sabem fazer. Em outubro tivemos 14 incidentes, a maior parte depois de publicações na sexta-feira.',
    deadline: '2027-02-26',
    priority: 'media',
    detailLevel: 'detalhado',
    resources: 'GitHub, painel de monitoramento, 4 horas por semana de cada pessoa',
    challenges:
      'Demandas urgentes do comercial; sistema legado sem testes; dependência de fornecedor',
    successMetrics: [
      'Incidentes por mês',
      'Tempo médio de correção',
      'Publicações sem volta atrás',
      'Cobertura de testes em 60%',
      'Horas de retrabalho',
      'Satisfação da equipe',
    ],
    additionalNotes: 'Preferimos reuniões curtas. Férias coletivas de 21/12 a 04/01.',
  },
  context: about({
    company: { name: 'Nuvem Clara', values: ['Simplicidade', 'Aprender sempre'] },
    team: { name: 'Plataforma', goals: ['Diminuir incidentes em produção'] },
  }),
};

const clinic: ActionPlanCase = {
  name: 'clínica odontológica, faltas às consultas, minúsculas',
  brief: {
    title: 'diminuir faltas nas consultas',
    objective: 'diminuir as faltas sem aviso dos pacientes',
    context: 'muita gente marca e nao vem, a agenda fica com buraco e a recepção fica perdida',
    deadline: '2027-01-29',
    priority: 'media',
    detailLevel: 'resumido',
    resources: 'whatsapp da clinica, agenda eletronica',
    challenges: 'recepcionista nova',
    successMetrics: ['faltas sem aviso por semana'],
    additionalNotes: '',
  },
  context: about({ company: { name: 'Clínica Sorriso' } }),
};

const school: ActionPlanCase = {
  name: 'escola, evasão e matrículas',
  brief: {
    title: 'Campanha de rematrícula 2027',
    objective: 'Rematricular 90% dos estudantes do fundamental até o fim de janeiro',
    context:
      'Em 2026 a rematrícula fechou em 81%. As famílias disseram que receberam a informação tarde e por canais diferentes.',
    deadline: '2027-01-29',
    priority: 'alta',
    detailLevel: 'resumido',
    resources: 'Secretaria, agenda digital, dois horários de plantão por semana',
    challenges:
      'Férias escolares\nConcorrência de uma escola nova no bairro\nInadimplência de parte das famílias',
    successMetrics: ['Rematrículas confirmadas por semana', 'Famílias contatadas'],
    additionalNotes: 'Não prometer desconto sem aprovação da direção.',
  },
  context: about({
    company: {
      name: 'Colégio Horizonte',
      mission: 'Formar estudantes autônomos, curiosos e solidários.',
    },
    team: { name: 'Secretaria', goals: [] },
  }),
};

const factory: ActionPlanCase = {
  name: 'indústria, desperdício, prioridade baixa',
  brief: {
    title: 'Redução de refugo na linha 2',
    objective: 'Reduzir o refugo da linha 2 de 6% para 4%.',
    context:
      'O refugo subiu depois da troca de fornecedor de resina. A troca de molde demora e cada turno regula a máquina de um jeito.',
    deadline: '2027-06-30',
    priority: 'baixa',
    detailLevel: 'detalhado',
    resources: 'Técnico de processo, instrumentos de medição, orçamento de R$ 12 mil',
    challenges:
      'Parar a linha para testar; turnos com rotinas diferentes; entrega de material pelo fornecedor',
    successMetrics: ['Refugo por turno', 'Tempo de troca de molde'],
    additionalNotes: '',
  },
  context: about({
    company: { name: 'Plásticos Ipê', values: ['Qualidade', 'Segurança'] },
    team: { name: 'Produção', goals: ['Reduzir perdas de matéria-prima'] },
  }),
};

const conflict: ActionPlanCase = {
  name: 'conflito entre dois setores',
  brief: {
    title: 'Relação entre cozinha e salão',
    objective: 'Resolver os atritos entre a cozinha e o salão nos horários cheios',
    context:
      'Há discussões na passagem dos pedidos e os pratos atrasam. Cada lado diz que o outro não avisa.',
    deadline: '2027-01-22',
    priority: 'alta',
    detailLevel: 'resumido',
    resources: '',
    challenges: 'Pouco tempo para reunir as duas turmas',
    successMetrics: ['Pratos devolvidos', 'Tempo de saída dos pratos'],
    additionalNotes: '',
  },
  context: about({
    company: { name: 'Sabor da Vila', values: ['Capricho', 'União'] },
    team: { name: 'Equipe da Noite', goals: ['Servir em até 25 minutos'] },
  }),
};

const turnover: ActionPlanCase = {
  name: 'call center, rotatividade e clima, dado sensível e rótulo',
  brief: {
    title: 'Reter pessoas no atendimento',
    objective: 'Reduzir os pedidos de demissão nos primeiros 90 dias',
    context:
      'A rotatividade dobrou no semestre. Duas pessoas saíram por depressão. A equipe está desmotivada e a supervisão é arrogante. Nas entrevistas de desligamento citam escala e falta de reconhecimento.',
    deadline: '2027-05-31',
    priority: 'media',
    detailLevel: 'detalhado',
    resources: 'RH, pesquisa de clima de 2026, 1 hora por semana na escala',
    challenges:
      'Salário abaixo do mercado, falta de tempo, descrédito por causa de iniciativas anteriores',
    successMetrics: ['Turnover mensal', 'Saídas antes de 90 dias', 'Clima da equipe'],
    additionalNotes: 'A diretoria já avisou que não há aumento de salário este ano.',
  },
  context: about({
    company: { name: 'Conecta Atendimento', values: ['Respeito às pessoas', 'Resultado'] },
    team: { name: 'SAC', goals: ['Reduzir a rotatividade', 'Atender 95% dos chamados em até 24h'] },
  }),
};

/** Whole forms of many trades. For tests alone. */
export const detailedCases: readonly ActionPlanCase[] = [
  supermarket,
  hospital,
  software,
  clinic,
  school,
  factory,
  conflict,
  turnover,
];
