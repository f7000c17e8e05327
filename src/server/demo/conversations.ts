import type { TalkingPointBox } from '#shared/conversations.ts';

interface DemoPoint {
  box: TalkingPointBox;
  text: string;
}

/** A conversation that was held so many days ago; the next one is planned by the team's frequency. */
export interface DemoConversation {
  with: string;
  daysAgo: number;
  at: string;
  treated: readonly DemoPoint[];
  /** What there was no time for: it waits for the next. */
  left?: readonly DemoPoint[];
  outcome: string;
  agreed: string;
}

const shared = (text: string): DemoPoint => ({ box: 'shared', text });
const mine = (text: string): DemoPoint => ({ box: 'private', text });

export const demoConversations: readonly DemoConversation[] = [
  {
    with: 'Letícia Moura',
    daysAgo: 12,
    at: '10:30',
    treated: [shared('Como defender preço sem ceder no prazo'), mine('Reconhecer o caso do Ahú')],
    left: [shared('Visitar uma obra com Everton'), mine('Sondar interesse por coordenar')],
    outcome:
      'Chegou com os números prontos.\nAinda evita falar de preço por telefone.\nSaiu animada.',
    agreed:
      'Letícia liga para os dois orçamentos parados até sexta; eu acompanho a primeira ligação.',
  },
  {
    with: 'Letícia Moura',
    daysAgo: 27,
    at: '10:30',
    treated: [shared('Propostas paradas há mais de dez dias')],
    outcome: 'Trouxe três propostas e pediu ajuda em uma.\nFalta anotar o motivo de cada recusa.',
    agreed: 'Registrar o motivo da recusa no mesmo dia.',
  },
  {
    with: 'Letícia Moura',
    daysAgo: 68,
    at: '11:00',
    treated: [shared('Metas do trimestre'), mine('Não prometer prazo de produção por ela')],
    outcome: 'Aceitou a meta e pediu mais visitas acompanhadas.',
    agreed: 'Duas visitas por mês com Bruno.',
  },
  {
    with: 'Bruno Tavares',
    daysAgo: 16,
    at: '09:00',
    treated: [shared('Repasse das contas pequenas'), shared('Férias de janeiro')],
    outcome: 'Resiste a largar os clientes antigos.\nConcordou em começar por quatro.',
    agreed: 'Bruno passa quatro contas a Diego até o fim do mês.',
  },
  {
    with: 'Camila Rezende',
    daysAgo: 19,
    at: '15:00',
    treated: [shared('Pré-contrato sem a cor do puxador')],
    left: [shared('Curso de render em fevereiro')],
    outcome: 'Reconheceu a falha e já tinha uma lista de conferência.',
    agreed: 'A lista passa a ir anexa a todo pré-contrato.',
  },
  {
    with: 'Diego Farias',
    daysAgo: 37,
    at: '14:00',
    treated: [shared('Propostas sem lista de ferragens'), mine('Ouvir antes de corrigir')],
    outcome: 'Ficou na defensiva no começo.\nDepois mostrou onde o modelo confunde.',
    agreed: 'Eu peço a Marina um modelo com a lista pronta.',
  },
  {
    with: 'Sérgio Batista',
    daysAgo: 26,
    at: '07:40',
    treated: [shared('Mudanças de prioridade sem ouvir Adriana')],
    left: [shared('Quem cobre as férias dele')],
    outcome: 'Entendeu o efeito na programação.\nPediu dez minutos fixos com Adriana às quintas.',
    agreed: 'Reunião de dez minutos com Adriana toda quinta, antes de mexer na fila.',
  },
  {
    with: 'Sérgio Batista',
    daysAgo: 96,
    at: '07:40',
    treated: [shared('Reunião semanal que passa da hora')],
    outcome: 'Concordou em levar a pauta escrita.',
    agreed: 'Pauta na véspera, trinta minutos no relógio.',
  },
  {
    with: 'Jonas Ribeiro',
    daysAgo: 33,
    at: '13:10',
    treated: [shared('Programa das portas curvas'), shared('Turno da manhã')],
    left: [mine('Sondar como vê a liderança do turno')],
    outcome: 'Mostrou o ajuste no papel.\nQuer ensinar o turno da tarde.',
    agreed: 'Jonas prepara uma demonstração de meia hora.',
  },
  {
    with: 'Ivone Dias',
    daysAgo: 61,
    at: '16:00',
    treated: [shared('Ensinar a regulagem a Luana')],
    outcome: 'Gosta de ensinar, mas teme perder produção.',
    agreed: 'Quarenta minutos por semana, às terças.',
  },
  {
    with: 'Caio Monteiro',
    daysAgo: 141,
    at: '17:00',
    treated: [shared('Projetos devolvidos na véspera')],
    outcome: 'Cansado das correções à noite.\nPediu a ata assinada antes do projeto.',
    agreed: 'Projeto só começa com a ata da medição assinada.',
  },
  {
    with: 'Renata Brandão',
    daysAgo: 215,
    at: '11:20',
    treated: [shared('Carga da equipe de projetos')],
    outcome: 'Trouxe a planilha de horas.\nFaltava dizer não a um pedido por semana.',
    agreed: 'Renata leva os pedidos fora de hora à reunião de segunda.',
  },
  {
    with: 'Bruno Tavares',
    daysAgo: 268,
    at: '09:00',
    treated: [shared('Divisão da carteira')],
    outcome: 'Primeira conversa com pauta.\nPrefere falar andando.',
    agreed: 'Conversa quinzenal, às quartas.',
  },
];
