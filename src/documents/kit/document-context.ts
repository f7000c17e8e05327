import type { Experience } from '#shared/employees.ts';
import type { BehavioralProfile } from '#shared/vocabulary.ts';

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
  /** Diary entries that speak of the employee or of the subject, most relevant first. */
  diary: { day: string; text: string }[];
}
