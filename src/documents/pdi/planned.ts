import type { BehavioralProfile } from '#shared/vocabulary.ts';
import type { Competency } from '../knowledge/competency.ts';

export interface Person {
  /** '' where nobody knows it. */
  name: string;
  /** How the text speaks of the person: the first name, or 'a pessoa'. */
  called: string;
  position: string;
  leads: boolean;
  profile: BehavioralProfile | null;
}

export interface NamedCompetency {
  /** As it was typed. */
  name: string;
  currentLevel: number;
  targetLevel: number;
  entry: Competency | null;
  /** Its levels were typed too; else they are initial values. */
  typed: boolean;
}

export interface PlannedCompetency extends NamedCompetency {
  /** The name as it stands inside a sentence. */
  spoken: string;
  /** Levels to go; 0 or less where the desired one is there. */
  distance: number;
}
