import { daysBetween } from '#shared/format.ts';
import { addMonths, type Window } from '../writing/calendar.ts';
import type { DocumentContext } from '../writing/context.ts';
import { variantsFor, type Variants } from '../writing/variants.ts';
import type { Brief } from '../writing/writer.ts';
import type { RemovalReason } from '../knowledge/guardrails.ts';
import { absencesIn } from './absences.ts';
import { cleanItems } from './clean-items.ts';
import { givenCompetencies, plannedFrom } from './competency-reading.ts';
import type { PdiForm } from './contract.ts';
import { readEarlierPlan, type EarlierPlan } from './earlier-plan.ts';
import { readFreeText } from './free-text.ts';
import { codesNeededIn } from './free-text/mentions.ts';
import { normalize } from '../knowledge/words.ts';
import { readsLittle } from './notes/advices.ts';
import { readNotes, saysNoBudget, type Note } from './notes.ts';
import { readPerson, startingGoals } from './person.ts';
import { daysOfPlan } from './plan-dates.ts';
import type { Person, PlannedCompetency } from './planned.ts';
import { defaultMonths } from './rules.ts';
import { splitSentences } from './sentences.ts';
import { weekdaysOff } from './weekdays-off.ts';
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
  /** The form names all of them; a text may name only some. */
  namedAll: boolean;
  goals: string[];
  notes: Note[];
  teamGoals: string[];
  objectives: string[];
  values: string[];
  mission: string;
  /** What of the form was absent and got an initial value. */
  assumed: ('goals' | 'competencies' | 'levels' | 'deadline')[];
  removed: Set<RemovalReason>;
  variants: Variants;
  context: DocumentContext;
  /** The previous plan: this one goes on where it stopped. */
  earlier: EarlierPlan | null;
  /** Notes say that there is no money for courses. */
  noBudget: boolean;
  /** Notes say that reading is an effort: what is to be learnt is shown. */
  readsLittle: boolean;
  /** Days without work that the notes announce. */
  away: Window[];
  /** Weekdays on which the notes say that nothing can be planned; 0 is Sunday. */
  weekdaysOff: ReadonlySet<number>;
  /** The business day at a percentage of the period, clear of absences that the notes announce. */
  dayAt(percent: number): string;
}

/** Of what is registered, the first ones say what matters most. */
const mostRead = 10;

export function readPlan(brief: Brief<PdiForm>, context: DocumentContext): Plan {
  const removed = new Set<RemovalReason>();
  const clean = (items: readonly string[] = []) => cleanItems(items, removed);
  const { today, team, company } = context;
  const person = readPerson(brief, context);
  const found = readFreeText(clean(splitSentences(brief.freeText)), { today, person });
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

  const earlier = readEarlierPlan(context.latestPdi);
  let competencies = givenCompetencies(brief.competencies ?? [], {
    person,
    clean: (name) => clean([name])[0],
  });
  const namedAll = competencies.length > 0;
  if (competencies.length === 0) {
    competencies = found.competencies.map(plannedFrom);
    if (found.competencies.some(({ typed }) => !typed)) assumed.push('levels');
  }
  if (competencies.length === 0) {
    assumed.push('competencies');
    competencies = competenciesFor(person, {
      earlier,
      wishes: [...(assumed.includes('goals') ? [] : goals), ...objectives],
      needs: codesNeededIn(clean([context.latestFeedback?.text ?? ''])[0] ?? ''),
    }).map(plannedFrom);
  }

  const typedNotes = splitSentences(brief.additionalNotes);
  const notes = readNotes([...clean(typedNotes), ...found.notes], { today, deadline });
  const told = [...typedNotes, ...splitSentences(brief.freeText)];
  const away = absencesIn(told, { today, deadline });
  const offDays = weekdaysOff(told);
  return {
    today,
    deadline,
    days: daysBetween(today, deadline),
    person,
    competencies: competencies.toSorted((a, b) => b.distance - a.distance),
    namedAll,
    goals,
    notes,
    teamGoals: clean(team?.goals.slice(0, mostRead)),
    objectives,
    values: clean(company.values.slice(0, mostRead)),
    mission: clean([company.mission])[0] ?? '',
    assumed,
    removed,
    variants: variantsFor('pdi', person.name, deadline, earlier?.day ?? '', ...goals),
    context,
    earlier,
    noBudget: notes.some(saysNoBudget),
    readsLittle: notes.some(({ text }) => readsLittle.test(normalize(text))),
    away,
    weekdaysOff: offDays,
    dayAt: daysOfPlan({ today, deadline }, away, offDays),
  };
}
