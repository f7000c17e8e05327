import type { Step } from '../knowledge/competency.ts';
import type { ActionTag } from './plan-text.ts';
import type { PlannedCompetency } from './planned.ts';
import type { PlanTopic } from './topics/pool.ts';

/** An action that is chosen and not yet put into words. */
export interface DraftAction {
  tag: ActionTag;
  step: Step;
  day: string;
  topic: PlanTopic | null;
}
export interface Draft {
  competency: PlannedCompetency;
  actions: DraftAction[];
}

export interface PlannedAction {
  tag: ActionTag;
  action: string;
  evidence: string;
  day: string;
  topic: PlanTopic | null;
}
export interface CompetencyActions {
  competency: PlannedCompetency;
  now: PlannedAction[];
  /** What a short period leaves for the next cycle. */
  later: PlannedAction[];
}
