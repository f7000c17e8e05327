import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { normalize } from '../knowledge/words.ts';
import { asText } from '../reading/set-text.ts';
import {
  experienceLevels,
  interviewDurations,
  interviewTypes,
  type ExperienceLevel,
  type FocusArea,
  type InterviewDuration,
  type InterviewForm,
  type InterviewType,
} from './contract.ts';
import { lawful, type Refusal } from './law.ts';
import { timings } from './timings.ts';

/** What is interviewed for: the form, with a start where it says nothing. */
export interface Vacancy {
  position: string;
  level: ExperienceLevel;
  type: InterviewType;
  duration: InterviewDuration;
  areas: readonly FocusArea[];
  /** Typed, without the sentences that the law forbids. */
  description: string;
  notes: string;
  refusal: Refusal | null;
  /** Some of level, format and duration is a start of ours. */
  startsFrom: boolean;
}

/** The areas of a script for which nobody chose any. */
const startingAreas: readonly FocusArea[] = [
  'Competências Técnicas',
  'Trabalho em Equipe',
  'Resolução de Problemas',
  'Comunicação',
];

export function readVacancy(brief: Brief<InterviewForm>, { employee }: DocumentContext): Vacancy {
  const position = brief.position ?? employee?.position ?? '';
  const { experienceLevel, interviewType, duration, focusAreas = [] } = brief;
  const typed = lawful(
    {
      description: [brief.jobDescription ?? '', brief.freeText ?? ''].filter(Boolean).join('\n'),
      notes: brief.additionalNotes ?? '',
    },
    position,
  );
  const request = `${position} ${shortOf(brief.freeText)}`;
  const length = duration ?? named(interviewDurations, request) ?? '60';
  const { focusQuestions } = timings[length];
  return {
    position,
    level: experienceLevel ?? named(experienceLevels, request) ?? 'pleno',
    type: interviewType ?? named(interviewTypes, request) ?? 'presencial',
    duration: length,
    areas:
      focusAreas.length > 0 ? [...new Set(focusAreas)] : startingAreas.slice(0, focusQuestions),
    description: asText(typed.description),
    notes: asText(typed.notes),
    refusal: typed.refusal,
    startsFrom: !experienceLevel || !interviewType || !duration,
  };
}

const longestRequest = 200;

/** A request in a few words may say what a field would. */
function shortOf(text = ''): string {
  return text.length > longestRequest ? '' : text;
}

function named<Label extends Readonly<Record<string, string>>>(
  labels: Label,
  text: string,
): `${keyof Label & (string | number)}` | undefined {
  const plain = ` ${normalize(text)} `;
  const keys = Object.keys(labels) as `${keyof Label & (string | number)}`[];
  return keys.find((key) => plain.includes(` ${normalize(labels[key] ?? '')} `));
}
