import { addDays, formatDay } from '#shared/format.ts';
import { removalNotices } from '../knowledge/guardrails.ts';
import { profileGuides, withoutProfile } from '../knowledge/profiles.ts';
import { joinList, upperFirst, withFinalStop } from '../writing/portuguese.ts';
import type { PlannedSteps } from './actions.ts';
import { connectionLines } from './connections.ts';
import { actionPriorities } from './contract.ts';
import { conductLine, diaryLine, noteLines } from './note-lines.ts';
import type { Assumed, Plan } from './plan.ts';
import { readResource } from '../knowledge/action-themes/resources.ts';
import { resourceLines } from './resource-lines.ts';
import { riskLines } from './risks.ts';
import { paceName } from './metrics.ts';
import { objectiveAdvice } from './objective-advice.ts';
import { mostOnLastDay, rhythms, shortPeriodDays } from './rules.ts';

/** What the leader should know and do about the plan. */
export function suggestionsFor(plan: Plan, { steps, resources }: PlannedSteps): string[] {
  const days = steps.map(({ day }) => day);
  const lines = [
    ...conductLine(plan, steps),
    ...initialValues(plan),
    ...objectiveAdvice(plan),
    ...riskLines(plan),
    review(plan),
    ...tightPeriod(plan, days),
    ...longPeriod(plan),
    ...resourceLines(resources.left),
    ...manyMetrics(plan),
    ...costs(plan),
    ...connectionLines(plan, steps),
    ...accompaniment(plan),
    ...noteLines(plan, steps),
    ...diaryLine(plan),
    ...moreData(plan),
    ...[...plan.removed].map((reason) => removalNotices[reason]),
  ];
  return [...new Set(lines)];
}

/** What the leader did not say and the plan had to begin with. */
function initialValues(plan: Plan): string[] {
  const { assumed, days, priority, objectives, isPast } = plan;
  const lines: string[] = [];
  if (assumed.has('objective')) {
    lines.push(
      objectives.length === 0
        ? 'O plano ainda não tem objetivo: defini-lo muda as ações, as datas e os indicadores abaixo.'
        : 'O objetivo foi deduzido do que foi informado: confirme se é esse o resultado esperado.',
    );
  }
  const values = [
    assumed.has('deadline') ? `o prazo de ${days} dias` : '',
    assumed.has('priority') ? `a prioridade ${actionPriorities[priority].toLowerCase()}` : '',
  ].filter((value) => value !== '');
  if (isPast) {
    lines.push('A data final informada já passou e não foi usada.');
  }
  if (values.length > 0) {
    const are = values.length > 1 ? 'são valores iniciais' : 'é um valor inicial';
    lines.push(`${upperFirst(joinList(values))} ${are}: ajuste antes de combinar o plano.`);
  }
  return lines;
}

const reviews: readonly ((pace: string, first: string) => string)[] = [
  (pace, first) =>
    `Fazer uma reunião de acompanhamento ${pace}, de 20 minutos${first}: o que foi concluído, o que travou e o que muda até a próxima.`,
  (pace, first) =>
    `Manter uma reunião de acompanhamento ${pace}, de 20 minutos${first}, com três perguntas: o que saiu, o que está parado e de quem depende o próximo passo.`,
  (pace, first) =>
    `Reservar 20 minutos para uma reunião de acompanhamento ${pace}${first}: conferir as datas, decidir o que destrava e registrar os combinados.`,
];

function review({ priority, days, dates, today, variants }: Plan): string {
  const every = rhythms[priority].reviewEvery;
  const pace = paceName(every, days);
  const day = addDays(today, Math.min(every, 14, Math.floor(days / 2)));
  const percent = days === 0 ? 100 : ((daysFrom(today, day) + 0.01) / days) * 100;
  const first = pace.startsWith('no início')
    ? ''
    : `, a primeira em ${formatDay(dates.at(percent))}`;
  return variants.take(reviews)(pace, first);
}

function daysFrom(today: string, day: string): number {
  return Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
}

function tightPeriod({ days: period, deadline }: Plan, days: readonly string[]): string[] {
  const last = days.at(-1);
  const share = days.filter((day) => day === last).length / days.length;
  if (period >= shortPeriodDays && share <= mostOnLastDay) return [];
  return [
    `O prazo é curto para tantas ações: cuidar primeiro das que estão no alto da lista e combinar nova data para o que não couber até ${formatDay(deadline)}.`,
  ];
}

const yearDays = 365;

function longPeriod({ days }: Plan): string[] {
  if (days <= yearDays) return [];
  return [
    'O período é longo: dividir o plano em ciclos de três meses, com uma meta para cada um, e rever as datas a cada ciclo.',
  ];
}

const mostMetrics = 5;

function manyMetrics({ metrics, dates }: Plan): string[] {
  if (metrics.length <= mostMetrics) return [];
  return [
    `São muitos indicadores para um só plano: escolher até cinco para acompanhar de perto e olhar os demais na revisão de ${formatDay(dates.at(50))}.`,
  ];
}

function costs({ detail, resources }: Plan): string[] {
  if (detail === 'resumido' || resources.some((each) => readResource(each).kind === 'money')) {
    return [];
  }
  return [
    'Custos: as ações usam tempo de trabalho, dentro da jornada. Se alguma exigir gasto, confirmar o valor e quem aprova antes de começar.',
  ];
}

function accompaniment({ person, context }: Plan): string[] {
  if (person.name === '') return [];
  const profile = context.employee?.behavioralProfile ?? null;
  return [(profile === null ? withoutProfile : profileGuides[profile]).accompaniment];
}

const asked: readonly [Assumed, string][] = [
  ['objective', 'objetivo principal'],
  ['context', 'contexto'],
  ['deadline', 'data final'],
  ['metrics', 'métricas de sucesso'],
];

function moreData({ assumed, challenges, resources, teamGoals, values }: Plan): string[] {
  const form = asked.filter(([field]) => assumed.has(field)).map(([, name]) => name);
  const others = [
    challenges.length === 0 ? 'desafios previstos' : '',
    resources.length === 0 ? 'recursos disponíveis' : '',
    teamGoals.length === 0 ? 'metas da equipe' : '',
    values.length === 0 ? 'valores da empresa' : '',
  ].filter((name) => name !== '');
  if (form.length === 0 && others.length < 3) return [];
  return [
    withFinalStop(`Para um resultado mais preciso, informe: ${[...form, ...others].join('; ')}`),
  ];
}
