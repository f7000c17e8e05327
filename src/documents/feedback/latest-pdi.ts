import type { DocumentContext } from '../writing/context.ts';
import { objectionTo } from '../writing/guard.ts';
import { recognizeCompetency } from '../knowledge/competencies.ts';
import { competencyOfVerb } from '../knowledge/feedback/competencies.ts';
import { closeness } from '../knowledge/subjects.ts';
import { normalize } from '../knowledge/words.ts';

export interface PlanCompetency {
  name: string;
  currentLevel: string;
  targetLevel: string;
}

/** Sharing a word, or what the library knows both to be about. */
const closeEnough = 2;

/** The competency of the current plan that some texts touch, the closest first. */
export function relatedCompetency(
  planned: readonly PlanCompetency[],
  about: readonly string[],
): PlanCompetency | null {
  const ranked = planned
    .map((competency) => ({
      competency,
      score: Math.max(0, ...about.map((text) => relation(competency.name, text))),
    }))
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  return best !== undefined && best.score >= closeEnough ? best.competency : null;
}

function relation(name: string, text: string): number {
  const code = recognizeCompetency(name)?.code;
  const same = code !== undefined && competencyCodesOf(text).includes(code);
  return closeness(name, text) + (same ? closeEnough : 0);
}

/** What the library knows a text to be about: by its verb, and by its words. */
export function competencyCodesOf(text: string): string[] {
  const [verb = ''] = normalize(text).split(' ');
  const byVerb = Object.hasOwn(competencyOfVerb, verb) ? competencyOfVerb[verb] : undefined;
  return [byVerb, recognizeCompetency(text)?.code].filter((code) => code !== undefined);
}

/** The competencies of a plan, read back from its plain text, the longest way first. */
export function plannedCompetencies(latestPdi: DocumentContext['latestPdi']): PlanCompetency[] {
  const pattern = /^(.{1,120}?) \(nível atual ([1-5]), nível desejado ([1-5])\)$/gmu;
  return [...(latestPdi?.text ?? '').matchAll(pattern)]
    .flatMap(([, name = '', currentLevel = '', targetLevel = '']) =>
      objectionTo(name) === null ? [{ name, currentLevel, targetLevel }] : [],
    )
    .toSorted((a, b) => wayOf(b) - wayOf(a));
}

function wayOf({ currentLevel, targetLevel }: PlanCompetency): number {
  return Number(targetLevel) - Number(currentLevel);
}
