import { plural } from '#shared/format.ts';
import { spanOf, type Span } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { mouldOf } from '../knowledge/action-themes.ts';
import { urgentMould } from '../knowledge/action-themes/general.ts';
import type { ActionMould } from '../knowledge/action-themes/shape.ts';
import { linesOf } from '../reading/sentences.ts';
import {
  actionCounts,
  type ActionPlanForm,
  type ActionPriority,
  type DetailLevel,
} from './contract.ts';

/** Where the form names no deadline. */
const usualMonths = 3;
/** With so few days there is no time to find a cause. */
const urgentDays = 5;
/** Free text of one line and no more than this is an aim; more is a story. */
const longestAim = 300;

/** What is to be done: the form, and initial values for what it leaves open. */
export interface Plan {
  title: string;
  objective: string;
  /** Paragraphs that were typed: the situation, notes, and what came in no field. */
  context: string[];
  /** Typed as notes: for the leader's eyes. */
  asides: string;
  resources: string[];
  challenges: string[];
  metrics: string[];
  priority: ActionPriority;
  detail: DetailLevel;
  span: Span;
  mould: ActionMould;
  /** How long a trial runs in this span: 'duas semanas'. */
  trial: string;
  leader: string;
}

export function planOf(brief: Brief<ActionPlanForm>, context: DocumentContext): Plan {
  const span = spanOf(context.today, brief.deadline, usualMonths);
  const free = linesOf(brief.freeText ?? '');
  const [first = ''] = free;
  const isAim = brief.objective === undefined && free.length === 1 && first.length <= longestAim;
  const title = brief.title ?? '';
  const objective = brief.objective ?? (isAim ? first : '');
  return {
    title: title === '' ? 'Plano de ação' : title,
    objective,
    context: [...linesOf(brief.context ?? ''), ...(isAim ? [] : free)],
    asides: brief.additionalNotes ?? '',
    resources: linesOf(brief.resources ?? ''),
    challenges: linesOf(brief.challenges ?? ''),
    metrics: brief.successMetrics ?? [],
    priority: brief.priority ?? 'media',
    detail: brief.detailLevel ?? 'resumido',
    span,
    mould: span.businessDays <= urgentDays ? urgentMould : mouldOf(title || objective),
    trial: trialOf(span),
    leader: context.author.name || 'Liderança da equipe',
  };
}

/** About a fifth of the way: at least a day, at most four weeks. */
function trialOf({ weeks, businessDays }: Span): string {
  const share = 5;
  const most = 4;
  if (weeks < share * 2)
    return plural(Math.max(1, Math.round(businessDays / share)), 'dia útil', 'dias úteis');
  return plural(Math.min(most, Math.round(weeks / share)), 'semana', 'semanas');
}

/** How many actions the plan has: those of its mould, within what the form asks for. */
export function placesOf({ mould, detail, trial }: Plan): number[] {
  if (detail === 'resumido') return [...mould.short];
  const [, most] = actionCounts.detalhado;
  return mould
    .actions(trial)
    .map((_, place) => place)
    .slice(0, most);
}
