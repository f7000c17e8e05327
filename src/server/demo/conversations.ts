import type { TalkingPointBox } from '#shared/conversations.ts';
import type { DemoCommitment } from './commitments.ts';

/** A point that was treated, or a line of what was agreed, that is followed from then on. */
export interface DemoAgreed extends Pick<
  DemoCommitment,
  'text' | 'owner' | 'due' | 'postponed' | 'keptAfter' | 'evidence'
> {
  /** The words that it came of. */
  said: string;
}

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
  followed?: readonly DemoAgreed[];
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
    followed: [
      {
        said: 'Como defender preço sem ceder no prazo',
        text: 'Levar a Letícia três casos de preço defendido com prazo',
        owner: 'leader',
        due: 19,
      },
      {
        said: 'Letícia liga para os dois orçamentos parados até sexta; eu acompanho a primeira ligação.',
        text: 'Ligar para os dois orçamentos parados',
        owner: 'employee',
        due: 4,
        keptAfter: 4,
        evidence: 'Um fechou, o outro pediu nova medida',
      },
    ],
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
    followed: [
      {
        said: 'Bruno passa quatro contas a Diego até o fim do mês.',
        text: 'Passar quatro contas a Diego',
        owner: 'employee',
        due: 21,
      },
    ],
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
    followed: [
      {
        said: 'Eu peço a Marina um modelo com a lista pronta.',
        text: 'Pedir a Marina um modelo com a lista pronta',
        owner: 'leader',
        due: 7,
        postponed: [[7, 14]],
        keptAfter: 13,
      },
    ],
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
    followed: [
      {
        said: 'Jonas prepara uma demonstração de meia hora.',
        text: 'Preparar uma demonstração de meia hora',
        owner: 'employee',
        due: 14,
        keptAfter: 16,
      },
    ],
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
  {
    with: 'Thiago Antunes',
    daysAgo: 9,
    at: '15:30',
    treated: [shared('Medição refeita no Batel')],
    outcome: 'Explicou o que faltou na visita.\nPediu uma trena a laser.',
    agreed: 'Medir sempre com duas pessoas até janeiro.',
  },
  {
    with: 'Adriana Couto',
    daysAgo: 18,
    at: '08:10',
    treated: [shared('Fila da quinta-feira')],
    outcome: 'Trouxe a programação impressa.\nQuer ser ouvida antes das mudanças.',
    agreed: 'A fila só muda depois de falar com ela.',
  },
  {
    with: 'Luana Freitas',
    daysAgo: 24,
    at: '16:20',
    treated: [shared('Aprender a regulagem')],
    outcome: 'Está à vontade com a coladeira.\nTem vergonha de perguntar.',
    agreed: 'Uma pergunta por dia a Ivone, sem falta.',
  },
  {
    with: 'Everton Guedes',
    daysAgo: 31,
    at: '07:30',
    treated: [shared('Montagens na véspera de feriado')],
    outcome: 'Aceitou rever a escala.\nPrefere saber com uma semana.',
    agreed: 'Escala pronta na segunda-feira.',
  },
  {
    with: 'Rosana Lima',
    daysAgo: 45,
    at: '14:20',
    treated: [shared('Lotes liberados sem etiqueta')],
    outcome: 'Mostrou as fotos dos três casos.',
    agreed: 'Lote sem etiqueta fica na bancada dela.',
  },
  {
    with: 'Márcio Paiva',
    daysAgo: 54,
    at: '11:10',
    treated: [shared('Peças refeitas por furação')],
    outcome: 'Separou as peças por motivo.',
    agreed: 'Toda peça refeita leva o motivo a lápis.',
  },
];
