import { formatDay, plural } from '#shared/format.ts';
import * as z from 'zod/mini';
import { periodText, type Span } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { firstName } from '../kit/names.ts';
import { quote } from '../reading/quote.ts';
import { pdiContentSchema, type PdiContent, type PdiForm } from './contract.ts';
import { milestones, reviewQuestions, risks } from './mould.ts';
import { noticesOf } from './notices.ts';
import { employeeLine, planOf, type Plan } from './plan.ts';
import { readyOf } from './ready.ts';
import { actionsOf, goalLines, paceOf } from './steps.ts';

/** From so many weeks on, a plan has four milestones and three talks. */
const longPlan = 6;
const mostColleagues = 4;
/** In characters: more competencies than fit are in the plan below. */
const longestInSummary = 200;

/** The plan as an expert's workbook has it, filled in with what was typed. */
export function composePdi(brief: Brief<PdiForm>, context: DocumentContext): PdiContent {
  const plan = planOf(brief, context);
  const { person, span, competencies } = plan;
  const goals =
    plan.goals.length > 0
      ? plan.goals
      : ['Fazer sem ajuda um trabalho que hoje pede apoio, escolhido na primeira conversa'];
  // The widest way to go comes first.
  const ordered = competencies.toSorted((one, other) => wayOf(other) - wayOf(one));
  const steps = actionsOf(ordered, span);
  const talks = talkDays(span);
  return z.parse(pdiContentSchema, {
    title: person.name === '' ? 'Plano de desenvolvimento individual' : `PDI de ${person.name}`,
    employee: employeeLine(person),
    period: periodText(span),
    summary: summaryOf(plan, ordered),
    competencies: ordered.map((competency, index) => ({
      ...competency,
      actions: (steps[index] ?? []).map(({ text }) => text),
    })),
    goals: goalLines(goals, span),
    leaderPart: leaderPartOf(plan, { goals, talks, context }),
    timeline: {
      duration: span.duration,
      start: formatDay(span.today),
      end: formatDay(span.deadline),
      milestones: milestonesOf(span),
    },
    risks: risksOf(span),
    ready: readyOf(ordered, steps, [...new Set([...talks, span.dayAt(1)])]),
    suggestions: noticesOf(plan, context),
  });
}

const wayOf = ({ currentLevel, targetLevel }: Plan['competencies'][number]) =>
  targetLevel - currentLevel;

function summaryOf({ person, span }: Plan, competencies: Plan['competencies']): string {
  const end = formatDay(span.deadline);
  const [first, second] = competencies;
  const wider = first && second && wayOf(first) > wayOf(second) ? first.name : undefined;
  const ways = competencies
    .map(({ name, currentLevel, targetLevel }) => `${name} (${currentLevel} → ${targetLevel})`)
    .join('; ');
  const focus =
    ways.length <= longestInSummary
      ? `o que se desenvolve até ${end}: ${ways}.`
      : `este plano vai até ${end} e tem ${plural(competencies.length, 'competência', 'competências')}.`;
  const reached = competencies.every((each) => each.currentLevel >= each.targetLevel);
  const pace = paceOf(span);
  const called = firstName(person.name);
  return [
    called === '' ? `${focus[0]!.toUpperCase()}${focus.slice(1)}` : `${called}, ${focus}`,
    wider !== undefined && pace === 'steps'
      ? `A maior distância é em ${quote(wider)}, que por isso vem primeiro.`
      : '',
    reached && pace === 'steps' ? how.keep : how[pace],
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const how = {
  today: 'Em um dia cabe uma conversa para escolher o primeiro passo.',
  days: 'Em poucos dias cabe uma situação real, vivida com alguém por perto e conversada depois.',
  steps: 'As datas e os números são sugestão: acertem os dois antes de começar.',
  keep: 'O nível desejado já foi alcançado: agora é manter em uso e passar adiante.',
};

interface LeadersPart {
  goals: readonly string[];
  talks: readonly string[];
  context: DocumentContext;
}

function leaderPartOf({ span }: Plan, { goals, talks, context }: LeadersPart): string[] {
  const { colleagues, employee, latestPdi, latestFeedback } = context;
  const pace = paceOf(span);
  const wishes = (employee?.objectives ?? []).filter((wish) => !goals.includes(wish));
  return [
    pace === 'steps'
      ? `Escolhe com a pessoa, até ${span.dayAt(0.08)}, os trabalhos em que os primeiros passos vão acontecer, e reserva o tempo deles dentro da jornada.`
      : 'Reserva, dentro da jornada, o tempo para isso.',
    ...(pace === 'today'
      ? []
      : [
          `Conversa 20 minutos em ${new Intl.ListFormat('pt-BR').format(talks)}: ${reviewQuestions}`,
        ]),
    ...(colleagues.length > 0 && pace !== 'today'
      ? [
          `Combina com um colega que ele acompanhe de perto os primeiros passos. Na equipe estão: ${colleagues
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
      ? [`Pergunta como este plano ajuda no que a pessoa já disse que quer: ${quotes(wishes)}.`]
      : []),
  ];
}

function quotes(texts: readonly string[]): string {
  return texts.map(quote).join('; ');
}

function talkDays(span: Span): string[] {
  const shares = span.weeks >= longPlan ? [0.2, 0.5, 0.8] : [0.5];
  return [...new Set(shares.map((share) => span.dayAt(share)))];
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
