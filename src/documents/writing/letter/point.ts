/** One sentence or one point of a list, as it was typed but for spelling. */
export interface TypedPoint {
  text: string;
  /** It stood in a list of its own. */
  listed: boolean;
  origin: Origin;
}

/** The field that a sentence was typed into. */
export type Origin = 'context' | 'info' | 'free';
