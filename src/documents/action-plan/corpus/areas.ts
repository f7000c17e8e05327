import { contextWith } from '../../writing/sample-context.ts';
import { about, type ActionPlanCase } from './case.ts';

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

/** Plans of an area of a company. For tests alone. */
export const areaCases: readonly ActionPlanCase[] = [
  sales,
  rollout,
  farm,
  boutique,
  finance,
  hiring,
  stock,
  publicOffice,
];
