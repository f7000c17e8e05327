import { contextWith, type Pieces } from '../../writing/sample-context.ts';
import type { Brief } from '../../writing/writer.ts';
import type { ActionPlanForm } from '../contract.ts';

function one(name: string, brief: Brief<ActionPlanForm>, pieces: Pieces) {
  return { name, brief, context: contextWith({ employee: null, ...pieces }) };
}

/** The form with all its fields, as it is filled in on any working day. For tests alone. */
export const everydayCases = [
  one(
    'restaurante desperdicio resumido',
    {
      title: 'Reduzir desperdício na cozinha',
      objective: 'Reduzir o desperdício de alimentos de 12% para 6% do total comprado',
      context:
        'Desde agosto a sobra no buffet aumentou. A gente compra a olho, o Wellington faz o pedido no domingo à noite sem olhar o estoque, e a câmara fria está bagunçada. Em outubro jogamos fora uns R$ 7.500,00 de hortifruti.',
      deadline: '2027-02-26',
      priority: 'alta',
      detailLevel: 'resumido',
      resources: 'Balança nova, planilha de estoque e o nutricionista que vem às quintas',
      challenges: 'Equipe resiste a pesar a sobra no fim do turno; dezembro tem muito evento',
      successMetrics: ['Desperdício sobre o total comprado', 'Valor descartado por mês'],
      additionalNotes:
        'Não dá para mexer no cardápio antes de janeiro. Quem vai cuidar da pesagem é a Dalva.',
    },
    {
      company: {
        name: 'Restaurante Quintal da Vó',
        values: ['Comida de verdade', 'Respeito ao alimento'],
        activities: 'Buffet por quilo e eventos',
      },
      team: { name: 'Cozinha', goals: ['Manter o custo de mercadoria vendida abaixo de 32%'] },
    },
  ),
  one(
    'TI migracao detalhado',
    {
      title: 'Migração do ERP para a nuvem',
      objective: 'Migrar o ERP para a nuvem sem parar o faturamento',
      context:
        'O servidor local tem 9 anos e caiu três vezes em outubro. O contrato com o fornecedor da nuvem foi assinado em 16/11.',
      deadline: '2027-04-30',
      priority: 'alta',
      detailLevel: 'detalhado',
      resources:
        'Consultoria contratada por 120 horas\nOrçamento de R$ 85.000,00\nDois analistas em tempo parcial',
      challenges:
        'Fechamento mensal não pode parar\nIntegração com a nota fiscal\nUsuários acostumados com a tela antiga',
      successMetrics: [
        'Disponibilidade do sistema acima de 99,5%',
        'Nenhuma parada no faturamento',
        'Usuários treinados',
      ],
      additionalNotes:
        'O Rogério coordena os testes. A Simone (financeiro) valida as notas. Congelamento de mudanças de 15/12 a 10/01.',
    },
    {
      company: {
        name: 'Distribuidora Nortesul',
        values: ['Segurança', 'Compromisso com o cliente'],
      },
      team: {
        name: 'Tecnologia',
        goals: ['Aumentar a disponibilidade dos sistemas', 'Reduzir chamados repetidos'],
      },
    },
  ),
  one(
    'clinica no-show sem acento',
    {
      title: 'diminuir faltas de pacientes',
      objective: 'diminuir as faltas nas consultas e melhorar a confirmacao',
      context:
        'os pacientes marcam e nao aparecem, principalmente segunda de manha. a recepcao liga mas ninguem atende. ja tentamos whatsapp mas nao temos um padrao de mensagem',
      deadline: '2027-01-29',
      priority: 'media',
      detailLevel: 'resumido',
      resources: 'whatsapp business, 3 recepcionistas',
      challenges: 'recepcao sobrecarregada',
      successMetrics: ['taxa de faltas', 'consultas confirmadas ate a vespera'],
      additionalNotes: '',
    },
    {
      company: { name: 'Clínica Vida Plena' },
      team: { name: 'Recepção', goals: ['Reduzir o tempo de espera'] },
    },
  ),
  one(
    'contabilidade prazo curto',
    {
      title: 'Fechamento de dezembro',
      objective: 'Fechar a folha e o 13º sem erro e sem hora extra',
      context: 'No ano passado tivemos 23 correções depois do fechamento.',
      deadline: '2026-12-18',
      priority: 'alta',
      detailLevel: 'resumido',
      resources: '',
      challenges: 'Clientes mandam os dados em cima da hora',
      successMetrics: ['Correções depois do fechamento'],
      additionalNotes: '',
    },
    { company: { name: 'Contábil Precisa' }, team: { name: 'Departamento Pessoal', goals: [] } },
  ),
  one(
    'call center fila varios temas',
    {
      title: 'Melhorar atendimento, clima e processo',
      objective: 'Melhorar o atendimento ao cliente, o clima da equipe e os processos internos',
      context:
        'TMA em 9 minutos, 18% de abandono e muita reclamação no Reclame Aqui. A equipe está cansada e o absenteísmo subiu.',
      deadline: '2027-03-26',
      priority: 'media',
      detailLevel: 'detalhado',
      resources: 'Monitoria de qualidade\nRelatórios do discador',
      challenges: 'Dimensionamento apertado, sistema lento',
      successMetrics: ['TMA de 9 para 6 minutos', 'Abandono abaixo de 8%', 'Absenteísmo'],
      additionalNotes: 'Priorizar os clientes corporativos.',
    },
    {
      company: { name: 'Atende Já', values: ['Empatia', 'Agilidade'] },
      team: { name: 'SAC', goals: ['Reduzir o abandono para 8%'] },
    },
  ),
];
