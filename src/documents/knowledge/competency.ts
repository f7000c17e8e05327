/** One thing to do and how everyone will see that it was done. */
export type Step = readonly [action: string, evidence: string];

/**
 * What the library knows about a competency. Actions begin with an infinitive and end without a full
 * stop; `{competencia}` stands for the name that the leader typed.
 */
export interface Competency {
  code: string;
  name: string;
  nature: 'comportamental' | 'técnica';
  /** Normalised words or expressions by which a free-text name is recognised. */
  keys: readonly string[];
  /** Observable behaviour of levels 1 to 5: a ruler, never a finding about a person. */
  levels: readonly [string, string, string, string, string];
  /** Challenging practice at work, from the first levels to the last ones. */
  practice: readonly [Step, Step, Step];
  /** Learning with others. */
  exchange: readonly [Step, Step];
  study: Step;
}
