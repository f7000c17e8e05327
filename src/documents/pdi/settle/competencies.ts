import { similarity, normalize, stems } from '../../knowledge/words.ts';
import { recognizeCompetency } from '../../knowledge/competencies.ts';
import type { PdiContent } from '../contract.ts';
import type { Plan } from '../plan.ts';
import type { PlannedCompetency } from '../planned.ts';
import type { TextSettler } from './texts.ts';

type Written = PdiContent['competencies'][number];

/**
 * Every competency that was typed, once, by its own name and levels, longest way first; what the model left
 * out is composed. Where the form names none, the model's own stay.
 */
export function settleCompetencies(
  written: readonly Written[],
  { plan, composed, text }: { plan: Plan; composed: PdiContent; text: TextSettler },
): Written[] {
  const clean = written
    .map((item) => ({
      ...item,
      name: text.planned(item.name),
      actions: item.actions.map(text.planned).filter((action) => action !== ''),
    }))
    .filter(({ name }) => name !== '');
  const free = new Set(clean);
  const typed = plan.competencies.filter((competency) => competency.typed);
  const given = typed.map((competency) => {
    const match = bestFor(competency, [...free]);
    if (match) free.delete(match);
    const { name, currentLevel, targetLevel } = competency;
    return { match, settled: { name, currentLevel, targetLevel, actions: match?.actions ?? [] } };
  });
  const order = (match: Written | undefined) => (match ? clean.indexOf(match) : clean.length);
  const kept = given
    .toSorted((a, b) => order(a.match) - order(b.match))
    .map(({ settled }) => settled);
  // Names that a text merely mentions are not all there is; the cards of a form are.
  const others = plan.namedAll ? [] : distinct([...free], kept);
  const all = [...kept, ...others];
  if (all.length === 0) return composed.competencies;
  return all
    .map((item) =>
      item.actions.length > 0 ? item : { ...item, actions: composedFor(item, composed) },
    )
    .toSorted((a, b) => wayOf(b) - wayOf(a));
}

function wayOf({ currentLevel, targetLevel }: Written): number {
  return targetLevel - currentLevel;
}

/** The model's text about a competency: by its name and levels, by its name, by what it speaks of. */
function bestFor(
  competency: PlannedCompetency,
  candidates: readonly Written[],
): Written | undefined {
  const scored = candidates.map((candidate) => ({
    candidate,
    score: likeness(competency, candidate),
  }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.candidate : undefined;
}

function likeness(competency: PlannedCompetency, candidate: Written): number {
  const [one, other] = [normalize(competency.name), normalize(candidate.name)];
  const sameLevels =
    competency.currentLevel === candidate.currentLevel &&
    competency.targetLevel === candidate.targetLevel;
  if (one === other) return sameLevels ? 5 : 4;
  if (other === '') return 0;
  if (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `)) return 3;
  if (similarity(stems(one), stems(other)) >= 0.5) return 2;
  const { entry } = competency;
  return entry !== null && recognizeCompetency(candidate.name)?.code === entry.code ? 1 : 0;
}

function distinct(items: readonly Written[], known: readonly Written[]): Written[] {
  const seen = new Set(known.map(({ name }) => normalize(name)));
  return items.filter(({ name }) => {
    const key = normalize(name);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function composedFor({ name }: Written, { competencies }: PdiContent): string[] {
  return competencies.find((item) => normalize(item.name) === normalize(name))?.actions ?? [];
}
