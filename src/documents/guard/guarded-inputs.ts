import type { RemovalReason, Removed } from '../kit/removal.ts';
import type { DocumentContext } from '../kit/document-context.ts';
import type { Brief } from '../kit/writer.ts';
import { guarded, type GuardOptions } from './guard.ts';
import { together } from './guarded-content.ts';

/** A form and its context without what no document repeats, and why anything of the form is missing. */
export interface GuardedInputs<Form> {
  brief: Brief<Form>;
  context: DocumentContext;
  /** Of the form alone: of what was never typed for this document there is nothing to tell. */
  removed: Removed;
}

/**
 * What a document is written from, whoever writes it. Names and positions stay as they are: they are what
 * people are called.
 */
export function guardedInputs<Form>(
  brief: Brief<Form>,
  context: DocumentContext,
  options: GuardOptions = {},
): GuardedInputs<Form> {
  const kept = guarded(withoutNames(brief), options);
  const names = guarded(namesOf(brief), { allows: allButOrders });
  const { company, team, employee, author, colleagues, ...rest } = context;
  const facts = <Value>(value: Value): Value => guarded(value, options).value;
  return {
    brief: { ...kept.value, ...names.value },
    context: {
      ...facts(rest),
      author,
      colleagues,
      company: { ...facts(company), name: company.name },
      team: team && { ...facts(team), name: team.name },
      employee: employee && {
        ...facts(employee),
        name: employee.name,
        position: employee.position,
      },
    },
    removed: together(kept.removed, names.removed),
  };
}

/** A name may be any word; an order to the machine is none. */
const allButOrders: readonly RemovalReason[] = [
  'sensitive',
  'discrimination',
  'label',
  'promise',
  'verdict',
  'reserved',
];
const nameFields = ['employeeName', 'recipientName', 'participants', 'position'];

function namesOf(brief: object): object {
  return Object.fromEntries(Object.entries(brief).filter(([key]) => nameFields.includes(key)));
}

function withoutNames(brief: object): object {
  return Object.fromEntries(Object.entries(brief).filter(([key]) => !nameFields.includes(key)));
}
