import { blank } from '../reading/set-text.ts';

/*
 * A plan that holds for any aim and any trade: the leader's next moves, and blank lines for what only the leader
 * knows. Which fields were filled in decides what it says of them; no word of what was typed does.
 */

/** One action of a plan, in whole sentences. */
export interface MouldAction {
  /** Begins with an infinitive. */
  task: string;
  /** Who answers for it: the leader, or someone of the team. */
  owner: 'leader' | 'colleague';
  /** How much of the way is gone when it is due: preparing is quick. */
  share: number;
  /** Stands in a short plan too. */
  isShort: boolean;
}

export interface MouldRisk {
  risk: string;
  sign: string;
  response: string;
}

export interface ActionMould {
  /** In order of time; the last one looks back. */
  actions: readonly MouldAction[];
  /** Stand where no difficulty was typed. */
  risks: readonly MouldRisk[];
}

/** What there is for the actions to speak of. */
export interface Means {
  hasMetrics: boolean;
  hasResources: boolean;
  hasChallenges: boolean;
  /** Somebody was hurt, or the aim is that nobody is. */
  hasDanger: boolean;
}

type Owner = MouldAction['owner'];
const short = (share: number, owner: Owner, task: string): MouldAction => ({
  task,
  owner,
  share,
  isShort: true,
});
const detail = (share: number, owner: Owner, task: string): MouldAction => ({
  ...short(share, owner, task),
  isShort: false,
});

const stopDanger = short(
  0,
  'leader',
  'Parar ou isolar a tarefa que pode machucar alguém e só liberar depois da conferência de quem responde pela segurança.',
);

export function generalMould(means: Means): ActionMould {
  const { hasMetrics, hasResources, hasChallenges, hasDanger } = means;
  return {
    actions: [
      ...(hasDanger ? [stopDanger] : []),
      short(
        0.04,
        'leader',
        hasMetrics
          ? 'Registrar o valor de hoje de cada métrica, para comparar no fim.'
          : `Escolher como o resultado será medido e registrar o valor de hoje: ${blank}`,
      ),
      short(0.06, 'leader', 'Apresentar o plano à equipe e ouvir o que falta nele.'),
      ...(hasResources
        ? [
            short(
              0.08,
              'colleague',
              'Confirmar a disponibilidade dos recursos listados neste plano.',
            ),
          ]
        : []),
      ...(hasChallenges
        ? [
            detail(
              0.1,
              'leader',
              'Combinar o que fazer diante de cada dificuldade listada em Riscos.',
            ),
          ]
        : []),
      short(0.12, 'leader', 'Definir as tarefas com a equipe, cada uma com responsável e prazo.'),
      detail(0.14, 'leader', 'Marcar as conversas de acompanhamento com a equipe.'),
      detail(
        0.35,
        'colleague',
        'Conferir se as primeiras tarefas foram concluídas e contar o que travou.',
      ),
      short(0.6, 'leader', 'Conferir o andamento com a equipe e ajustar tarefas e prazos.'),
      short(
        1,
        'leader',
        'Comparar o resultado com o objetivo e combinar como manter o que deu certo.',
      ),
    ],
    risks: [
      {
        risk: 'Falta de tempo para o plano na rotina da equipe',
        sign: 'um prazo passa sem conversa',
        response: 'rever as prioridades da semana e remarcar o que for preciso',
      },
      {
        risk: 'Tarefas sem uma pessoa responsável',
        sign: 'ninguém sabe dizer em que ponto a tarefa está',
        response: 'definir o nome e o prazo na conversa seguinte',
      },
    ],
  };
}

/** Where there are hours or a few days. */
export function urgentMould({ hasMetrics, hasResources, hasDanger }: Means): ActionMould {
  return {
    actions: [
      ...(hasDanger ? [stopDanger] : []),
      short(0.1, 'leader', 'Dizer à equipe o que precisa estar resolvido no fim do prazo.'),
      short(0.2, 'leader', `Definir o que será feito neste prazo: ${blank}`),
      ...(hasResources
        ? [
            detail(
              0.3,
              'leader',
              'Confirmar quais recursos listados neste plano estão disponíveis já.',
            ),
          ]
        : []),
      detail(0.4, 'leader', 'Avisar quem será afetado.'),
      detail(0.6, 'leader', 'Anotar o que ficou de fora e quem cuida disso.'),
      short(0.8, 'colleague', 'Pedir a uma segunda pessoa que confira o que foi feito.'),
      short(
        1,
        'leader',
        hasMetrics
          ? 'Conferir as métricas no fim do prazo e combinar o que ainda precisa ser feito.'
          : 'Conferir o resultado no fim do prazo e combinar o que ainda precisa ser feito.',
      ),
    ],
    risks: [
      {
        risk: 'Prazo curto para tudo o que se quer resolver',
        sign: 'mais de uma frente começa no mesmo dia',
        response: 'ficar com a que mais pesa e marcar data para as outras',
      },
    ],
  };
}
