import { formatDay, plural } from '#shared/format.ts';
import * as z from 'zod/mini';
import { periodText, type Span } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { firstName } from '../kit/names.ts';
import { readProgress, type PlanProgress } from '../kit/plan-progress.ts';
import { asItem, blank, withCapital } from '../reading/set-text.ts';
import { pdiContentSchema, type PdiContent, type PdiForm } from './contract.ts';
import { milestones, reviewQuestions, risks } from './mould.ts';
import { noticesOf } from './notices.ts';
import { employeeLine, planOf, type Plan } from './plan.ts';
import { readyOf } from './ready.ts';
import { actionsOf, paceOf } from './steps.ts';
import { talksOf, type PlannedTalk } from './talks.ts';

const mostColleagues = 4;
/** Of what is open so many are named. */
const mostOpen = 4;
/** In characters: more competencies than fit are in the plan below. */
const longestInSummary = 200;

/** The plan as an expert's workbook has it, filled in with what was typed. */
export function composePdi(brief: Brief<PdiForm>, context: DocumentContext): PdiContent {
  const plan = planOf(brief, context);
  const { person, span, competencies } = plan;
  const goals = plan.goals.length > 0 ? plan.goals : [`Objetivo: ${blank}`];
  // The widest way to go comes first.
  const ordered = competencies.toSorted((one, other) => wayOf(other) - wayOf(one));
  const steps = actionsOf(ordered, span);
  const talks = talksOf(span);
  const talkDays = talks.map(({ day }) => day);
  const progress = readProgress(brief.progress);
  return z.parse(pdiContentSchema, {
    title: person.name === '' ? 'Plano de desenvolvimento individual' : `PDI de ${person.name}`,
    employee: employeeLine(person),
    period: periodText(span),
    summary: [summaryOf(plan, ordered), ...soFar(progress)].join(' '),
    competencies: ordered.map((competency, index) => ({
      ...competency,
      actions: (steps[index] ?? []).map(({ text }) => text),
    })),
    goals,
    leaderPart: leaderPartOf(plan, { goals, talkDays, context, progress }),
    timeline: {
      duration: span.duration,
      start: formatDay(span.today),
      end: formatDay(span.deadline),
      milestones: milestonesOf(span, talks),
    },
    risks: risksOf(span),
    ready: readyOf(ordered, steps, talkDays),
    suggestions: noticesOf(plan, brief, context),
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
    called === '' ? withCapital(focus) : `${called}, ${focus}`,
    wider !== undefined && pace === 'steps'
      ? `A maior distância entre o nível atual e o desejado está na primeira da lista.`
      : '',
    reached && pace === 'steps' ? how.keep : how[pace],
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

const how = {
  today: 'Em um dia cabe uma conversa para escolher o primeiro passo.',
  days: 'Em poucos dias cabe praticar uma situação real e conversar sobre ela.',
  steps: 'As datas são sugestão e podem mudar na primeira conversa.',
  keep: 'O nível desejado já foi alcançado: agora é manter em uso e passar adiante.',
};

interface LeadersPart {
  goals: readonly string[];
  talkDays: readonly string[];
  context: DocumentContext;
  progress: PlanProgress | null;
}

function leaderPartOf(
  { person, span }: Plan,
  { goals, talkDays, context, progress }: LeadersPart,
): string[] {
  const { colleagues, employee, latestPdi, latestFeedback } = context;
  const pace = paceOf(span);
  const who = firstName(person.name) || 'a pessoa';
  const wishes = (employee?.objectives ?? []).filter((wish) => !goals.includes(wish));
  return [
    pace === 'steps'
      ? `Escolhe com ${who}, até ${span.dayAt(0.08)}, os trabalhos em que os primeiros passos vão acontecer, e reserva o tempo deles dentro da jornada.`
      : 'Reserva, dentro da jornada, o tempo para isso.',
    ...(pace === 'today'
      ? []
      : [
          `Conversa 20 minutos em ${new Intl.ListFormat('pt-BR').format(talkDays)}: ${reviewQuestions}`,
        ]),
    ...(colleagues.length > 0 && pace !== 'today'
      ? [
          `Combina com um colega que ele acompanhe de perto os primeiros passos. Na equipe estão: ${colleagues
            .slice(0, mostColleagues)
            .map(({ name, position }) => [name, position].filter(Boolean).join(', '))
            .join('; ')}.`,
        ]
      : []),
    ...fromEarlier(progress, latestPdi),
    ...(latestFeedback
      ? [`Retoma o que foi combinado no feedback de ${formatDay(latestFeedback.day)}.`]
      : []),
    ...(wishes.length > 0
      ? [
          `Pergunta como este plano ajuda no que ${who} já disse que quer: ${wishes.map(asItem).join('; ')}.`,
        ]
      : []),
  ];
}

/** What a plan that continues another has behind it. */
function soFar(progress: PlanProgress | null): string[] {
  if (!progress) return [];
  const { done, open } = progress;
  const counted = [
    done.length > 0 && plural(done.length, 'passo cumprido', 'passos cumpridos'),
    open.length > 0 && `${open.length} em aberto`,
  ].filter((part) => part !== false);
  const said = counted.length > 0 ? `, com ${new Intl.ListFormat('pt-BR').format(counted)}` : '';
  return [`Este plano continua o anterior${said}, e parte do nível de hoje.`];
}

function fromEarlier(
  progress: PlanProgress | null,
  latestPdi: DocumentContext['latestPdi'],
): string[] {
  if (progress && progress.open.length > 0) {
    const [open, rest] = [progress.open.slice(0, mostOpen), progress.open.length - mostOpen];
    const more = rest > 0 ? `; e mais ${rest}` : '';
    return [
      `Começa a primeira conversa pelo que ficou em aberto no plano anterior: ${open.map(asItem).join('; ')}${more}. Decidam juntos o que continua, com novo dia, e o que sai.`,
    ];
  }
  return latestPdi
    ? [
        `Começa a primeira conversa pelo PDI de ${formatDay(latestPdi.day)}: o que ficou feito, o que continua e o que sai.`,
      ]
    : [];
}

function milestonesOf(span: Span, talks: readonly PlannedTalk[]): string[] {
  const planned = talks.map(({ day, about }) => `${day} — ${about}`);
  return span.deadline === span.horizon
    ? planned
    : [...planned, `${formatDay(span.deadline)} — ${milestones.yearly}`];
}

function risksOf(span: Span) {
  return [paceOf(span) === 'steps' ? risks.routine : risks.short];
}
