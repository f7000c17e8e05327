export const commitmentsKey = ['commitments'] as const;

/** What a document promises: another thing once it is edited. */
export const promisesKey = (documentId: string) =>
  [...commitmentsKey, 'promises', documentId] as const;
