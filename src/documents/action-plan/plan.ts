import { spanOf, type Span } from '../kit/span.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { tellsOfInjury } from '../guard/injury.ts';
import { planThemeOf } from '../knowledge/action-plan/themes.ts';
import { normalize } from '../knowledge/words.ts';
import { asItem, asText, asValue } from '../reading/set-text.ts';
import { linesOf, sentencesOf } from '../reading/sentences.ts';
import type { ActionPlanForm, ActionPriority, DetailLevel } from './contract.ts';
import { generalMould, urgentMould, type ActionMould } from './mould.ts';

/** Where the form names no deadline. */
const usualMonths = 3;
/** With so few days there is no time to find a cause. */
const urgentDays = 5;
const accidents = new Set(['acidente', 'acidentes']);
/** Free text of one line and no more than this is an aim; more is a story. */
const longestAim = 300;
/** An aim of no more than this names what it is about. */
const longestNamedAim = 120;

/** What is to be done: the form, and initial values for what it leaves open. */
export interface Plan {
  title: string;
  objective: string;
  /** The situation, each paragraph as it was typed. */
  context: string[];
  /** Typed as notes, or as a story in no field: for the leader's eyes. */
  asides: string[];
  /** Typed sentences about somebody's injury: the team does not read them. */
  injuries: string[];
  resources: string[];
  challenges: string[];
  metrics: string[];
  priority: ActionPriority;
  detail: DetailLevel;
  span: Span;
  mould: ActionMould;
  /** There is no time to find a cause. */
  isUrgent: boolean;
  leader: string;
}

export function planOf(brief: Brief<ActionPlanForm>, { today, author }: DocumentContext): Plan {
  const span = spanOf(today, brief.deadline, usualMonths);
  const free = linesOf(brief.freeText ?? '');
  const [first = ''] = free;
  const isAim = brief.objective === undefined && free.length === 1 && first.length <= longestAim;
  const situation = linesOf(brief.context ?? '');
  const context = situation.map(withoutInjuries).filter((line) => line !== '');
  const challenges = linesOf(brief.challenges ?? '');
  const resources = linesOf(brief.resources ?? '').map(asItem);
  const metrics = (brief.successMetrics ?? []).map(asItem).filter((metric) => metric !== '');
  const injuries = [...situation, ...challenges].flatMap(sentencesOf).filter(tellsOfInjury);
  const aims = normalize(`${brief.title ?? ''} ${brief.objective ?? ''}`).split(' ');
  const isUrgent = span.businessDays <= urgentDays;
  const mould = isUrgent ? urgentMould : generalMould;
  return {
    title: asItem(brief.title ?? '') || 'Plano de ação',
    objective: asValue(brief.objective ?? (isAim ? first : '')),
    context: linesOf(asText(context.join('\n'))),
    asides: [brief.additionalNotes ?? '', isAim ? '' : (brief.freeText ?? '')],
    injuries,
    resources,
    challenges: challenges.filter((line) => !sentencesOf(line).some(tellsOfInjury)).map(asItem),
    metrics,
    priority: brief.priority ?? 'media',
    detail: brief.detailLevel ?? 'resumido',
    span,
    mould: mould({
      hasMetrics: metrics.length > 0,
      hasResources: resources.length > 0,
      hasDanger: injuries.length > 0 || aims.some((word) => accidents.has(word)),
      theme: planThemeOf(brief.title ?? '') ?? planThemeOf(shortAim(brief.objective ?? '')),
    }),
    isUrgent,
    leader: author.name || 'Liderança da equipe',
  };
}

/** A long aim tells of more than one thing. */
function shortAim(objective: string): string {
  return objective.length <= longestNamedAim ? objective : '';
}

/** A paragraph as it was typed, or what is left of it for the eyes of a team. */
function withoutInjuries(paragraph: string): string {
  const sentences = sentencesOf(paragraph);
  const kept = sentences.filter((sentence) => !tellsOfInjury(sentence));
  return kept.length === sentences.length ? paragraph : kept.join(' ');
}
