import { anyTheme } from '../knowledge/action-plan/any-theme.ts';
import type { PlanTheme, ThemeAction, ThemeRisk } from '../knowledge/action-plan/theme.ts';
import { blank } from '../reading/set-text.ts';

/*
 * What every plan has, whatever its aim: a figure to begin with, a talk with the team, a look back. Between them stand
 * the steps of the trouble that the title names, or those that hold for any. Which fields were filled in decides the
 * rest; no word of a longer text does.
 */

export interface ActionMould {
  /** In order of time; the last one looks back. */
  actions: readonly ThemeAction[];
  /** Stand where no difficulty was typed. */
  risks: readonly ThemeRisk[];
  /** What is written down on the way; a plan of days has none. */
  sheet: PlanTheme['sheet'] | null;
}

/** What there is for the actions to speak of. */
export interface Means {
  hasMetrics: boolean;
  hasResources: boolean;
  /** Somebody was hurt, or the aim is that nobody is. */
  hasDanger: boolean;
  theme: PlanTheme | null;
}

type Owner = ThemeAction['owner'];
const short = (share: number, owner: Owner, task: string, done = ''): ThemeAction => ({
  task,
  done,
  owner,
  share,
  isShort: true,
});
const detail = (share: number, owner: Owner, task: string): ThemeAction => ({
  ...short(share, owner, task),
  isShort: false,
});

const stopDanger = short(
  0,
  'leader',
  'Parar ou isolar a tarefa que pode machucar alguém e só liberar depois da conferência de quem responde pela segurança.',
);

export function generalMould({ hasMetrics, hasDanger, theme }: Means): ActionMould {
  const { actions, risks, sheet } = theme ?? anyTheme;
  return {
    actions: [
      ...(hasDanger ? [stopDanger] : []),
      short(
        0.04,
        'leader',
        hasMetrics
          ? 'Registrar o valor de hoje de cada métrica, para comparar no fim.'
          : `Escolher como o resultado será medido e registrar o valor de hoje: ${blank}`,
        'o número de hoje à vista da equipe',
      ),
      short(
        0.06,
        'leader',
        'Apresentar o plano à equipe e ouvir o que falta nele.',
        'o que a equipe acrescentou está na folha de tarefas',
      ),
      ...actions,
      short(
        0.6,
        'leader',
        'Conferir o andamento com a equipe e ajustar tarefas e prazos.',
        'cada tarefa com o prazo confirmado ou mudado',
      ),
      short(
        1,
        'leader',
        'Comparar o resultado com o objetivo e combinar como manter o que deu certo.',
        'o número de hoje ao lado do novo, e quem cuida daqui em diante',
      ),
    ],
    risks,
    sheet,
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
    sheet: null,
  };
}
