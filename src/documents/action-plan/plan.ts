import { addDays, daysBetween } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import type { DocumentContext } from '../writing/context.ts';
import { firstNameOf } from '../writing/portuguese.ts';
import { variantsFor, type Variants } from '../writing/variants.ts';
import type { Brief } from '../writing/writer.ts';
import { recognizeThemes } from '../knowledge/action-themes.ts';
import type { ActionTheme } from '../knowledge/action-themes/shape.ts';
import type { RemovalReason } from '../knowledge/guardrails.ts';
import type { ActionPlanForm, ActionPriority, DetailLevel } from './contract.ts';
import { aimOf, titleOf } from './aim.ts';
import { cleanItems } from './clean-items.ts';
import { readFreeText } from './free-text.ts';
import { readNotes, type Note } from './notes.ts';
import { namedOwnersIn, type NamedOwner } from './owners.ts';
import { readDates, type PlanDates } from './plan-dates.ts';
import { defaultDays } from './rules.ts';
import { toldDeadline } from './told-deadline.ts';
import { toldEvents, type ToldEvent } from './told-events.ts';
import { distinct, splitItems, splitSentences } from './typed-items.ts';

/** What of the form was absent and got an initial value. */
export type Assumed = 'title' | 'objective' | 'context' | 'deadline' | 'priority' | 'metrics';

/** What the plan is made from: the brief and the context, read, guarded and completed. */
export interface Plan {
  today: string;
  deadline: string;
  /** Days of the period. */
  days: number;
  title: string;
  /** One or more; the first says what the plan is for. */
  objectives: string[];
  /** Sentences that tell the situation. */
  situation: string[];
  priority: ActionPriority;
  detail: DetailLevel;
  metrics: string[];
  challenges: string[];
  resources: string[];
  notes: Note[];
  /** What falls on a day of its own within the period. */
  events: ToldEvent[];
  themes: readonly [ActionTheme, ...ActionTheme[]];
  named: NamedOwner[];
  person: { name: string; called: string };
  /** 'Equipe', with its name where that is known. */
  team: string;
  teamGoals: string[];
  personObjectives: string[];
  values: string[];
  mission: string;
  assumed: Set<Assumed>;
  /** A deadline was given, and it lies in the past. */
  isPast: boolean;
  removed: Set<RemovalReason>;
  variants: Variants;
  context: DocumentContext;
  /** All that was typed, before the guardrails: never printed. */
  told: string;
  dates: PlanDates;
}

/** Of what is registered, the first ones say what matters most. */
const mostRead = 10;
/** More lines than this are no list of objectives, but a text. */
const mostObjectives = 12;
export function readPlan(brief: Brief<ActionPlanForm>, context: DocumentContext): Plan {
  const removed = new Set<RemovalReason>();
  const clean = (items: readonly string[] = []) => cleanItems(items, removed);
  const { today, team, company, employee } = context;
  const found = readFreeText(clean(splitSentences(brief.freeText)), today);
  const assumed = new Set<Assumed>();

  const [title = ''] = clean([brief.title ?? '']);
  const lines = distinct(clean(linesOf(brief.objective)));
  const given = brief.deadline !== undefined && brief.deadline >= today ? brief.deadline : null;
  const told =
    found.deadline ?? toldDeadline(lines.join('\n'), today) ?? toldDeadline(title, today);
  if (!given && !told) assumed.add('deadline');
  const deadline = given ?? told ?? addDays(today, defaultDays);
  if (brief.priority === undefined) assumed.add('priority');
  const priority = brief.priority ?? 'media';

  const teamGoals = clean(team?.goals.slice(0, mostRead));
  const typed = lines.slice(0, mostObjectives);
  const situation = [
    ...clean(splitSentences(brief.context)),
    ...found.context,
    ...lines.slice(mostObjectives),
  ];
  const challenges = clean(splitItems(brief.challenges));
  const themes = recognizeThemes([
    { text: title, weight: 2 },
    { text: [...typed, found.objective ?? ''].join('\n'), weight: 2 },
    { text: situation.join('\n'), weight: 1 },
    { text: challenges.join('\n'), weight: 0.5 },
    { text: typed.length === 0 && title === '' ? (teamGoals[0] ?? '') : '', weight: 1 },
  ]);
  const aim = aimOf({
    typed,
    told: found.objective,
    title,
    teamGoals,
    theme: themes[0],
    situation: situation.join(' '),
  });
  if (aim.assumed) assumed.add('objective');
  if (title === '') assumed.add('title');
  if (situation.length === 0) assumed.add('context');
  const metrics = distinct(clean(brief.successMetrics));
  if (metrics.length === 0) assumed.add('metrics');

  const notes = readNotes(clean(splitSentences(brief.additionalNotes)), { today, deadline });
  const resources = clean(splitItems(brief.resources));
  const people = [...notes.map(({ text }) => text), ...situation, ...resources].join('\n');
  const name = employee?.name.trim() ?? '';
  return {
    today,
    deadline,
    days: daysBetween(today, deadline),
    title: titleOf(title, aim.objectives),
    objectives: aim.objectives,
    situation,
    priority,
    detail: brief.detailLevel ?? 'resumido',
    metrics,
    challenges,
    resources,
    notes,
    events: toldEvents(
      [...notes.map(({ text }) => text), ...situation, ...challenges, ...aim.objectives],
      {
        today,
        deadline,
      },
    ),
    themes,
    named: namedOwnersIn(people),
    person: { name, called: firstNameOf(name) },
    team: teamName(team?.name ?? ''),
    teamGoals,
    personObjectives: clean(employee?.objectives.slice(0, mostRead)),
    values: clean(company.values.slice(0, mostRead)),
    mission: clean([company.mission])[0] ?? '',
    assumed,
    isPast: brief.deadline !== undefined && brief.deadline < today,
    removed,
    variants: variantsFor('action_plan', title, deadline, ...aim.objectives),
    context,
    told: textsOf(brief).join(' '),
    dates: readDates(
      { today, deadline, priority },
      notes.flatMap(({ away }) => away ?? []),
    ),
  };
}

function teamName(name: string): string {
  const clean = name.trim();
  if (clean === '') return 'Equipe';
  return /^(?:equipe|time)\b/iu.test(clean) ? clean : `Equipe ${clean}`;
}

/** An objective may be typed as a list, a line each. */
function linesOf(text: string | undefined): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.replace(/^\s*[-*•–]\s+/u, '').trim());
  return lines.filter((line) => line !== '');
}
