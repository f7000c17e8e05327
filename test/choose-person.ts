import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Chooses someone from the list under a field. */
export async function choosePerson(field: HTMLElement, name: string): Promise<void> {
  const user = userEvent.setup();
  await user.click(field);
  await user.click(screen.getByRole('option', { name: new RegExp(`^${name}`) }));
}
