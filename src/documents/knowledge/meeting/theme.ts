/** What is expected of a topic. */
export type Outcome = 'inform' | 'discuss' | 'decide';

/** What helps to lead a topic of a certain subject. */
export interface TopicTheme {
  /** Beginnings of normalised words or phrases; one that ends in a blank is whole. */
  keys: readonly string[];
  /** Where the topic itself does not say what is expected of it. */
  outcome: Outcome;
  /** Completes 'Decidir', 'Discutir' and 'Informar' alike. */
  focus: readonly [string, string];
  /** They follow 'Perguntar:'. */
  questions: readonly [string, string, string];
  /** It arranges the days to come: what was delivered so far has no part in it. */
  arranges?: true;
  /** What the leader had better do before: a sentence. */
  advice?: string;
}
