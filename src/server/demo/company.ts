import type { Registration } from '#shared/accounts.ts';
import type { CompanyForm } from '#shared/companies.ts';
import type { TeamForm } from '#shared/teams.ts';

/*
 * A company that does not exist, for trying the product out: people, firms and events are made up, and
 * nothing is said of anyone but their work. Addresses under `.example` reach nobody.
 */

export const leader: Registration = {
  name: 'Helena Vasconcelos',
  email: 'helena@ibira.example',
  phone: '4133330100',
  position: 'Gerente Geral',
  tipo: 'líder',
  password: 'leme-demonstracao',
};

export const company: CompanyForm = {
  name: 'Ibirá Móveis Planejados',
  cnpj: '12.345.678/0001-95',
  description:
    'Fábrica e loja de móveis planejados em Curitiba, com 26 pessoas. Atende casas e pequenos escritórios, do primeiro desenho à montagem.',
  activities:
    'Venda consultiva em loja, projeto e orçamento, produção própria em MDF, entrega, montagem e assistência depois da instalação.',
  philosophy: {
    mission:
      'Fazer móveis que cabem na casa e na rotina de quem os encomenda, com prazo combinado e cumprido.',
    vision: 'Ser a marcenaria que os clientes de Curitiba indicam sem ressalvas.',
    values: [
      'Prazo é compromisso',
      'Medir duas vezes, cortar uma',
      'Clareza com o cliente',
      'Aprender com o erro',
      'Cuidado com a casa dos outros',
    ],
  },
  processes: [
    { name: 'Visita técnica e medição' },
    { name: 'Aprovação do projeto executivo' },
    { name: 'Programação semanal da fábrica' },
    { name: 'Inspeção antes do carregamento' },
    { name: 'Vistoria de montagem com o cliente' },
    { name: 'Atendimento de assistência técnica' },
  ],
};

export const teams: readonly TeamForm[] = [
  {
    name: 'Comercial',
    description:
      'Atende na loja e por mensagem, faz a proposta e acompanha o cliente até o contrato.',
    goals: [
      'Responder aos pedidos de orçamento em até 24 horas',
      'Converter 30% das propostas apresentadas',
      'Registrar no contrato tudo o que foi combinado com o cliente',
      'Aumentar a indicação de clientes atendidos',
    ],
    managementSettings: {
      feedbackFrequency: 'biweekly',
      intelligentTracking: true,
      teamMeetingFrequency: 'weekly',
    },
  },
  {
    name: 'Projetos',
    description: 'Mede, desenha, detalha e orça cada ambiente antes de ele ir para a fábrica.',
    goals: [
      'Entregar o projeto executivo em até 7 dias depois da medição',
      'Reduzir as peças refeitas por erro de projeto',
      'Padronizar a biblioteca de ferragens',
    ],
    managementSettings: {
      feedbackFrequency: 'monthly',
      intelligentTracking: true,
      teamMeetingFrequency: 'biweekly',
    },
  },
  {
    name: 'Produção',
    description: 'Corta, usina, cola bordas, monta e confere os móveis na fábrica.',
    goals: [
      'Cumprir 95% da programação semanal',
      'Baixar as perdas de chapa de 11% para 8%',
      'Liberar todo lote com inspeção registrada',
    ],
    managementSettings: {
      feedbackFrequency: 'monthly',
      intelligentTracking: false,
      teamMeetingFrequency: 'weekly',
    },
  },
  {
    // Not set on purpose: the dashboard suggests it.
    name: 'Entrega e Montagem',
    description: 'Carrega, entrega, monta na casa do cliente e resolve as assistências.',
    goals: [
      'Concluir 90% das montagens na primeira visita',
      'Atender assistências em até 5 dias úteis',
    ],
    managementSettings: null,
  },
];
