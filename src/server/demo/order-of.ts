import { documentContracts } from '#documents/contracts.ts';
import { addDays } from '#shared/format.ts';
import { readOrder, type Desk, type Order } from '../documents/order.ts';
import type { Caller } from '../http/route.ts';
import type { DemoDocument } from './document.ts';

/** What has been registered, by name. */
export interface Ids {
  companyId: string;
  teams: ReadonlyMap<string, string>;
  employees: ReadonlyMap<string, string>;
}

interface Asked {
  caller: Caller;
  ids: Ids;
  document: DemoDocument;
  /** When it is asked for, `yyyy-MM-dd`. */
  day: string;
}

/** What a leader would have sent, read as the server reads it. */
export async function orderOf(desk: Desk, { caller, ids, document, day }: Asked): Promise<Order> {
  const { kind: type, about, team, form, due } = document;
  const employeeId = about === undefined ? undefined : idOf(ids.employees, about);
  const teamId = team === undefined ? undefined : idOf(ids.teams, team);
  const { shape } = documentContracts[type].formSchema;
  const filled = {
    ...form,
    ...('employeeName' in shape ? { employeeId, employeeName: about } : {}),
    ...('teamId' in shape ? { teamId } : {}),
    ...('selectedTeams' in shape && teamId !== undefined ? { selectedTeams: [teamId] } : {}),
  };
  const prompt = form ? JSON.stringify(filled) : '';
  const { companyId } = ids;
  const order = await readOrder(desk, caller, { type, prompt, companyId, employeeId, teamId });
  if (due === undefined) return order;
  // A form takes no day that is over; on the day that it was asked for, this one was ahead.
  const field = 'followUpDate' in shape ? 'followUpDate' : 'deadline';
  return { ...order, brief: { ...order.brief, [field]: addDays(day, due) } };
}

/** @throws Error for a name that is nobody's: the data of the demonstration are wrong */
function idOf(ids: ReadonlyMap<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`Nobody is called ${name}`);
  return id;
}
