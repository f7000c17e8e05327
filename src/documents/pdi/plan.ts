import { addDays, daysBetween } from '#shared/format.ts';
import { addMonths, plannedDay } from '../writing/calendar.ts';
import type { DocumentContext } from '../writing/context.ts';
import { guarded } from '../writing/guard.ts';
import { firstNameOf, inSentence, upperFirst } from '../writing/portuguese.ts';
import { variantsFor, type Variants } from '../writing/variants.ts';
import type { Brief } from '../writing/writer.ts';
import { recognizeCompetency } from '../knowledge/competencies.ts';
import type { RemovalReason } from '../knowledge/guardrails.ts';
import { fallbackName } from '../knowledge/style.ts';
import { normalize } from '../knowledge/words.ts';
import type { PdiForm } from './contract.ts';
import { readFreeText } from './free-text.ts';
import { readNotes, type Note } from './notes.ts';
import type { Person, PlannedCompetency } from './planned.ts';
import { defaultMonths } from './rules.ts';
import { competenciesFor } from './starting-competencies.ts';

/** What the plan is made from: the brief and the context, read, guarded and completed. */
export interface Plan {
  today: string;
  deadline: string;
  /** Days of the period. */
  days: number;
  person: Person;
  /** Longest way first. */
  competencies: PlannedCompetency[];
  goals: string[];
  notes: Note[];
  teamGoals: string[];
  objectives: string[];
  values: string[];
  mission: string;
  /** What of the form was absent and got an initial value. */
  assumed: ('goals' | 'competencies' | 'deadline')[];
  removed: Set<RemovalReason>;
  variants: Variants;
  context: DocumentContext;
  /** The previous plan, normalised: what it asked for is not asked for again. */
  earlierPlan: string;
  /** The business day at a percentage of the period, clear of absences that the notes announce. */
  dayAt(percent: number): string;
}

/** Of what is registered, the first ones say what matters most. */
const mostRead = 10;

const leadingPosition =
  /\b(?:supervis|coorden|gerent|lider|chef|encarregad|diretor|gestor|head|superintend)/u;

export function readPlan(brief: Brief<PdiForm>, context: DocumentContext): Plan {
  const removed = new Set<RemovalReason>();
  const clean = (items: readonly string[] = []) => cleanItems(items, removed);
  const { today, team, company } = context;
  const person = readPerson(brief, context);
  const found = readFreeText(clean(splitSentences(brief.freeText)), today);
  const assumed: Plan['assumed'] = [];

  const given = brief.deadline !== undefined && brief.deadline >= today ? brief.deadline : null;
  const deadline = given ?? found.deadline ?? addMonths(today, defaultMonths);
  if (!given && !found.deadline) assumed.push('deadline');

  const objectives = clean(context.employee?.objectives.slice(0, mostRead));
  let goals = clean(brief.goals);
  if (goals.length === 0) goals = found.goals;
  if (goals.length === 0) {
    assumed.push('goals');
    goals = startingGoals(person, objectives);
  }

  let competencies = readCompetencies(brief, removed);
  if (competencies.length === 0) {
    assumed.push('competencies');
    competencies = competenciesFor(person, found.competencies).map(plannedFrom);
  }

  const remarks = [...clean(splitSentences(brief.additionalNotes)), ...found.notes];
  const notes = readNotes(remarks, { today, deadline });
  const away = notes.flatMap(({ away: windows }) => windows);
  const days = daysBetween(today, deadline);
  return {
    today,
    deadline,
    days,
    person,
    competencies: competencies.toSorted((a, b) => b.distance - a.distance),
    goals,
    notes,
    teamGoals: clean(team?.goals.slice(0, mostRead)),
    objectives,
    values: clean(company.values.slice(0, mostRead)),
    mission: clean([company.mission])[0] ?? '',
    assumed,
    removed,
    variants: variantsFor('pdi', person.name, deadline, ...goals),
    context,
    earlierPlan: normalize(context.latestPdi?.text ?? ''),
    dayAt: (percent) =>
      plannedDay(addDays(today, Math.floor((days * percent) / 100)), { today, deadline, away }),
  };
}

function readPerson(brief: Brief<PdiForm>, { employee }: DocumentContext): Person {
  const typed = (employee?.name ?? brief.employeeName ?? '').trim();
  const name = typed === fallbackName ? '' : typed;
  const position = employee?.position.trim() ?? '';
  return {
    name,
    called: name === '' ? 'a pessoa' : firstNameOf(name),
    position,
    leads: leadingPosition.test(normalize(position)),
    profile: employee?.behavioralProfile ?? null,
  };
}

/** The goals of a plan that names none: the person's own objectives, else the job. */
function startingGoals({ position }: Person, objectives: readonly string[]): string[] {
  if (objectives.length > 0) return objectives.map(upperFirst);
  return [`Fortalecer a atuação ${position === '' ? 'na função atual' : `como ${position}`}`];
}

/** Two cards that say the same are one. */
function readCompetencies(brief: Brief<PdiForm>, removed: Set<RemovalReason>): PlannedCompetency[] {
  const seen = new Set<string>();
  return (brief.competencies ?? []).flatMap((competency) => {
    const name = cleanItems([competency.name], removed)[0];
    const key = `${name} ${competency.currentLevel} ${competency.targetLevel}`;
    if (name === undefined || seen.has(key)) return [];
    seen.add(key);
    return [plannedFrom({ ...competency, name, entry: recognizeCompetency(name) })];
  });
}

function plannedFrom(
  competency: Pick<PlannedCompetency, 'name' | 'currentLevel' | 'targetLevel' | 'entry'>,
): PlannedCompetency {
  const { name, currentLevel, targetLevel } = competency;
  return { ...competency, spoken: inSentence(name), distance: targetLevel - currentLevel };
}

function cleanItems(items: readonly string[], removed: Set<RemovalReason>): string[] {
  return items.flatMap((item) => {
    const result = guarded(item);
    if (result.removed !== null) removed.add(result.removed);
    const text = result.text.trim();
    return text === '' ? [] : [text];
  });
}

function splitSentences(text: string | undefined): string[] {
  return (text ?? '')
    .split(/(?<=[.!?;])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}
