/** Why something that was typed does not reach a document. */
export type RemovalReason =
  | 'sensitive'
  | 'discrimination'
  | 'label'
  | 'promise'
  | 'verdict'
  | 'reserved'
  | 'instruction';

/** What was left out, by its reason, with what it was about where that is known: 'saúde'. */
export type Removed = ReadonlyMap<RemovalReason, ReadonlySet<string>>;
