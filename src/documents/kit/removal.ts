/** Why something that was typed does not reach a document. */
export type RemovalReason =
  'sensitive' | 'discrimination' | 'label' | 'promise' | 'verdict' | 'reserved' | 'instruction';
