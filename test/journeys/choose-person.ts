import type { Locator } from '@playwright/test';

/** Chooses someone from the list under a field. */
export async function choosePerson(field: Locator, name: string): Promise<void> {
  await field.click();
  await field.page().getByRole('option', { name }).click();
}
