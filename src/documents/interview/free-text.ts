import {
  focusAreas,
  type ExperienceLevel,
  type FocusArea,
  type InterviewDuration,
  type InterviewType,
} from './contract.ts';
import { upperFirst } from '../writing/portuguese.ts';
import { normalize } from '../knowledge/words.ts';

/** What a text without fields says about an interview; what it does not say is absent. */
interface FreeTextReading {
  position?: string;
  experienceLevel?: ExperienceLevel;
  interviewType?: InterviewType;
  duration?: InterviewDuration;
  focusAreas: FocusArea[];
}

const levels: readonly [RegExp, ExperienceLevel][] = [
  [/\b(?:junior|jr|estagi\w+|trainee|aprendiz|iniciante)\b/u, 'junior'],
  [/\b(?:pleno|plena|pl)\b/u, 'pleno'],
  [/\b(?:senior|sr)\b/u, 'senior'],
  [/\bespecialista\b/u, 'especialista'],
];

const types: readonly [RegExp, InterviewType][] = [
  [/\bhibrid[oa]\b/u, 'hibrido'],
  [
    /\b(?:por video|videochamada|entrevista(?: \w+){0,4} (?:online|remota)|chamada de video)\b/u,
    'online',
  ],
  [/\bpresencial(?:mente)?\b/u, 'presencial'],
];

const durations: readonly [RegExp, InterviewDuration][] = [
  [/\b(?:1h30|90 ?min\w*|uma hora e meia|1 hora e (?:meia|30))\b/u, '90'],
  [/\b(?:30 ?min\w*|meia hora)\b/u, '30'],
  [/\b45 ?min\w*\b/u, '45'],
  [/\b(?:60 ?min\w*|uma hora|1 hora|1h)\b/u, '60'],
];

/** The level that a position or a text names. */
export function levelIn(text: string): ExperienceLevel | undefined {
  return first(levels, normalize(text));
}

const named = '([\\p{L}][^,.;:!?\\n()]{2,80})';
const vacancyOf = [
  new RegExp(`\\b(?:vaga|cargo|posição):? (?:de |para |do |da |um |uma )*${named}`, 'iu'),
  new RegExp(`\\b(?:entrevist\\p{L}+|contratar) (?:com |para |de |o |a |um |uma )*${named}`, 'iu'),
];
const endOfPosition =
  /\s+(?:com|para|pra|pro|na|no|nas|nos|em|de \d|por|que|online|presencial|h[ií]brid[oa]|focad[oa]|foco|e precis\p{L}+|durante)(?!\p{L})[\s\S]*$/iu;

export function readFreeText(text: string): FreeTextReading {
  const plain = normalize(text);
  const position = positionIn(text.slice(0, 2_000));
  const experienceLevel = levelIn(text);
  const interviewType = first(types, plain);
  const duration = first(durations, plain);
  return {
    ...(position !== undefined && { position }),
    ...(experienceLevel !== undefined && { experienceLevel }),
    ...(interviewType !== undefined && { interviewType }),
    ...(duration !== undefined && { duration }),
    focusAreas: focusAreas.filter((area) => ` ${plain} `.includes(` ${normalize(area)} `)),
  };
}

/** 'contratar uma pessoa pra recepção': the place names the post. */
const anyone =
  /(?<!\p{L})(?:uma? )?(?:pessoa|algu[eé]m|gente|funcion[áa]ri[oa]|profissional|ajudante)\s+(?:pra|para|pro|na|no|d[aeo])\s+(?:[oa]s?\s+)?(?!\p{L}+[aei]r\s)(?=\p{L})/iu;

function positionIn(typed: string): string | undefined {
  const text = typed.replace(anyone, '');
  const found = vacancyOf
    .map((pattern) => pattern.exec(text)?.[1])
    .find((name) => name !== undefined);
  const position = found?.replace(endOfPosition, '').trim() ?? '';
  const words = position.split(/\s+/u).length;
  return position !== '' && words <= 8 && !first(types, normalize(position))
    ? text === typed
      ? position
      : upperFirst(position)
    : undefined;
}

function first<Value>(table: readonly [RegExp, Value][], plain: string): Value | undefined {
  return table.find(([pattern]) => pattern.test(plain))?.[1];
}
