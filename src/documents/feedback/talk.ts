import { addDays, daysBetween } from '#shared/format.ts';
import { textsOf } from '#shared/json.ts';
import { plannedDay } from '../writing/calendar.ts';
import type { DocumentContext } from '../writing/context.ts';
import { firstNameOf } from '../writing/portuguese.ts';
import type { Theme } from '../writing/theme.ts';
import { variantsFor, type Variants } from '../writing/variants.ts';
import type { Brief } from '../writing/writer.ts';
import type { ProfileOrNone } from '../knowledge/feedback/guidance.ts';
import type { RemovalReason } from '../knowledge/guardrails.ts';
import { fallbackName } from '../knowledge/style.ts';
import type { FeedbackForm, FeedbackTone, FeedbackType } from './contract.ts';
import { knownWords, namesIn } from './names.ts';
import { readImprovement, type Improvement } from './improvement.ts';
import { plannedCompetencies, relatedCompetency, type PlanCompetency } from './latest-pdi.ts';
import { readTyped, type TypedTexts } from './reading.ts';
import { requestedType } from './request.ts';
import { firstStepsDays, horizonDays } from './rules.ts';
import { spoken, spokenItem, spokenWish } from './spoken.ts';
import { pronounOf, type Pronoun } from '../writing/third-person.ts';
import { subjectOf } from './subject.ts';
import { guardedItems } from './typed.ts';

interface Person {
  name: string;
  /** By the first name, or 'a pessoa'. */
  called: string;
  position: string;
  profile: ProfileOrNone;
  /** How whoever wrote speaks of the person. */
  pronoun: Pronoun;
}

/** What a conversation is made from: the brief and the context, read, guarded and completed. */
export interface Talk extends Omit<TypedTexts, 'improvements' | 'asked'> {
  today: string;
  type: FeedbackType;
  tone: FeedbackTone;
  person: Person;
  improvements: Improvement[];
  theme: Theme | null;
  /** The day of the next conversation; null where none was given, or where it has passed. */
  followUp: string | null;
  passedFollowUp: string | null;
  wantsPlan: boolean;
  /** Of the current development plan, what the conversation touches. */
  competency: PlanCompetency | null;
  /** The day of the feedback before this one. */
  previous: string | null;
  teamGoals: string[];
  objectives: string[];
  values: string[];
  mission: string;
  removed: Set<RemovalReason>;
  /** Of the form, what was not said. */
  absent: ('context' | 'examples' | 'positives' | 'improvements' | 'followUp')[];
  variants: Variants;
  source: DocumentContext;
  /** A business day by the share of the way to the next conversation: 100 is that day, less is soon. */
  dayAt(percent: number): string;
}

/** Of what is registered, the first ones say what matters most. */
const mostRead = 10;

export function readTalk(brief: Brief<FeedbackForm>, source: DocumentContext): Talk {
  const removed = new Set<RemovalReason>();
  const { today, team, company, employee } = source;
  const type = brief.feedbackType ?? requestedType(brief.freeText) ?? 'desenvolvimento';
  const tone = brief.tone ?? 'construtivo';
  const person = readPerson(brief, source);
  const known = knownWords(person.name, source);
  const typed = readTyped(brief, { type, removed, known });
  const { improvements, asked, ...texts } = typed;
  const pronoun = pronounOf(person, textsOf(brief));
  const said = (lines: string[]) => lines.map((line) => spoken(line, person.name, pronoun));
  // In a 360° nobody else is named, not even by a goal of the team.
  const mayBeSaid = (text: string) => type !== '360' || namesIn(text, known).length === 0;
  const registered = (items: readonly string[] = []) =>
    guardedItems(items.slice(0, mostRead), removed).filter(mayBeSaid);
  const planned = plannedCompetencies(source.latestPdi).filter(({ name }) => mayBeSaid(name));
  const about = [...improvements, ...texts.context, ...asked];
  return {
    ...texts,
    context: said(texts.context),
    examples: said(texts.examples),
    effects: said(texts.effects),
    positives: texts.positives.map((text) => spokenItem(text, person.name, pronoun)),
    ...readDates(brief.followUpDate, source),
    today,
    type,
    tone,
    person: { ...person, pronoun },
    improvements: improvements
      .map((text) => spokenItem(text, person.name, pronoun))
      .map(readImprovement),
    theme: subjectOf(type, typed, planned),
    wantsPlan: brief.includeActionPlan ?? false,
    competency: about.length === 0 ? (planned[0] ?? null) : relatedCompetency(planned, about),
    teamGoals: registered(team?.goals),
    objectives: registered(employee?.objectives).map(spokenWish),
    values: registered(company.values),
    mission: registered([company.mission])[0] ?? '',
    removed,
    absent: absentIn(typed, brief, today),
    variants: variantsFor('feedback', type, tone, person.name, ...about, ...texts.examples),
    source,
  };
}

function readPerson(
  brief: Brief<FeedbackForm>,
  { employee }: DocumentContext,
): Omit<Person, 'pronoun'> {
  const typed = (employee?.name ?? brief.employeeName ?? '').trim();
  const name = typed === fallbackName ? '' : typed;
  return {
    name,
    called: name === '' ? 'a pessoa' : firstNameOf(name),
    position: employee?.position.trim() ?? '',
    profile: employee?.behavioralProfile ?? 'none',
  };
}

type Dates = Pick<Talk, 'followUp' | 'passedFollowUp' | 'previous' | 'dayAt'>;

function readDates(given: string | undefined, { today, latestFeedback }: DocumentContext): Dates {
  const followUp = given !== undefined && given >= today ? given : null;
  const deadline = followUp ?? addDays(today, horizonDays);
  const days = daysBetween(today, deadline);
  const previous = latestFeedback?.day ?? null;
  return {
    followUp,
    passedFollowUp: given !== undefined && followUp === null ? given : null,
    // A script written today is this very conversation, asked for again.
    previous: previous !== null && previous < today ? previous : null,
    dayAt: (percent) => {
      const span = percent === 100 ? days : Math.min(days, firstStepsDays);
      const target = addDays(today, Math.floor((span * percent) / 100));
      return plannedDay(target, { today, deadline });
    },
  };
}

function absentIn(
  typed: TypedTexts,
  { context, freeText, followUpDate: followUp }: Brief<FeedbackForm>,
  today: string,
): Talk['absent'] {
  const missing: [Talk['absent'][number], boolean][] = [
    ['context', (context ?? freeText ?? '') === ''],
    ['examples', typed.examples.length === 0],
    ['positives', typed.positives.length === 0],
    ['improvements', typed.improvements.length === 0],
    ['followUp', followUp === undefined || followUp < today],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([what]) => what);
}
