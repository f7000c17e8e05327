import type { Audience } from '#documents/kit/document-context.ts';
import { createHash } from 'node:crypto';
import { audienceOf, type FormOf } from '#documents/contracts.ts';
import type { DocumentKind } from '#documents/labels.ts';
import type { GenerationRequest, OneClickKind, OneClickRequest } from '#documents/endpoints.ts';
import type { Brief, Consulted } from '#documents/kit/writer.ts';
import { requireCompany, type OwnedCompanyId } from '../companies/owned-company.ts';
import type { Db } from '../db/database.ts';
import { findEmployee, getEmployee } from '../employees/store.ts';
import { AppError } from '../http/app-error.ts';
import { assertStorable } from '../http/json-body.ts';
import type { Caller } from '../http/route.ts';
import { messages } from '../messages.ts';
import { findTeam, getTeam } from '../teams/store.ts';
import type { WritingRoom } from './writing-room.ts';

/** A document that was asked for, its parts checked to be the caller's own. */
export interface Order<K extends DocumentKind = DocumentKind> {
  caller: Caller;
  companyId: OwnedCompanyId;
  kind: K;
  brief: Brief<FormOf<K>>;
  /** What its kind draws on. */
  consults: readonly Consulted[];
  audience: Audience;
  employeeId: string | null;
  teamId: string | null;
  /** SHA-256 of the request, in hex. */
  requestHash: string;
}

/** What orders are read with. */
export interface Desk {
  db: Db;
  room: WritingRoom;
}

/** @throws AppError `not_found` for a company, team or employee that is not the caller's */
export async function readOrder(
  { db, room }: Desk,
  caller: Caller,
  request: GenerationRequest,
): Promise<Order> {
  const companyId = requireCompany(caller, request.companyId ?? '');
  const { type: kind, prompt } = request;
  const { brief, consults } = await room.ask('read', { kind, prompt }, { owner: caller.userId });
  // The prompt is JSON within JSON: what its own escapes stand for shows only now.
  assertStorable(brief);
  // An id inside the form is part of what was typed: one that is not known counts as absent.
  const employee =
    request.employeeId === undefined
      ? await findEmployee(db, companyId, idIn(brief, 'employeeId'))
      : await getEmployee(db, companyId, request.employeeId);
  const team =
    request.teamId === undefined
      ? await findTeam(db, companyId, idIn(brief, 'teamId'))
      : await getTeam(db, companyId, request.teamId);
  return {
    caller,
    companyId,
    kind,
    brief,
    consults,
    audience: audienceOf(kind, brief, {
      employee: employee?.name ?? null,
      leader: caller.name,
    }),
    employeeId: employee?.id ?? null,
    teamId: team?.id ?? employee?.teamId ?? null,
    requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
  };
}

function idIn(brief: object, field: 'employeeId' | 'teamId'): string {
  const id: unknown = field in brief ? brief[field as keyof typeof brief] : '';
  return typeof id === 'string' ? id : '';
}

/**
 * The same for one click: an empty form, and one sentence for whatever is wrong with the ids.
 *
 * @throws AppError `invalid_input` where one is missing, `not_found` where one is not the caller's, or
 *   where no company is registered yet
 */
export async function readOneClick(
  desk: Desk,
  caller: Caller,
  { kind, companyId, employeeId }: OneClickRequest & { kind: OneClickKind },
): Promise<Order> {
  const refused = (code: 'invalid_input' | 'not_found') =>
    new AppError(code, messages.chooseCompanyAndEmployee);
  if (caller.companyId === null) throw new AppError('not_found', messages.companyNotFound);
  if (companyId === undefined || employeeId === undefined) throw refused('invalid_input');
  const request = { type: kind, prompt: '', companyId, teamId: undefined, employeeId };
  return readOrder(desk, caller, request).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'not_found' ? refused('not_found') : error;
  });
}
