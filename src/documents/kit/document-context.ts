import type { Experience } from '#shared/employees.ts';
import type { BehavioralProfile } from '#shared/vocabulary.ts';

/** `leader` reads it alone; `person` is whom it is about or for; `team` are all who carry it out. */
export type Audience = 'leader' | 'person' | 'team';

/**
 * What is known about the people and the company a document is about, already chosen by relevance.
 * Days are `yyyy-MM-dd` in America/Sao_Paulo; absent pieces are null or empty, never invented.
 */
export interface DocumentContext {
  today: string;
  author: { name: string; position: string };
  company: {
    name: string;
    description: string;
    activities: string;
    mission: string;
    vision: string;
    values: string[];
    processes: string[];
  };
  /** That of the form, of the person, or the only one of the company. */
  team: { name: string; description: string; goals: string[] } | null;
  /** People of the team beside the employee, so that what is to be done has an owner. */
  colleagues: { name: string; position: string }[];
  employee: {
    name: string;
    position: string;
    behavioralProfile: BehavioralProfile | null;
    objectives: string[];
    professionalHistory: Experience[];
  } | null;
  /** The latest feedback about the employee, as plain text. */
  latestFeedback: { day: string; text: string } | null;
  /** The latest development plan of the employee, as plain text. */
  latestPdi: { day: string; text: string } | null;
  /** What is promised and open with the employee, or in the team: what is due first comes first. */
  commitments: OpenCommitment[];
  /** The last talk with the employee, as far as who reads the document was part of it. */
  lastConversation: {
    day: string;
    agreed: string;
    /** What was treated with the person. */
    points: string[];
    /** What the leader wrote for themselves: null in a document that others read. */
    forLeader: { outcome: string; notes: string; points: string[] } | null;
  } | null;
  /** What the employee answered to the leader's questions, the newest first: their words, typed on a page of ours. */
  told: { day: string; question: string; answer: string }[];
  /** Diary entries that speak of the employee or of the subject, most relevant first. */
  diary: { day: string; text: string }[];
}

export interface OpenCommitment {
  text: string;
  /** By name. */
  owner: string;
  dueOn: string | null;
  /** Nobody who reads the document is known to have heard of it: it is for `suggestions` alone. */
  isReserved: boolean;
}

/** Where nothing is followed and nobody was talked to. */
export const nothingFollowed = {
  commitments: [],
  lastConversation: null,
  told: [],
} satisfies Partial<DocumentContext>;
