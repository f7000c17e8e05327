import { formatDay, plural } from '#shared/format.ts';
import { monthsBetween } from '../writing/calendar.ts';
import { contract, joinList } from '../writing/portuguese.ts';
import { mention, openObjectives } from './mentions.ts';
import { goalSort } from './goals.ts';
import { begunBy } from './notes.ts';
import type { Plan } from './plan.ts';

const fewest = 3;

/** In a few days there is no route to review. */
const fewDays = 5;

/** Three or four days on which leader and person look at the plan together. */
export function milestones(plan: Plan): string[] {
  if (plan.days < fewDays) return milestonesInDays(plan);
  const texts = [
    () => firstResult(plan),
    (day: string) => review(plan, day),
    () => autonomy(plan),
    () => 'Avaliação final e próximos passos',
  ];
  const days = daysAt(plan, [25, 50, 75, 100]);
  const steps = texts.map((text, index) => ({ text, day: days[index] ?? plan.deadline }));
  // Where days coincide, the later milestone stands for both, as long as three are left.
  const distinct = steps.filter(({ day }, index) => day !== steps[index + 1]?.day);
  const kept = distinct.length >= fewest ? distinct : steps.slice(-fewest);
  return kept.map(({ day, text }) => `${formatDay(day)} — ${text(day)}`);
}

/** In order: a day without a business day before it falls on the deadline. */
function daysAt({ dayAt }: Plan, percents: readonly number[]): string[] {
  return percents.map(dayAt).toSorted();
}

function milestonesInDays(plan: Plan): string[] {
  const [first, middle, last] = daysAt(plan, [0, 50, 100]).map(formatDay);
  return [
    `${first} — Acordo do plano: objetivos e primeiras ações confirmados em conversa`,
    `${middle} — Primeira prática: o que foi feito e o que se percebeu`,
    `${last} — Avaliação final e próximos passos`,
  ];
}

function topNames({ competencies }: Plan, count: number): string {
  const growing = competencies.filter(({ distance }) => distance > 0);
  const names = (growing.length > 0 ? growing : competencies)
    .slice(0, count)
    .map(({ name }) => name.replace(/ \([^)]*\)$/u, ''));
  const brief = names.filter((name) => name.split(/\s+/u).length <= 5);
  return brief.length > 0 ? joinList(brief) : 'a competência prioritária';
}

function firstResult(plan: Plan): string {
  const measured = plan.goals.some((goal) => ['reduce', 'increase'].includes(goalSort(goal)));
  const baseline = measured ? '; linha de base dos objetivos registrada' : '';
  if (!plan.competencies.some(({ distance }) => distance > 0)) {
    return `Primeiro resultado visível: uma prática ${contract('de', topNames(plan, 2))} compartilhada com a equipe${baseline}`;
  }
  return `Primeiro resultado visível: aplicação inicial ${contract('de', topNames(plan, 2))} conferida com a liderança${baseline}`;
}

function review(plan: Plan, day: string): string {
  const event = plan.notes.find((note) => note.event && begunBy(day, note.event.when))?.event;
  const [objective] = openObjectives(plan);
  const looked = event
    ? `o que ${event.phrase} alterou no plano e o que ajustar`
    : 'o que manter, o que ajustar e o que deixar de fazer';
  const next =
    objective === undefined || objective.split(/\s+/u).length > 14
      ? ''
      : `; que passo dar, a partir daqui, ${mention('no objetivo registrado', objective)}`;
  return `Revisão de rota: ${looked}${next}`;
}

function autonomy(plan: Plan): string {
  if (!plan.competencies.some(({ distance }) => distance > 0)) {
    return `Autonomia em teste: apoio a quem está começando ${contract('em', topNames(plan, 1))}`;
  }
  return `Autonomia em teste: práticas ${contract('de', topNames(plan, 1))} com menos acompanhamento da liderança`;
}

/** '6 meses', or days where there are not two whole months. */
export function duration({ today, deadline, days }: Plan): string {
  const months = monthsBetween(today, deadline);
  return months >= 2 ? plural(months, 'mês', 'meses') : plural(Math.max(1, days), 'dia', 'dias');
}
