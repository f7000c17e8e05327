import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { readContent, textOf } from '#documents/contracts.ts';
import type { Audience, DocumentContext } from '#documents/kit/document-context.ts';
import type { Consulted } from '#documents/kit/writer.ts';
import { excerptOf, type RelevanceTerms } from '#documents/reading/relevance.ts';
import { calendarDay } from '#shared/format.ts';
import { findLastConversation, findOpenCommitments, findTold } from './followed.ts';
import type { OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { pointsTo } from '../db/points-to.ts';
import {
  companies,
  developmentPlans,
  diaryEntries,
  diaryMentions,
  documents,
  employees,
  employeeTeams,
  teams,
} from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';
import { messages } from '../messages.ts';
import type { WritingTasks } from './writing-tasks.ts';

/**
 * How much of the company goes into one document, in characters and items, so that its cost does not
 * grow with the company. About 3,000 tokens in all.
 */
const budget = {
  paragraph: 800,
  item: 240,
  values: 8,
  processes: 10,
  goals: 8,
  colleagues: 12,
  objectives: 10,
  experiences: 5,
  feedback: 1_500,
  pdi: 2_000,
  diary: 2_000,
  /** The newest entries are looked through for what is relevant. */
  diaryCandidates: 200,
  diaryEntry: 2_000,
};

export interface Subject {
  /** Who asks: what they follow is theirs alone. */
  authorId: string;
  audience: Audience;
  author: { name: string; position: string };
  employeeId: string | null;
  teamId: string | null;
  /** Texts of the form: what in the diary speaks of them is relevant. */
  terms: string[];
  /** What the kind of document draws on; the rest is not even read. */
  consults: readonly Consulted[];
  now: Date;
  select: SelectDiary;
}

/** Chooses what is relevant: it reads hundreds of entries, and is not done here. */
type SelectDiary = (
  diary: Parameters<WritingTasks['select']>[0],
) => Promise<DocumentContext['diary']>;

/**
 * Gathers what is known, all of it the leader's own, from a bounded number of rows.
 *
 * @throws AppError `not_found` where the company was deleted meanwhile
 */
export async function gatherContext(
  db: Db,
  companyId: OwnedCompanyId,
  subject: Subject,
): Promise<DocumentContext> {
  const { author, now, consults } = subject;
  const consulted = (piece: Consulted, id: string | null) => (consults.includes(piece) ? id : null);
  const { employeeId } = subject;
  const known = consulted('employee', employeeId) ?? consulted('position', employeeId);
  const person = await findEmployee(db, companyId, known);
  const employee =
    person && !consults.includes('employee') ? { ...nobodyElse, ...nameOf(person) } : person;
  const { authorId, audience } = subject;
  const followed = { companyId, authorId, audience, employeeId };
  const company = await findCompany(db, companyId);
  const follows = consults.includes('commitments');
  const isTeamConsulted = follows || consults.includes('team') || consults.includes('colleagues');
  const team = isTeamConsulted ? await findTeam(db, companyId, subject.teamId) : null;
  return {
    today: calendarDay(now),
    author,
    company: consults.includes('company') ? company : { ...nothingKnown, name: company.name },
    team: consults.includes('team') && team ? aboutTeam(team) : null,
    colleagues: consults.includes('colleagues')
      ? await findColleagues(db, companyId, { teamId: team?.id ?? null, employeeId })
      : [],
    employee,
    latestFeedback: await findLatest(db, companyId, {
      employeeId: consulted('latestFeedback', employeeId),
      type: 'feedback',
      room: budget.feedback,
    }),
    latestPdi: await findLatest(db, companyId, {
      employeeId: consulted('latestPdi', employeeId),
      type: 'pdi',
      room: budget.pdi,
    }),
    commitments: follows
      ? await findOpenCommitments(db, {
          ...followed,
          teamId: team?.id ?? null,
          leader: author.name,
        })
      : [],
    lastConversation: consults.includes('lastConversation')
      ? await findLastConversation(db, followed)
      : null,
    told: consults.includes('told') ? await findTold(db, { ...followed, now }) : [],
    diary: consults.includes('diary')
      ? await findDiary(db, companyId, {
          employeeId: employee && known,
          terms: { person: employee?.name ?? null, texts: subject.terms },
          select: subject.select,
        })
      : [],
  };
}

function aboutTeam({ name, description, goals }: NonNullable<DocumentContext['team']>) {
  return { name, description, goals };
}

const nobodyElse = { behavioralProfile: null, objectives: [], professionalHistory: [] };
const nameOf = ({ name, position }: { name: string; position: string }) => ({ name, position });

const nothingKnown = {
  description: '',
  activities: '',
  mission: '',
  vision: '',
  values: [],
  processes: [],
};

async function findCompany(db: Db, companyId: OwnedCompanyId): Promise<DocumentContext['company']> {
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId));
  if (!row) throw new AppError('not_found', messages.companyNotFound);
  const { name, description, activities, philosophy, processes } = row;
  return {
    name,
    description: excerptOf(description, budget.paragraph),
    activities: excerptOf(activities, budget.paragraph),
    mission: excerptOf(philosophy.mission, budget.paragraph),
    vision: excerptOf(philosophy.vision, budget.paragraph),
    values: cutAll(philosophy.values, budget.values),
    processes: cutAll(
      processes.map((process) => (typeof process === 'string' ? process : process.name)),
      budget.processes,
    ),
  };
}

/** The team that is named, or the only one of the company. */
async function findTeam(
  db: Db,
  companyId: OwnedCompanyId,
  teamId: string | null,
): Promise<(NonNullable<DocumentContext['team']> & { id: string }) | null> {
  const [row, another] = await db
    .select({
      id: teams.id,
      name: teams.name,
      description: teams.description,
      goals: teams.goals,
    })
    .from(teams)
    .where(and(eq(teams.companyId, companyId), teamId === null ? undefined : eq(teams.id, teamId)))
    .limit(2);
  if (!row || another) return null;
  const { id, name, description, goals } = row;
  return {
    id,
    name,
    description: excerptOf(description, budget.paragraph),
    goals: cutAll(goals, budget.goals),
  };
}

/** The active people of a team beside the employee, in the order of their names. */
async function findColleagues(
  db: Db,
  companyId: OwnedCompanyId,
  { teamId, employeeId }: { teamId: string | null; employeeId: string | null },
): Promise<DocumentContext['colleagues']> {
  if (teamId === null) return [];
  return db
    .select({ name: employees.name, position: employees.position })
    .from(employeeTeams)
    .innerJoin(employees, pointsTo(employeeTeams, 'employeeId', employees))
    .where(
      and(
        eq(employeeTeams.companyId, companyId),
        eq(employeeTeams.teamId, teamId),
        eq(employees.isActive, true),
        employeeId === null ? undefined : ne(employees.id, employeeId),
      ),
    )
    .orderBy(employees.name)
    .limit(budget.colleagues);
}

async function findEmployee(
  db: Db,
  companyId: OwnedCompanyId,
  employeeId: string | null,
): Promise<DocumentContext['employee']> {
  if (employeeId === null) return null;
  const [row] = await db
    .select({
      name: employees.name,
      position: employees.position,
      behavioralProfile: employees.behavioralProfile,
      objectives: employees.objectives,
      professionalHistory: employees.professionalHistory,
    })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId)));
  if (!row) return null;
  return {
    ...row,
    objectives: cutAll(row.objectives, budget.objectives),
    professionalHistory: row.professionalHistory
      .slice(0, budget.experiences)
      .map(({ position, company, period }) => ({
        position: excerptOf(position, budget.item),
        company: excerptOf(company, budget.item),
        period: excerptOf(period, budget.item),
      })),
  };
}

async function findLatest(
  db: Db,
  companyId: OwnedCompanyId,
  wanted: { employeeId: string | null; type: 'feedback' | 'pdi'; room: number },
): Promise<{ day: string; text: string } | null> {
  const { employeeId, type, room } = wanted;
  if (employeeId === null) return null;
  const inForce = type === 'pdi' ? await findPlanDocument(db, companyId, employeeId) : undefined;
  const [row = inForce] = inForce
    ? []
    : await db
        .select({ content: documents.content, createdAt: documents.createdAt })
        .from(documents)
        .where(
          and(
            eq(documents.companyId, companyId),
            eq(documents.employeeId, employeeId),
            eq(documents.type, type),
          ),
        )
        .orderBy(desc(documents.id))
        .limit(1);
  const text = row && documentText(type, row.content);
  return text ? { day: calendarDay(row.createdAt), text: excerptOf(text, room) } : null;
}

/** The PDI in force: a newer one may be waiting for the leader's word. */
async function findPlanDocument(db: Db, companyId: OwnedCompanyId, employeeId: string) {
  const [row] = await db
    .select({ content: documents.content, createdAt: documents.createdAt })
    .from(developmentPlans)
    .innerJoin(documents, pointsTo(developmentPlans, 'documentId', documents))
    .where(
      and(
        eq(developmentPlans.companyId, companyId),
        eq(developmentPlans.employeeId, employeeId),
        eq(developmentPlans.state, 'in_progress'),
      ),
    )
    .limit(1);
  return row;
}

function documentText(type: 'feedback' | 'pdi', stored: unknown): string | null {
  const content = readContent(type, stored);
  return content && (content.editedContent ?? textOf(type, content));
}

interface WantedDiary {
  employeeId: string | null;
  terms: RelevanceTerms;
  select: SelectDiary;
}

/** About a person the entries that are linked to them: a name in a text may be a namesake's. */
async function findDiary(
  db: Db,
  companyId: OwnedCompanyId,
  { employeeId, terms, select }: WantedDiary,
): Promise<DocumentContext['diary']> {
  const ofPerson = db
    .select({ id: diaryMentions.diaryEntryId })
    .from(diaryMentions)
    .where(
      and(eq(diaryMentions.companyId, companyId), eq(diaryMentions.employeeId, employeeId ?? '')),
    );
  const rows = await db
    .select({
      date: diaryEntries.date,
      text: sql<string>`left(${diaryEntries.description}, ${budget.diaryEntry})`,
    })
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.companyId, companyId),
        isNull(diaryEntries.deletedAt),
        employeeId === null ? undefined : inArray(diaryEntries.id, ofPerson),
      ),
    )
    .orderBy(desc(diaryEntries.id))
    .limit(budget.diaryCandidates);
  const entries = rows.map(({ date, text }) => ({ day: calendarDay(date), text }));
  return entries.length > 0 ? select({ entries, terms, room: budget.diary }) : [];
}

function cutAll(items: string[], count: number): string[] {
  return items.slice(0, count).map((item) => excerptOf(item, budget.item));
}
