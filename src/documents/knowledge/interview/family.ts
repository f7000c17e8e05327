import type { BankQuestion } from './question.ts';

export interface Exercise {
  name: string;
  /** How it is prepared, for who interviews. */
  setup: string;
  question: BankQuestion;
}

export interface Family {
  /** Normalised. */
  aliases: readonly string[];
  decides: string;
  exercise: Exercise;
  /** The same by video, where hands and things are needed. */
  byVideo?: Exercise;
  /** Asked first under 'Competências Técnicas'. */
  craft?: readonly [BankQuestion, BankQuestion];
}

/** A list of aliases, as in a sentence. */
export function words(text: string): string[] {
  return text.split(',').map((alias) => alias.trim());
}

export const caseAloud = 'Caso para pensar em voz alta';
export const readCase =
  'Leia o caso devagar e dê um minuto para pensar. Não há uma resposta única; anote a ordem dos passos.';
