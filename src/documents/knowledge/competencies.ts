import { attendingCompetencies } from './competencies/attending.ts';
import { communicatingCompetencies } from './competencies/communicating.ts';
import { cooperatingCompetencies } from './competencies/cooperating.ts';
import { decidingCompetencies } from './competencies/deciding.ts';
import { figuresCompetencies } from './competencies/figures.ts';
import { improvingCompetencies } from './competencies/improving.ts';
import { leadingCompetencies } from './competencies/leading.ts';
import { organizingCompetencies } from './competencies/organizing.ts';
import { safetyCompetencies } from './competencies/safety.ts';
import { servingCompetencies } from './competencies/serving.ts';
import type { Competency } from './competency.ts';
import { normalize } from './words.ts';

export const competencies: readonly Competency[] = [
  ...communicatingCompetencies,
  ...cooperatingCompetencies,
  ...organizingCompetencies,
  ...decidingCompetencies,
  ...leadingCompetencies,
  ...servingCompetencies,
  ...figuresCompetencies,
  ...improvingCompetencies,
  ...attendingCompetencies,
  ...safetyCompetencies,
];

/** Says only that something is technical, so it stands back where another entry is recognised. */
const vaguest = 'C28';
/** A project that is read is a drawing. */
const drawings =
  /\b(?:leitura|interpretacao|ler|desenho) (?:d[eo]s? )?(?:projetos?|plantas?|desenhos?)\b/u;
/** 'Uso do tablet de entregas' is about the tablet. */
const usedFor =
  /^((?:uso|utilizacao|manuseio|operacao|usar|operar) (?:d[aeo]s? |[ao]s? )?\w+) (?:d[aeo]s?|para|n[ao]s?) .*$/u;
const points = { exactName: 3, wholeKey: 2, startOfWord: 1 };
const shortestStart = 5;

export function competencyOf(code: string): Competency | null {
  return competencies.find((competency) => competency.code === code) ?? null;
}

/** The entry a free-text name speaks of; null where the library knows none. */
export function recognizeCompetency(name: string): Competency | null {
  const text = normalize(name).replace(usedFor, '$1');
  if (drawings.test(text)) return null;
  let best: { competency: Competency; score: number; position: number } | null = null;
  for (const competency of competencies) {
    const { score, position } = scoreOf(competency, text);
    if (score === 0) continue;
    if (competency.code === vaguest && best) continue;
    const beatsVague = best?.competency.code === vaguest;
    const better =
      !best || score > best.score || (score === best.score && position < best.position);
    if (beatsVague || better) best = { competency, score, position };
  }
  return best?.competency ?? null;
}

function scoreOf(competency: Competency, text: string): { score: number; position: number } {
  let score = normalize(competency.name) === text ? points.exactName : 0;
  let position = score > 0 ? 0 : text.length;
  for (const key of competency.keys) {
    const whole = ` ${text} `.indexOf(` ${key} `);
    const start = key.length >= shortestStart ? ` ${text}`.indexOf(` ${key}`) : -1;
    const found = whole >= 0 ? whole : start;
    if (found < 0) continue;
    score += whole >= 0 ? points.wholeKey : points.startOfWord;
    position = Math.min(position, found);
  }
  return { score, position };
}
