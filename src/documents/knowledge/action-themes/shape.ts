import type { ValueGround } from '../company-values.ts';

/** Who answers for an action where the leader named nobody. */
export type ActionOwner = 'leadership' | 'team' | 'hr' | 'partner';

/**
 * One action that suits a theme. `task`, `why` and `how` stand in running text: `task` opens with an
 * infinitive in upper case, the others begin in lower case, and none has a final stop.
 */
export interface ThemeAction {
  task: string;
  /** The same where the objective names what it is about: `{objeto}` is 'os erros de separação'. */
  about?: string;
  owner: ActionOwner;
  /** What it is good for. */
  why: string;
  /** The step to begin with, and how one sees that it is done. */
  how: string;
  where: string;
  /** A planning figure of ours, in time; never money. */
  effort: string;
  /** What is reached once it is done, where that is worth a milestone. */
  milestone?: string;
  /** It was given to someone by name: nothing and nobody else is put to it unasked. */
  given?: boolean;
  /** It needs a plan of at least so many days. */
  minDays?: number;
  /** Left out where the leader asked for a summary. */
  onlyDetailed?: boolean;
}

export interface ThemeMetric {
  name: string;
  /** Where the figure is read. */
  source: string;
}

export interface ThemeRisk {
  risk: string;
  response: string;
}

/** What the library knows about a sort of plan. */
export interface ActionTheme {
  id: string;
  /** Where a value of the company shows in such a plan. */
  ground: ValueGround;
  /** Themes of which it is a narrower sort: where it is spoken of twice, it takes their place. */
  instead?: readonly string[];
  /** In the pattern language; none for the theme that serves where no other does. */
  keys: readonly string[];
  /** Words that speak of the theme and of others too; they count for less. */
  hints?: readonly string[];
  /** What such a plan is usually for, where the leader did not say; an infinitive clause. */
  aim?: string;
  /** What the team does in this plan; follows 'a equipe'. */
  summary: string;
  /** In the order of execution; the first finds out where things stand. */
  actions: readonly ThemeAction[];
  /** Checks the result and keeps what worked; `{indicador}` is what is compared. */
  closing: ThemeAction;
  metrics: readonly ThemeMetric[];
  risks: readonly ThemeRisk[];
}
