/*
 * How a letter opens and closes, for one purpose and one tone. `{tema}` is a noun phrase that contracts
 * with the preposition before it; `{a|b}` agrees with its number.
 */

export interface LetterClosing {
  text: string;
  /** It asks for something: a letter asks once. */
  asks?: true;
  /** It only fits numbered steps, an invitation without day or hour, or one with them, a birthday. */
  fits?: 'steps' | 'undated' | 'dated' | 'celebration';
}

export interface LetterPhrases {
  /** Openings around a theme. */
  themed: readonly string[];
  /**
   * In place of the others, around a theme that changes something, that went wrong, that is a quality of
   * the person ('a sua dedicação'), or that is a social occasion.
   */
  ofChange?: string;
  ofTrouble?: string;
  ofQuality?: string;
  ofSocial?: string;
  /** Stand before a colon and the leader's own words; those that exclaim, before a sentence of their own. */
  leading: readonly string[];
  /** Goes straight into a statement: 'Informo que'. */
  joining?: string;
  closings: readonly LetterClosing[];
}

export type LetterPhrasesByTone = Readonly<
  Record<
    'profissional' | 'amigavel' | 'formal' | 'motivacional' | 'assertivo' | 'empático',
    LetterPhrases
  >
>;
