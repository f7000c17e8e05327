/**
 * One question of the bank. `about` is the same question on a task of the vacancy: `{em}` is 'no registro
 * de chamados' or 'ao registrar chamados', `{a}` is 'ao registro de chamados' or 'a registrar chamados'.
 */
export interface BankQuestion {
  text: string;
  about?: string;
  /** The same question on a value of the company, which stands for `{valor}`. */
  onValue?: string;
  /** What a good answer has. */
  expected: string;
  /** What it is judged by. */
  criteria: readonly [string, string, string];
}

/** Two questions for each level of experience: what a beginner can answer is no test of a specialist. */
export type QuestionsByLevel = Readonly<
  Record<'junior' | 'pleno' | 'senior' | 'especialista', readonly [BankQuestion, BankQuestion]>
>;
