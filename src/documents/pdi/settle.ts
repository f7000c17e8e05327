import type { DocumentContext } from '../writing/context.ts';
import type { Brief } from '../writing/writer.ts';
import type { PdiContent, PdiForm } from './contract.ts';
import { readPlan } from './plan.ts';
import { settleCompetencies } from './settle/competencies.ts';
import { settleGoals } from './settle/goals.ts';
import { settleSuggestions } from './settle/suggestions.ts';
import { textSettler, type TextSettler } from './settle/texts.ts';
import { writePlan } from './write-plan.ts';

type Timeline = PdiContent['timeline'];

const fewest = 3;
const most = 5;

/**
 * A model's plan with what is known for certain in its place: who, when, the competencies and goals that
 * were typed, dates that can be, the notice. What was right comes back unchanged.
 */
export function settlePlan(
  content: PdiContent,
  brief: Brief<PdiForm>,
  context: DocumentContext,
): PdiContent {
  const plan = readPlan(brief, context);
  const composed = writePlan(plan);
  const text = textSettler(plan, brief);
  const known = { plan, composed, text };
  return {
    title: composed.title,
    employee: composed.employee,
    period: composed.period,
    competencies: settleCompetencies(content.competencies, known),
    goals: settleGoals(content.goals, known),
    timeline: settleTimeline(content.timeline, composed.timeline, text),
    suggestions: settleSuggestions(content.suggestions, known),
  };
}

/** The plan's own beginning and end; the model's milestones as far as their days can be. */
function settleTimeline(written: Timeline, composed: Timeline, text: TextSettler): Timeline {
  if (typeof composed === 'string' || typeof written === 'string') return composed;
  const { milestones } = written;
  const dated = milestones
    .filter((item, index) => text.dayOf(item) !== null || index === milestones.length - 1)
    .map(text.planned)
    .flatMap((item) => {
      const day = text.dayOf(item);
      return day === null ? [] : [{ item, day }];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .map(({ item }) => item);
  const kept = dated.length > most ? [...dated.slice(0, most - 1), ...dated.slice(-1)] : dated;
  return { ...composed, milestones: kept.length < fewest ? composed.milestones : kept };
}
