/** The entries. */
export const diaryKey = ['diary'] as const;
/** Pages of what was looked for. */
export const foundKey = ['diary-found'] as const;
