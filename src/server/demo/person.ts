import type { EmployeeForm } from '#shared/employees.ts';

/** A person of the demonstration; a team is named, and there is one each. */
export interface DemoPerson extends Omit<
  EmployeeForm,
  'teamIds' | 'professionalHistory' | 'email' | 'phone'
> {
  team: string;
  /** As the form takes it: 'position - company - period'. */
  history: readonly string[];
}
