/** What helps to lead a topic of a certain subject. */
export interface TopicTheme {
  /** Beginnings of normalised words or phrases; one that ends in a blank is whole. */
  keys: readonly string[];
  /** What is known at the end of the topic: completes 'o grupo sabe'. */
  focus: string;
  /** Open questions, without the capital and the quotation marks they are said with. */
  questions: readonly [string, string];
  /** What the leader had better do before: a sentence. */
  advice?: string;
}
