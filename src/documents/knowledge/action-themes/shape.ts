/** One action of a plan, in whole sentences. */
export interface MouldAction {
  /** Begins with an infinitive. */
  task: string;
  /** What who carries it out would have to ask: told where the leader wants detail. */
  how: string;
  /** Who answers for it: the leader, or someone of the team. */
  owner: 'leader' | 'colleague';
}

export interface MouldRisk {
  risk: string;
  sign: string;
  response: string;
}

/** An expert's plan for one kind of aim, fit for any trade. */
export interface ActionMould {
  /** Whole words of a short title that speak of this aim, however accented. */
  aliases: readonly string[];
  /** The thought behind the order of the actions. */
  path: string;
  /** In order of time; the fourth is the trial, the last one looks back. `trial` is how long it runs: 'duas semanas'. */
  actions(trial: string): readonly MouldAction[];
  /** Places of those that a short plan keeps: four to six, the first, the trial and the last among them. */
  short: readonly number[];
  risks: readonly [MouldRisk, MouldRisk, MouldRisk];
}

export const leads = (task: string, how: string): MouldAction => ({ task, how, owner: 'leader' });
export const does = (task: string, how: string): MouldAction => ({ task, how, owner: 'colleague' });
