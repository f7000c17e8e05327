/*
 * What a workbook of one type of meeting has. Everyone invited reads it: sentences without quotation marks say what is
 * done, what is said aloud stands in them. None names a number of topics, people or decisions: the form does.
 */

export interface MouldItem {
  topic: string;
  description: string;
  activities: readonly string[];
}

export interface Mould {
  /** Where no objective was typed. */
  objective: string;
  /** After the sentence with the minutes: what is different in this kind of meeting. */
  summary: string;
  open: MouldItem;
  /** How it ends where nothing is to be decided; a type without one always decides. */
  close?: MouldItem;
  decide: MouldItem;
  /** The agenda where no topics were typed, each with its share of the time. */
  own: readonly (MouldItem & { share: number })[];
  materials: readonly string[];
  sheet: Sheet;
}

/** The table that is filled in during the meeting. */
export interface Sheet {
  title: string;
  columns: readonly string[];
  rows: readonly string[];
  /** Each topic has its own lines to fill in, so that a table of them says the same again. */
  perTopic?: boolean;
}

/** Each topic of a company's meeting leaves the same behind. */
export const topicSheet = {
  title: 'Folha de combinados',
  columns: ['Assunto', 'O que ficou combinado', 'Quem cuida', 'Até quando'],
} as const;
