import type { DocumentContext } from '../writing/context.ts';
import type { Brief } from '../writing/writer.ts';
import { topicsDemandedBy, type ForbiddenTopicHit } from '../knowledge/forbidden-topics.ts';
import { normalize } from '../knowledge/words.ts';
import { lowerFirst, withoutFinalStop } from '../writing/portuguese.ts';
import {
  focusAreas,
  type ExperienceLevel,
  type FocusArea,
  type InterviewDuration,
  type InterviewForm,
  type InterviewType,
} from './contract.ts';
import { defaultDuration, defaultLevel, defaultType, startingAreas } from './defaults.ts';
import { levelIn, readFreeText } from './free-text.ts';
import {
  citable,
  readNotes,
  readPosition,
  vacancyNotes,
  withoutOrders,
  type Findings,
  type Note,
} from './typed-text.ts';
import type { VacancyTerm } from './term-phrases.ts';
import { termOfPosition, termsOf, unreadOf, usualTerms } from './vacancy-terms.ts';

/** What the script is made from: the brief and the context, read, guarded and completed. */
export interface Script {
  /** '' where nobody named it. */
  position: string;
  level: ExperienceLevel;
  type: InterviewType;
  duration: InterviewDuration;
  /** In the order of the form. */
  areas: readonly FocusArea[];
  /** What the job description names, as far as it can stand in a question. */
  terms: VacancyTerm[];
  /** What the job description names beside, and no question can take up. */
  unread: string[];
  /** They are common in the post, and nobody told them. */
  usual: boolean;
  role: VacancyTerm | null;
  notes: Note[];
  team: string;
  teamGoals: string[];
  values: string[];
  mission: string;
  /** Whose registered position it is, where no form named one. */
  employee: string | null;
  /** What of the form was absent and got an initial value. */
  assumed: ('position' | 'jobDescription' | 'settings' | 'areas')[];
  /** What the job description asks for and may not. */
  demanded: ForbiddenTopicHit[];
  /** What was left out of what was typed, and why. */
  findings: Findings;
  /** Position, job description and what is registered of company and team: words of the work. */
  workTerms: string[];
}

export function readScript(brief: Brief<InterviewForm>, context: DocumentContext): Script {
  const { company, team, employee } = context;
  const findings: Findings = { removed: new Set(), refused: new Map() };
  const freeText = brief.freeText ?? '';
  const found = readFreeText(freeText);
  const typedPosition = brief.position ?? found.position;
  const rawPosition = (typedPosition ?? employee?.position ?? '').trim();
  const jobDescription = brief.jobDescription ?? freeText;
  const workTerms = [
    rawPosition,
    jobDescription,
    company.description,
    company.activities,
    company.mission,
    team?.name ?? '',
    team?.description ?? '',
    ...(team?.goals ?? []),
  ];
  const position = readPosition(rawPosition, workTerms, findings);
  const told = readVacancy(withoutOrders(jobDescription, findings), workTerms);
  const usual = jobDescription.trim() === '' ? usualTerms(position) : [];
  const terms = told.terms.length > 0 ? told.terms : usual;
  const chosen = brief.focusAreas ?? found.focusAreas;
  const settings = {
    level: brief.experienceLevel ?? found.experienceLevel ?? levelIn(position),
    type: brief.interviewType ?? found.interviewType,
    duration: brief.duration ?? found.duration,
  };
  // What found no field is a note, unless it had to serve as the job description.
  const remarks = [brief.additionalNotes ?? '', brief.jobDescription === undefined ? '' : freeText];
  return {
    position,
    level: settings.level ?? defaultLevel,
    type: settings.type ?? defaultType,
    duration: settings.duration ?? defaultDuration,
    areas: chosen.length > 0 ? focusAreas.filter((area) => chosen.includes(area)) : startingAreas,
    terms,
    unread: brief.jobDescription === undefined ? [] : told.unread,
    usual: usual.length > 0,
    role: isNamed(position) ? termOfPosition(position) : null,
    notes: distinctNotes([...readNotes(remarks.join('\n'), workTerms, findings), ...told.beside]),
    team: citable(team === null ? [] : [team.name], workTerms).find(isNamed) ?? '',
    teamGoals: citable(team?.goals ?? [], workTerms),
    values: citable(company.values, workTerms),
    mission: citable([company.mission], workTerms)[0] ?? '',
    employee: typedPosition === undefined && position !== '' ? (employee?.name ?? null) : null,
    assumed: [
      ...(position === '' ? (['position'] as const) : []),
      ...(told.terms.length === 0 ? (['jobDescription'] as const) : []),
      ...(Object.values(settings).includes(undefined) ? (['settings'] as const) : []),
      ...(chosen.length === 0 ? (['areas'] as const) : []),
    ],
    demanded: topicsDemandedBy(jobDescription),
    findings,
    workTerms,
  };
}

/** The work that a job description names, and what it tells beside: hours and papers are no work. */
function readVacancy(
  jobDescription: string,
  workTerms: readonly string[],
): { terms: VacancyTerm[]; beside: Note[]; unread: string[] } {
  const beside = vacancyNotes(jobDescription, workTerms);
  const noWork = new Set(beside.map(({ text }) => normalize(text)));
  // 'Conferir documentos, jornada conforme a lei': what is told beside is no part of the task.
  const work = beside.reduce((text, { text: told }) => withoutPiece(text, told), jobDescription);
  const terms = termsOf(work).filter(({ text }) => !noWork.has(normalize(text)));
  const said = [...terms, ...beside].map(({ text }) => text);
  return { terms, beside, unread: unreadOf(work, said) };
}

function withoutPiece(text: string, piece: string): string {
  const escaped = piece.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
  return text.replace(new RegExp(`(?:,\\s*|^)${escaped}(?=\\s*(?:[,.;\\n]|$))`, 'iu'), '');
}

function distinctNotes(notes: readonly Note[]): Note[] {
  return [
    ...new Map(notes.toReversed().map((note) => [normalize(note.text), note])).values(),
  ].toReversed();
}

function isNamed(text: string): boolean {
  return /\p{L}{2}/u.test(text);
}

/** 'a equipe Plataforma', 'a equipe de Vendas', 'o time de Produto': the noun is not said twice. */
export function teamPhrase(name: string): string {
  const clean = withoutFinalStop(name);
  if (/^time\s/iu.test(clean)) return `o ${lowerFirst(clean)}`;
  return /^equipe\s/iu.test(clean) ? `a ${lowerFirst(clean)}` : `a equipe ${clean}`;
}
