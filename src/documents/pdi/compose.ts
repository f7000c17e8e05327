import { formatDay, plural } from '#shared/format.ts';
import * as z from 'zod/mini';
import { periodText, type Span } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { quote } from '../reading/quote.ts';
import { pdiContentSchema, type PdiContent, type PdiForm } from './contract.ts';
import { milestones, reviewQuestions, risks } from './mould.ts';
import { noticesOf } from './notices.ts';
import { employeeLine, planOf, type Plan } from './plan.ts';
import { actionsOf, paceOf } from './steps.ts';

/** From so many weeks on, a plan has four milestones and three talks. */
const longPlan = 6;
const mostColleagues = 4;
/** In words. */
const longestSummary = 55;
/** In characters: what is longer is quoted where it has room. */
const longestInSummary = 80;

/** The plan as an expert's workbook has it, filled in with what was typed. */
export function composePdi(brief: Brief<PdiForm>, context: DocumentContext): PdiContent {
  const plan = planOf(brief, context);
  const { person, span, competencies } = plan;
  const goals =
    plan.goals.length > 0
      ? plan.goals
      : ['Fazer sem ajuda um trabalho que hoje pede apoio, escolhido na primeira conversa'];
  // The widest way to go comes first.
  const ordered = competencies.toSorted(
    (one, other) => other.targetLevel - other.currentLevel - (one.targetLevel - one.currentLevel),
  );
  const actions = actionsOf(ordered, goals, span);
  return z.parse(pdiContentSchema, {
    title: person.name === '' ? 'Plano de desenvolvimento individual' : `PDI de ${person.name}`,
    employee: employeeLine(person),
    period: periodText(span),
    summary: summaryOf(plan, ordered, goals),
    competencies: ordered.map((competency, index) => ({
      ...competency,
      actions: actions[index] ?? [],
    })),
    goals,
    leaderPart: leaderPartOf(plan, goals, context),
    timeline: {
      duration: span.duration,
      start: formatDay(span.today),
      end: formatDay(span.deadline),
      milestones: milestonesOf(span),
    },
    risks: risksOf(span),
    suggestions: noticesOf(plan, context),
  });
}

function summaryOf(
  { person, span }: Plan,
  competencies: Plan['competencies'],
  goals: readonly string[],
): string {
  const [goal = ''] = goals;
  const ways = competencies
    .map(({ name, currentLevel, targetLevel }) => `${name} (${currentLevel} → ${targetLevel})`)
    .join('; ');
  const pace = paceOf(span);
  const reached = competencies.every((each) => each.currentLevel >= each.targetLevel);
  const parts = [
    `${person.name === '' ? 'Este' : `${person.name}, este`} plano tem ${about(span)}, ${plural(competencies.length, 'competência', 'competências')} e ${plural(goals.length, 'objetivo', 'objetivos')}.`,
    ways.length <= longestInSummary ? `O que se desenvolve: ${ways}.` : '',
    reached && pace === 'steps' ? how.keep : how[pace],
    goal.length <= longestInSummary && goals.length === 1
      ? `No fim, o que se quer ver: ${quote(goal)}${endsSentence(goal) ? '' : '.'}`
      : '',
  ];
  const said = parts.filter((part) => part !== '');
  while (said.join(' ').split(' ').length > longestSummary) said.pop();
  return said.join(' ');
}

/** Days say nothing of half a year. */
const countedInDays = 60;

function about({ days, duration }: Span): string {
  const isExact = days <= countedInDays || !duration.endsWith('dias');
  return isExact ? duration : `cerca de ${Math.round(days / 7)} semanas`;
}

function endsSentence(text: string): boolean {
  return ['.', '!', '?', '…'].includes(text.trim().slice(-1));
}

const how = {
  today: 'Em um dia cabe uma conversa que escolhe o primeiro passo.',
  days: 'Em poucos dias cabe uma situação real, vivida com alguém por perto e conversada depois.',
  steps:
    'Um passo de cada vez, no próprio trabalho: com apoio, depois sem ajuda, depois em casos mais difíceis.',
  keep: 'O nível desejado já foi alcançado: o que importa agora é manter em uso e passar adiante.',
};

function leaderPartOf(
  { span, notes }: Plan,
  goals: readonly string[],
  context: DocumentContext,
): string[] {
  const { colleagues, employee, latestPdi, latestFeedback } = context;
  const pace = paceOf(span);
  const wishes = (employee?.objectives ?? []).filter((wish) => !goals.includes(wish));
  return [
    pace === 'steps'
      ? 'Reserva o tempo do plano dentro da jornada. Sugestão: duas horas por semana.'
      : 'Reserva, dentro da jornada, o tempo para isso.',
    ...(pace === 'steps'
      ? [
          `Escolhe, até ${span.dayAt(0.08)}, as situações reais em que os primeiros passos vão acontecer.`,
        ]
      : []),
    ...(pace === 'today'
      ? []
      : [
          `Conversa 20 minutos em ${talkDays(span)}, sempre com as mesmas perguntas: ${reviewQuestions}`,
        ]),
    ...(colleagues.length > 0 && pace !== 'today'
      ? [
          `Combina quem acompanha de perto os primeiros passos. Na equipe estão: ${colleagues
            .slice(0, mostColleagues)
            .map(({ name, position }) => [name, position].filter(Boolean).join(', '))
            .join('; ')}.`,
        ]
      : []),
    ...(latestPdi
      ? [
          `Começa a primeira conversa pelo PDI de ${formatDay(latestPdi.day)}: o que ficou feito, o que continua e o que sai.`,
        ]
      : []),
    ...(latestFeedback
      ? [`Retoma o que foi combinado no feedback de ${formatDay(latestFeedback.day)}.`]
      : []),
    ...(wishes.length > 0
      ? [`Pergunta como este plano serve aos objetivos já registrados: ${quotes(wishes)}.`]
      : []),
    ...(notes.length > 0 ? [`Leva em conta o que foi anotado: ${quotes(notes)}.`] : []),
  ];
}

function quotes(texts: readonly string[]): string {
  return texts.map(quote).join('; ');
}

function talkDays(span: Span): string {
  const shares = span.weeks >= longPlan ? [0.2, 0.5, 0.8] : [0.5];
  return new Intl.ListFormat('pt-BR').format(new Set(shares.map((share) => span.dayAt(share))));
}

function milestonesOf(span: Span): string[] {
  const line = (share: number, text: string) => `${span.dayAt(share)} — ${text}`;
  const pace = paceOf(span);
  if (pace !== 'steps') return [line(1, milestones[pace])];
  const planned =
    span.weeks >= longPlan
      ? [
          line(0.25, milestones.first),
          line(0.5, milestones.middle),
          line(0.75, milestones.alone),
          line(1, milestones.last),
        ]
      : [line(0.5, milestones.middle), line(1, milestones.last)];
  return span.deadline === span.horizon
    ? planned
    : [...planned, `${formatDay(span.deadline)} — ${milestones.yearly}`];
}

function risksOf(span: Span) {
  return paceOf(span) === 'steps'
    ? [risks.routine, risks.study, risks.tooBig]
    : [risks.routine, risks.short];
}
