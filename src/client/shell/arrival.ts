import { loadMe } from '../data/accounts.ts';
import { loadCompanies } from '../data/companies.ts';

/**
 * Who is signed in, and for which company: known before the first screen is drawn, it is drawn once. A failure
 * is told by the screen, which finds it where it looks.
 */
export async function arrive(): Promise<void> {
  await loadMe();
  await loadCompanies();
}
