import type { DemoDocument } from './document.ts';

/** What to do, by when, and how it is seen to work. */
export const actionPlans: readonly DemoDocument[] = [
  {
    kind: 'action_plan',
    daysAgo: 296,
    at: '09:00',
    team: 'Produção',
    due: 90,
    form: {
      title: 'Menos perda de chapas no corte',
      objective: 'Baixar a perda de chapas de MDF de 11% para 8%',
      context:
        'A perda subiu com a variedade de cores, e o plano de corte é feito pedido por pedido.',
      priority: 'alta',
      detailLevel: 'detalhado',
      resources: 'Seccionadora com otimizador, quatro horas semanais de Fábio',
      challenges: 'Pedidos urgentes quebram o agrupamento por cor',
      successMetrics: ['Perda média de chapas por semana', 'Lotes agrupados por cor'],
      additionalNotes: '',
    },
  },
  {
    kind: 'action_plan',
    daysAgo: 189,
    at: '11:10',
    team: 'Entrega e Montagem',
    due: 75,
    form: {
      title: 'Montagem concluída na primeira visita',
      objective: 'Concluir 90% das montagens na primeira visita',
      context: 'Uma em cada cinco montagens volta por falta de ferragem ou peça avariada.',
      priority: 'alta',
      detailLevel: 'resumido',
      resources: '',
      challenges: 'Kits montados às pressas no fim do dia',
      successMetrics: [
        'Montagens concluídas na primeira visita',
        'Kits conferidos antes do carregamento',
      ],
      additionalNotes: '',
    },
  },
  {
    kind: 'action_plan',
    daysAgo: 97,
    at: '16:50',
    team: 'Comercial',
    due: 110,
    form: {
      title: 'Resposta a orçamentos em até 24 horas',
      objective: 'Responder aos pedidos de orçamento em até 24 horas',
      context: 'Pedidos que chegam por mensagem à tarde são respondidos só dois dias depois.',
      priority: 'media',
      detailLevel: 'resumido',
      resources: 'Paulo duas tardes por semana',
      challenges: '',
      successMetrics: ['Pedidos respondidos em até 24 horas', 'Conversão das propostas'],
      additionalNotes: '',
    },
  },
  {
    kind: 'action_plan',
    daysAgo: 26,
    at: '10:15',
    team: 'Projetos',
    due: 80,
    form: {
      title: 'Biblioteca única de ferragens',
      objective: 'Padronizar os 40 itens de ferragem mais usados nos projetos',
      context:
        'Cada projetista usa a própria lista, e a fábrica recebe o mesmo item com nomes diferentes.',
      priority: 'media',
      detailLevel: 'detalhado',
      resources: 'Caio seis horas por semana',
      challenges: 'Itens antigos em projetos já aprovados',
      successMetrics: ['Itens padronizados', 'Peças refeitas por erro de projeto'],
      additionalNotes: '',
    },
  },
];
