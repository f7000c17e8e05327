/** One question of the bank, with what to listen for. */
export interface BankQuestion {
  text: string;
  /** What a strong answer has. */
  strong: string;
  /** The warning sign. */
  warning: string;
  /** The same question on a value of the company, which stands for `{valor}`. */
  onValue?: string;
}

/** Two questions for each level of experience: what a beginner can answer is no test of a specialist. */
export type QuestionsByLevel = Readonly<
  Record<'junior' | 'pleno' | 'senior' | 'especialista', readonly [BankQuestion, BankQuestion]>
>;

export function ask(text: string, strong: string, warning: string, onValue?: string): BankQuestion {
  return { text, strong, warning, ...(onValue !== undefined && { onValue }) };
}
