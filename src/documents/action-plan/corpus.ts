import type { DocumentContext } from '../writing/context.ts';
import { contextWith, sampleDay as today, type Pieces } from '../writing/sample-context.ts';
import type { Brief } from '../writing/writer.ts';
import type { ActionPlanForm } from './contract.ts';
import { everydayCases } from './corpus-everyday.ts';
import { serviceCases } from './corpus-services.ts';
import { hurriedCases } from './corpus-hurried.ts';
import { oddCases } from './corpus-odd.ts';

export interface ActionPlanCase {
  name: string;
  brief: Brief<ActionPlanForm>;
  context: DocumentContext;
}

/** About nobody in particular, unless the pieces say otherwise. */
function about(pieces: Pieces = {}): DocumentContext {
  return contextWith({ employee: null, ...pieces });
}

export const goldCase: ActionPlanCase = {
  name: 'atrasos de entrega (exemplo de referência)',
  brief: {
    title: 'Reduzir atrasos de entrega',
    objective: 'Cumprir as datas combinadas com as áreas atendidas',
    context: 'As áreas atendidas reclamam de datas que mudam sem aviso',
    deadline: '2026-12-18',
    priority: 'alta',
    detailLevel: 'resumido',
    resources: 'Quadro de tarefas da equipe',
    challenges: 'Pedidos novos no meio da semana',
    successMetrics: ['Entregas no prazo'],
    additionalNotes: '',
  },
  context: about(),
};

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

const sales: ActionPlanCase = {
  name: 'distribuidora, vendas, pessoa escolhida',
  brief: {
    title: 'Recuperar clientes inativos',
    objective: 'Trazer de volta clientes que não compram há mais de seis meses',
    context: 'A carteira tem cerca de 120 clientes inativos, a maior parte no interior.',
    deadline: '2027-02-26',
    priority: 'media',
    detailLevel: 'resumido',
    resources: 'CRM, tabela de preços especial, carro da empresa',
    challenges: 'Concorrente com prazo maior de pagamento',
    successMetrics: ['Clientes reativados', 'Faturamento mensal dos reativados'],
    additionalNotes: 'Bruno conhece bem a região de Serra Azul.',
  },
  context: contextWith({
    company: {
      name: 'Distribuidora Serra Azul',
      values: ['Foco no cliente', 'Atitude de dono'],
      processes: ['Registro de visitas'],
    },
    team: { name: 'Vendas Interior', goals: ['Ampliar a carteira ativa', 'Reduzir devoluções'] },
    employee: {
      name: 'Bruno Tavares',
      position: 'Vendedor Externo',
      behavioralProfile: 'comunicador',
      objectives: ['Tornar-se supervisor de vendas'],
    },
  }),
};

const rollout: ActionPlanCase = {
  name: 'troca de sistema numa transportadora',
  brief: {
    title: 'Implantação do novo sistema de rotas',
    objective: 'Colocar o novo sistema em uso em todas as filiais sem parar a operação',
    context:
      'O contrato do sistema atual termina em março. São quatro filiais, com internet instável em duas.',
    deadline: '2027-03-19',
    priority: 'alta',
    detailLevel: 'detalhado',
    resources: 'Consultor do fornecedor, equipe de TI, tablets, ambiente de testes',
    challenges:
      'Internet instável; resistência dos motoristas; depende da integração com o ERP; safra em fevereiro',
    successMetrics: ['Filiais em operação no novo sistema', 'Rotas liberadas até as 6h'],
    additionalNotes:
      'Carla Dias será responsável pelos testes. O RH pede que o treinamento aconteça dentro da jornada.',
  },
  context: about({
    company: { name: 'Rota Certa Logística', values: ['Transparência', 'Agilidade'] },
    team: { name: 'Planejamento de Rotas', goals: ['Liberar as rotas até as 6h'] },
  }),
};

const farm: ActionPlanCase = {
  name: 'cooperativa agrícola, segurança do trabalho',
  brief: {
    title: 'Zero acidentes na safra',
    objective: 'Evitar acidentes de trabalho durante a colheita',
    context:
      'Na safra passada houve dois acidentes com máquinas e vários quase acidentes não registrados.',
    deadline: '2027-04-30',
    priority: 'alta',
    detailLevel: 'resumido',
    resources: 'CIPA, técnica de segurança, EPIs novos',
    challenges: 'Contratação de safristas em cima da hora; jornada longa na colheita',
    successMetrics: ['Zero acidentes com afastamento', 'Quase acidentes registrados'],
    additionalNotes: '',
  },
  context: about({
    company: { name: 'Cooperativa Campo Bom', values: ['Vida em primeiro lugar'] },
  }),
};

const boutique: ActionPlanCase = {
  name: 'loja de roupas, redes sociais, emoji e inglês',
  brief: {
    title: 'Bombar o Instagram da loja 🚀',
    objective: 'Aumentar as vendas pelo Instagram no verão',
    context:
      'Hoje postamos quando dá tempo. O engajamento caiu e os leads não viram venda. Precisamos de um kickoff com a equipe.',
    deadline: '2027-02-12',
    priority: 'media',
    detailLevel: 'resumido',
    resources: 'Celular bom, fotos da coleção nova, 500 reais por mês para anúncios',
    challenges: 'Falta de tempo 😅',
    successMetrics: ['Vendas vindas do Instagram', 'Leads por semana', 'ROI'],
    additionalNotes: '',
  },
  context: about({ company: { name: 'Bazar da Lia', values: ['Alegria', 'Criatividade'] } }),
};

const finance: ActionPlanCase = {
  name: 'academia, inadimplência',
  brief: {
    title: 'Reduzir a inadimplência das mensalidades',
    objective: 'Baixar a inadimplência de 18% para 10% em quatro meses',
    context:
      'Os atrasos se concentram em quem entrou em promoção. A cobrança começa só depois de 30 dias.',
    deadline: '2027-03-26',
    priority: 'alta',
    detailLevel: 'resumido',
    resources: 'Sistema da academia',
    challenges: 'Medo de perder alunos com a cobrança',
    successMetrics: ['Inadimplência'],
    additionalNotes: '',
  },
  context: about({ company: { name: 'Academia Movimento' } }),
};

const hiring: ActionPlanCase = {
  name: 'construtora, contratação',
  brief: {
    title: 'Completar o quadro da obra Jardins',
    objective: 'Contratar 12 pedreiros e 4 eletricistas para a segunda fase da obra',
    context: 'A segunda fase começa em fevereiro e hoje temos metade do quadro.',
    deadline: '2027-01-29',
    priority: 'alta',
    detailLevel: 'detalhado',
    resources: 'Analista de RH; parceria com o SENAI',
    challenges: 'Falta de mão de obra na região; burocracia na admissão',
    successMetrics: ['Vagas preenchidas', 'Permanência após 90 dias'],
    additionalNotes: '',
  },
  context: about({ company: { name: 'Construtora Alicerce', values: ['Compromisso'] } }),
};

const stock: ActionPlanCase = {
  name: 'farmácia, estoque e validade',
  brief: {
    title: 'Estoque confiável',
    objective: 'Reduzir a diferença entre o estoque físico e o do sistema',
    context: 'No último inventário, 14% dos itens tinham divergência e houve perda por validade.',
    deadline: '2027-03-05',
    priority: 'media',
    detailLevel: 'resumido',
    resources: 'Leitor de código de barras, duas pessoas por turno',
    challenges: 'Não dá para parar o atendimento; registros feitos de qualquer jeito',
    successMetrics: ['Acuracidade do estoque', 'Perdas por validade'],
    additionalNotes: '',
  },
  context: about({
    company: { name: 'Farmácia Popular do Bairro', values: ['Ética'] },
    team: { name: 'Balcão', goals: ['Ter o produto certo na hora certa'] },
  }),
};

const publicOffice: ActionPlanCase = {
  name: 'secretaria municipal, treinamento',
  brief: {
    title: 'Capacitar equipes no novo protocolo',
    objective: 'Treinar os atendentes no protocolo digital',
    context: 'O protocolo digital passa a valer em abril e só parte da equipe foi capacitada.',
    deadline: '2027-03-31',
    priority: 'media',
    detailLevel: 'detalhado',
    resources: 'Apostila do sistema, sala de informática, instrutora da escola de governo',
    challenges:
      'Horários de atendimento ao público, parte da equipe com pouca prática de computador',
    successMetrics: ['Pessoas treinadas', 'Chamados de dúvida por semana'],
    additionalNotes: 'Carnaval em fevereiro reduz a equipe.',
  },
  context: about({ company: { name: 'Prefeitura de Boa Esperança' } }),
};

/** What the quick screen of /gestao-estrategica sends: a title and an objective, for someone or no one. */
const quickCases: ActionPlanCase[] = [
  {
    name: 'tela rápida, só título e objetivo',
    brief: { title: 'Melhorar a comunicação', objective: 'Diminuir o ruído entre turnos' },
    context: about(),
  },
  {
    name: 'tela rápida, com equipe',
    brief: { title: 'Produtividade do time', objective: 'Aumentar as entregas por semana' },
    context: about({
      company: { name: 'Estúdio Pixel', values: ['Foco'], mission: 'Criar marcas que duram.' },
      team: { name: 'Time de Criação', goals: ['Entregar as campanhas no prazo combinado'] },
    }),
  },
  {
    name: 'tela rápida, com pessoa e equipe',
    brief: { title: 'Organizar o pós-venda', objective: 'Dar retorno a todo cliente em dois dias' },
    context: contextWith({
      company: { name: 'Casa dos Móveis', values: ['Confiança'] },
      team: { name: 'Pós-venda', goals: ['Responder em até dois dias úteis'] },
      employee: {
        name: 'Iara Monteiro',
        position: 'Assistente de Pós-venda',
        behavioralProfile: 'analitico',
        objectives: ['Aprender a ler indicadores'],
      },
    }),
  },
  {
    name: 'só a pessoa, sem formulário',
    brief: {},
    context: contextWith({
      employee: {
        name: 'Caio Mendes',
        position: 'Coordenador de Manutenção',
        behavioralProfile: 'executor',
        objectives: ['liderar a implantação da manutenção preventiva'],
      },
    }),
  },
  {
    name: 'só a equipe, sem formulário',
    brief: {},
    context: about({
      company: { name: 'Lavanderia Maré' },
      team: { name: 'Expedição', goals: ['Reduzir divergências de estoque', 'Entregar no prazo'] },
    }),
  },
  { name: 'sem nada', brief: {}, context: about() },
  {
    name: 'texto livre com pedido, objetivo e prazo',
    brief: {
      freeText:
        'Quero um plano de ação para reduzir o absenteísmo da linha 3 até 30/03/2027. As faltas se concentram nas segundas-feiras. Trocamos de supervisão em agosto.',
    },
    context: about({ company: { values: ['Respeito'] } }),
  },
  {
    name: 'texto livre sem pedido',
    brief: { freeText: 'A equipe anda perdida, cada um faz o atendimento de um jeito.' },
    context: about(),
  },
];

/** Realistic and odd inputs, for tests alone. */
export const actionPlanCorpus: readonly ActionPlanCase[] = [
  goldCase,
  supermarket,
  hospital,
  software,
  clinic,
  school,
  factory,
  conflict,
  turnover,
  sales,
  rollout,
  farm,
  boutique,
  finance,
  hiring,
  stock,
  publicOffice,
  ...quickCases,
  ...serviceCases(about),
  ...oddCases(today, about),
  ...hurriedCases(about),
  ...everydayCases,
];
