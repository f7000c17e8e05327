import { addDays, daysBetween, formatDay } from '#shared/format.ts';
import { plannedDay, weekdayOf } from '../kit/business-days.ts';
import { sentencesOf } from '../reading/sentences.ts';
import type { PlannedAction } from './contract.ts';
import type { Plan } from './plan.ts';

/** More lines than these make a sheet that nobody fills in. */
const mostRows = 12;
const sheetRows = 6;
/** A sheet has room for so many figures. */
const mostColumns = 4;
/** In characters. */
const longestAim = 200;
const friday = 5;

/** What the leader uses on the day: the message that opens the plan, and the sheet of the week. */
export function readyOf(plan: Plan, actions: readonly PlannedAction[]) {
  const { sheet } = plan.mould;
  return [
    opening(plan, actions),
    tasks(plan),
    ...(sheet === null ? [] : [blankSheet(sheet)]),
    ...(plan.isUrgent || plan.metrics.length === 0 ? [] : [weeks(plan)]),
  ];
}

function opening(
  { title, objective, span, isUrgent, leader }: Plan,
  [first]: readonly PlannedAction[],
) {
  const end = formatDay(span.deadline);
  return {
    title: 'Mensagem para abrir o plano com a equipe',
    lines: [
      'Pessoal, vamos começar um plano de ação.',
      `Plano: ${title}`,
      ...(isSaidInOne(objective) ? [`Objetivo: ${objective}`] : []),
      `Prazo: ${end}`,
      `A primeira ação é até ${first?.deadline ?? end}. Antes de começar, quero ouvir o que vocês acham que falta.`,
      isUrgent
        ? 'Se algo travar, me avisem na hora.'
        : 'Se alguém perceber que não vai cumprir um prazo, me avise antes dele.',
      leader,
    ],
    columns: [],
    rows: [],
  };
}

/** A longer aim is a story, which the plan itself tells. */
function isSaidInOne(objective: string): boolean {
  return objective !== '' && objective.length <= longestAim && sentencesOf(objective).length === 1;
}

/** What is written down day by day, in the columns that the trouble asks for. */
function blankSheet({ title, columns }: { title: string; columns: readonly string[] }) {
  const rows = Array.from({ length: sheetRows }, () => columns.map(() => ''));
  return { title, lines: [], columns: [...columns], rows };
}

/** What the team settles: the columns in which its tasks are written. */
function tasks({ isUrgent }: Plan) {
  const columns = ['Tarefa', 'Responsável', 'Prazo'];
  const count = isUrgent ? 3 : 5;
  return {
    title: 'Tarefas combinadas com a equipe',
    lines: [],
    columns,
    rows: Array.from({ length: count }, (_, at) => [`${at + 1}.`, '', '']),
  };
}

/** One line a week, or fewer where the plan is long; the cells are for a hand to fill in. */
function weeks({ metrics, span }: Plan) {
  const columns = ['Dia', ...metrics.slice(0, mostColumns), 'O que andou', 'O que travou'];
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
  const count = Math.floor(daysBetween(first, horizon) / 7) + 1;
  const step = Math.ceil(count / mostRows) * 7;
  const fridays = Array.from({ length: Math.ceil((count * 7) / step) }, (_, at) =>
    addDays(first, at * step),
  );
  const within = { today, deadline: horizon };
  return [...new Set([...fridays, horizon].map((day) => plannedDay(day, within)))];
}
