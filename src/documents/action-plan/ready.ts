import { addDays, daysBetween, formatDay } from '#shared/format.ts';
import { plannedDay, weekdayOf } from '../kit/business-days.ts';
import { quote } from '../reading/quote.ts';
import { sentencesOf } from '../reading/sentences.ts';
import type { PlannedAction } from './contract.ts';
import type { Plan } from './plan.ts';

/** More lines than these make a sheet that nobody fills in. */
const mostRows = 12;
/** A sheet has room for so many figures. */
const mostColumns = 4;
/** In characters. */
const longestAim = 200;
const friday = 5;

/** What the leader uses on the day: the message that opens the plan, and the sheet of the week. */
export function readyOf(plan: Plan, actions: readonly PlannedAction[]) {
  return plan.isUrgent ? [opening(plan, actions)] : [opening(plan, actions), sheet(plan)];
}

function opening(
  { title, objective, span, isUrgent, leader }: Plan,
  [first]: readonly PlannedAction[],
) {
  const end = formatDay(span.deadline);
  return {
    title: 'Mensagem para abrir o plano com a equipe',
    lines: [
      `Pessoal, vamos começar este plano: ${quote(title)}`,
      ...(isSaidInOne(objective) ? [`Até ${end}, o que se quer é isto: ${quote(objective)}`] : []),
      `A primeira ação é até ${first?.deadline ?? end}. Quero ouvir de vocês o que falta no plano e o que costuma travar, antes de começar.`,
      isUrgent
        ? 'Quem encontrar um obstáculo me avisa na hora.'
        : 'Depois conversamos quinze minutos por semana: o que andou, o que travou e quem resolve. Quem não conseguir cumprir uma data me avisa antes dela.',
      leader,
    ],
    columns: [],
    rows: [],
  };
}

/** A longer aim is a story, which the plan itself tells. */
function isSaidInOne(objective: string): boolean {
  return objective.length <= longestAim && sentencesOf(objective).length === 1;
}

/** One line a week, or fewer where the plan is long; the cells are for a hand to fill in. */
function sheet({ metrics, span }: Plan) {
  const columns = [
    'Dia',
    ...metrics.slice(0, mostColumns),
    'O que andou',
    'O que travou e quem resolve',
  ];
  return {
    title: 'Folha da semana',
    lines: [],
    columns,
    rows: sheetDays(span).map((day) => [formatDay(day), ...columns.slice(1).map(() => '')]),
  };
}

/** Fridays, or the last day of work before them, and the last day of the plan. */
function sheetDays({ today, horizon }: Plan['span']): string[] {
  const first = addDays(today, (friday - weekdayOf(today) + 7) % 7);
  const weeks = Math.floor(daysBetween(first, horizon) / 7) + 1;
  const step = Math.ceil(weeks / mostRows) * 7;
  const fridays = Array.from({ length: Math.ceil((weeks * 7) / step) }, (_, at) =>
    addDays(first, at * step),
  );
  const within = { today, deadline: horizon };
  return [...new Set([...fridays, horizon].map((day) => plannedDay(day, within)))];
}
