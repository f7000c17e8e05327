import { loadAllowance, loadMe } from '../data/accounts.ts';
import { loadCompany } from '../data/companies.ts';

/** Shorter than anyone calls waiting. A screen whose answers take longer shows that they are coming. */
const patience = 100;

/**
 * Who is signed in, for which company, and what was asked ahead for the screen: known before it is drawn, it
 * is drawn once. A failure is told by the screen, which finds it where it looks.
 */
export async function arrive(loadAnswers?: (companyId: string) => Promise<unknown>): Promise<void> {
  if (!(await loadMe())) return;
  const company = await loadCompany();
  const answers = [loadAllowance()];
  if (company && loadAnswers) answers.push(loadAnswers(company.id));
  await Promise.race([
    Promise.all(answers),
    new Promise((resolve) => setTimeout(resolve, patience)),
  ]);
}
