/** What is due today: another thing once something was done, planned, written or held. */
export const todayKey = ['today'] as const;
