import type { Named } from '#shared/suggestions.ts';
import type { ManagementSettings } from '#shared/teams.ts';
import type { Frequency } from '#shared/vocabulary.ts';

/** Length of each window in days (specification, section 9). */
export const windowDays: Readonly<Record<Frequency, number>> = {
  weekly: 7,
  biweekly: 14,
  monthly: 30,
};
export const pdiWindowDays = 30;

/** How many names a suggestion lists. */
export const namesListed = { feedback: 3, pdi: 2 } as const;

/** How many of the newest diary entries are read. */
export const diaryEntriesRead = 2;

/** People who lack something: how many, and the first of them by name. */
export interface Pending {
  count: number;
  first: Named[];
}

export interface TeamCounts extends Named {
  /** null until someone sets them: then the rest is not looked at. */
  settings: ManagementSettings | null;
  /** Active ones. */
  employees: number;
  /** Without a feedback in the team's own window. */
  feedbackPending: Pending;
  /** In the team's own window. */
  hasRecentMeeting: boolean;
  /** With a behavioural profile and without a PDI in 30 days. */
  pdiPending: Pending;
}

/** All that the suggestion engine knows of a company. */
export interface CompanyCounts {
  teams: TeamCounts[];
  /** Active ones, with or without a team. */
  hasPeople: boolean;
  /** The newest entries, newest first. */
  latestDiary: string[];
}
